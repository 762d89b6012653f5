/** The store of short-lived state does not answer, or refuses. Its message holds no key and no value. */
export class StateUnavailableError extends Error {
  override readonly name = "StateUnavailableError";
}
