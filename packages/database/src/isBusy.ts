import { getSqlState } from "./DatabaseError.ts";

/**
 * Statement or lock timeout, idle transaction, too many connections, a server starting or stopping: nothing of the
 * transaction is in the database.
 */
const states = new Set(["57014", "55P03", "25P03", "53300", "57P03"]);

/** The pool's message when no connection became free in time; it has no code. */
const noConnection = "timeout exceeded when trying to connect";

/** True for an error that says "not now": the same call may succeed in a moment, and this one changed nothing. */
export function isBusy(error: unknown): boolean {
  const state = getSqlState(error);
  return state === undefined ? error instanceof Error && error.message === noConnection : states.has(state);
}
