// A person who plays by clicks, taps or keys: what they see decides what they do. Every click is a real one.

import { atRest, LIMIT } from "./waits.mjs";

export class Player {
  constructor(page, { isTouch = false } = {}) {
    this.page = page;
    this.isTouch = isTouch;
    this.turns = 0;
  }

  press(locator) {
    return this.isTouch ? locator.tap() : locator.click();
  }

  /** Waits until something is to do; returns whether the game goes on. */
  async wait() {
    const { page } = this;
    const found = await page.waitForFunction(
      () => {
        if (document.querySelector("[role=dialog].end")) return "over";
        return document.querySelector(".mine:not([aria-busy=true]), section:not([aria-busy=true]) .confirm:not([aria-disabled=true])") ? "on" : undefined;
      },
      undefined,
      { timeout: LIMIT, polling: 20 },
    );
    return (await found.jsonValue()) === "on";
  }

  /** Answers one question: places on the board first, as long as there are any. */
  async answer() {
    const { page } = this;
    const dock = page.locator(".dock");
    if ((await dock.locator(".mine").count()) === 0) {
      // Time goes on by itself if nobody presses it.
      await page.evaluate(() => document.querySelector(".dock .confirm")?.click());
      return;
    }
    const isTile = (await page.locator(".target.cell").count()) > 0;
    const key = await this.pick();
    if (key !== undefined) {
      await this.press(page.locator(`[data-target="${key}"]`));
      await this.press(dock.locator(".confirm"));
    } else {
      await this.press(dock.locator(".choices .button").first());
    }
    if (isTile) this.turns++;
  }

  /** A target that can be hit where it is: neither beyond the window nor below something else, once nothing moves any more. */
  async pick() {
    await atRest(this.page);
    return this.page.evaluate((nth) => {
      const targets = [...document.querySelectorAll("[data-target]")];
      const isHit = (target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const order = targets.map((_, ix) => targets[(ix + nth) % targets.length]);
      return (order.find(isHit) ?? order[0])?.dataset.target;
    }, this.turns);
  }
}
