/** What the keys of entries begin with that the browser made, not the router: the first of each document, and those of typed fragments. */
const prefix = "first-";

/** A key for the entry with which a visit or a document begins, unlike all others. */
export const createFirstKey = (): string => `${prefix}${Math.random().toString(36).slice(2, 10)}`;

/** Gives the current entry a key of its own, which stays with it in the history. */
function nameEntry(): void {
  const state: object = Object(history.state);
  if ("key" in state) return;
  history.replaceState({ ...state, key: createFirstKey() }, "");
}

/**
 * From now on every entry of the history has a key of its own. The router calls each entry without one "default", in every document, so
 * that a fresh page would begin where another one was left. To be called before the router reads the history.
 */
export function nameHistoryEntries(): void {
  nameEntry();
  addEventListener("popstate", nameEntry, { capture: true });
}

/** Whether a key is that of an entry that the browser made, with which a visit or a document began. */
export const isFirstEntry = (key: string): boolean => key === "default" || key.startsWith(prefix);
