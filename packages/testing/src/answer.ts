import type { Endpoint, ErrorCode, Failure, ValueOf } from "@marquee/contract";

/** What a refusal of the contract says besides its code. */
type RefusalParts = Partial<Pick<Failure, "value" | "fields" | "retryAfter">>;

/** A refusal that a made-up gateway answers in place of a value. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly parts: RefusalParts;

  constructor(code: ErrorCode, parts: RefusalParts = {}) {
    super(code);
    this.code = code;
    this.parts = parts;
  }
}

/** What a made-up gateway says to one row of the contract. */
export type Answer = {
  readonly endpoint: Endpoint<never, unknown>;
  /**
   * Makes the envelope's value, or a promise of it; the query is that of a GET, the body that of another call, as the page sent it (an encrypted one stays so).
   * @throws {Refusal} where the call is refused
   * @throws {BrokenOff} where the connection breaks off
   */
  readonly toValue: (query: URLSearchParams, body: unknown) => unknown;
};

/** An answer that never comes, because the connection breaks off: an answer throws it in place of a value. */
export class BrokenOff extends Error {}

/** An answer to a row. Anything but the row's own value is a type error here, and refused by its schema when it is asked. */
export function answer<Row extends Endpoint<never, unknown>>(
  endpoint: Row,
  toValue: (query: URLSearchParams, body: unknown) => ValueOf<Row> | Promise<ValueOf<Row>>,
): Answer {
  return { endpoint, toValue };
}

/** A row that always refuses, with this code. */
export function refusal(endpoint: Endpoint<never, unknown>, code: ErrorCode, parts: RefusalParts = {}): Answer {
  return {
    endpoint,
    toValue: () => {
      throw new Refusal(code, parts);
    },
  };
}

/** A row whose connection breaks off. */
export function breakOff(endpoint: Endpoint<never, unknown>): Answer {
  return {
    endpoint,
    toValue: () => {
      throw new BrokenOff(endpoint.name);
    },
  };
}
