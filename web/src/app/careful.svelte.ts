// Something that is done with the server, one at a time: while it is on its way nothing else begins, and a refusal is told.
import { toldShort } from "./trouble";

export class Careful {
  isBusy = $state(false);
  /** Why the last thing was refused, in words. */
  problem = $state<string>();

  run = async (what: () => Promise<unknown>): Promise<void> => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    try {
      await what();
    } catch (why) {
      this.problem = toldShort(why);
    } finally {
      this.isBusy = false;
    }
  };
}
