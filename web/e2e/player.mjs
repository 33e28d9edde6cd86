// A person who plays by clicks: what they see decides what they do.

/** The way through a game: tiles and figures by clicks, everything else by the first answer there is. */
export class Player {
  constructor(page) {
    this.page = page;
    this.turns = 0;
    this.asked = new Map();
  }

  /** Waits until something is to do; returns whether the game goes on. */
  async wait() {
    const { page } = this;
    await page.waitForFunction(
      () => document.querySelector(".mine:not([aria-busy=true]), section:not([aria-busy=true]) .confirm, [role=dialog]") !== null,
      undefined,
      { timeout: 30_000 },
    );
    return !(await page.locator("[role=dialog]").isVisible());
  }

  /** Answers one question. */
  async answer() {
    const { page } = this;
    const dock = page.locator(".dock");
    if (!(await dock.locator(".mine").count())) {
      await dock.locator(".confirm").click({ timeout: 2000 }).catch(() => {});
      return;
    }
    const heading = await dock.locator(".heading").textContent();
    this.asked.set(heading, (this.asked.get(heading) ?? 0) + 1);
    const targets = page.locator("[data-target]");
    const n = await targets.count();
    const isTile = (await page.locator(".target.cell").count()) > 0;
    const passes = dock.locator(".choices .button");
    // Figures are placed as long as there are any: people do.
    if (n > 0) {
      const key = await targets.nth(this.turns % n).getAttribute("data-target");
      await page.locator(`[data-target="${key}"]`).dispatchEvent("click");
      await dock.locator(".confirm").click();
    } else if (await passes.count()) {
      await passes.first().click();
    }
    if (isTile) this.turns++;
    await page.waitForTimeout(30);
  }
}
