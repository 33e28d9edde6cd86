// Which keys are ours: not those with modifiers, and not what somebody types or answers elsewhere.

/** Where keys belong to what has the focus. A dialog that was closed keeps it until the next frame, and no key is lost meanwhile. */
const ELSEWHERE = "input, select, textarea, dialog[open]";

/** Whether a key is meant for something else than the page; `elsewhere` names where, if not in fields and dialogs. */
export function isForOthers(event: KeyboardEvent, elsewhere = ELSEWHERE): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(elsewhere) !== null;
}

/** Whether a key is meant for something else than the page, or for a list that has keys of its own. */
export const isForOthersOrLists = (event: KeyboardEvent): boolean => isForOthers(event, `${ELSEWHERE}, ol`);
