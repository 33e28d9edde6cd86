// A hand inside of the page that answers the question on the table with a verb: it clicks what a person would.

/** Runs in the page. Resolves with the verb that was sent, or what was in the way. */
export async function answer({ name, verb }) {
  const settle = (millis = 0) => new Promise((done) => setTimeout(done, millis));
  const dock = () => document.querySelector(`.dock .mine[data-question="${name}"]:not([aria-busy=true])`);
  for (let wait = 0; !dock(); wait++) {
    if (wait > 1000) return `nobody is asked for ${name}: ${document.querySelector(".dock")?.textContent}`;
    await settle(10);
  }
  await settle();
  const plain = dock().querySelector(`[data-answer="${verb}"]`);
  if (plain) {
    plain.click();
    return verb;
  }
  const board = verb === "place-tile-with-bridge" ? "place-tile" : verb;
  const whats = [...dock().querySelectorAll(".what")];
  const what = whats.find((one) => one.dataset.what.startsWith(`${board} `) || one.dataset.what === board);
  if (whats.length > 0 && !what) return `no button leads to ${verb}`;
  what?.click();
  await settle();
  const keys = [...document.querySelectorAll("[data-target]")].map((target) => target.dataset.target);
  for (const key of keys) {
    // Where a place has several answers, choosing it again leads to the next.
    for (let turn = 0; turn < 6; turn++) {
      document.querySelector(`[data-target="${key}"]`)?.click();
      await settle();
      if (dock()?.dataset.verb === verb) {
        dock().querySelector(".confirm").click();
        return verb;
      }
      if (verb !== "place-tile-with-bridge") break;
    }
  }
  return `no place of ${keys.length} leads to ${verb}`;
}
