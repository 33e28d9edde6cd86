// What does not work says what happened and what to do: broken links, games that are gone, seats that are taken, no server.
import assert from "node:assert/strict";
import { complaints, DESKTOP, open, PHONE } from "../pages.mjs";
import { line } from "../proxy.mjs";

export async function brokenLinks({ browser, url, look }) {
  for (const [size, options] of [["desktop", DESKTOP], ["phone", PHONE]]) {
    const isTouch = size === "phone";
    const page = await open(browser, `${url}/nowhere`, options);
    await page.getByRole("alert").waitFor();
    await page.getByText("There is no such page").waitFor();
    await look(page, `trouble-address-${size}`, { isTouch });
    await page.goto(`${url}/game/aaaaaaaaaaaa`);
    await page.getByText("This game is not here").waitFor();
    await look(page, `trouble-gone-${size}`, { isTouch });
    // A link whose end was lost on the way.
    await page.goto(`${url}/game/abc#seat=12`);
    await page.getByText("This game is not here").waitFor();
    await page.getByRole("link", { name: "First page" }).click();
    await page.getByRole("heading", { name: "Carcas" }).waitFor();
    assert.deepEqual(complaints(page).filter((text) => !/40[04]/.test(text)), []);
    await page.context().close();
  }
}

export async function takenSeat({ browser, url, look }) {
  const host = await open(browser, url);
  await host.getByRole("button", { name: "Play with a friend" }).click();
  const link = await host.getByLabel("Send this link to one person:").inputValue();
  const cut = await open(browser, link.slice(0, -6));
  await cut.getByRole("button", { name: "Sit down" }).click();
  await cut.getByText("Look whether the whole link was copied").waitFor();
  await look(cut, "trouble-cut");
  await cut.close();
  const guest = await open(browser, link);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.locator(".dock .heading").waitFor();
  await guest.getByText("invites you to this table").waitFor({ state: "detached" });
  const late = await open(browser, link);
  // Nobody is invited to a table that is full.
  await late.getByText("This seat is taken").waitFor();
  assert.equal(await late.getByRole("button", { name: "Sit down" }).count(), 0);
  await look(late, "trouble-taken");
  await late.getByRole("button", { name: "Watch" }).click();
  await late.getByText("This seat is taken").waitFor({ state: "detached" });
  assert.equal(await late.locator(".mine").count(), 0);
  // Whoever sits there and opens the link once more plays on.
  await guest.goto("about:blank");
  await guest.goto(link);
  await guest.locator(".dock .heading").waitFor();
  assert.equal(await guest.getByText("This seat is taken").count(), 0);
  assert.deepEqual(complaints(host, guest), []);
}

/** The server goes away: before a game, in the lists, and at a table, where play goes on when it is back. */
export async function serverDown({ browser, url, look }) {
  const wire = await line(url);
  const page = await open(browser, wire.url, PHONE);
  await page.getByRole("heading", { name: "Carcas" }).waitFor();
  wire.cut();
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.getByText("The server does not answer").waitFor();
  await look(page, "trouble-down-start", { isTouch: true });
  await page.getByRole("link", { name: "Public tables" }).click();
  await page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Try again" }) }).getByText("The server does not answer").waitFor();
  await look(page, "trouble-down-games", { isTouch: true });
  wire.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Public tables", exact: true }).waitFor();
  wire.close();
}
