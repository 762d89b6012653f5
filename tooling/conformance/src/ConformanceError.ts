/** A gateway broke a rule; the message says what was expected and what the gateway answered. */
export class ConformanceError extends Error {
  override readonly name = "ConformanceError";
}

/** Fails the case unless `isKept`. */
export function check(isKept: boolean, message: string): asserts isKept {
  if (!isKept) throw new ConformanceError(message);
}

/** Fails the case unless both values are the same. */
export function checkSame<Value>(found: Value, wanted: Value, what: string): void {
  check(Object.is(found, wanted), `${what}: expected ${String(wanted)}, got ${String(found)}`);
}
