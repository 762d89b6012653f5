import type { Endpoint, ValueOf } from "@marquee/contract";

/** What a made-up gateway says to one row of the contract. */
export type Answer = {
  readonly endpoint: Endpoint<never, unknown>;
  /** Makes the envelope's value; the query is that of a GET. */
  readonly toValue: (query: URLSearchParams) => unknown;
};

/** An answer to a row. Anything but the row's own value is a type error here, and refused by its schema when it is asked. */
export function answer<Row extends Endpoint<never, unknown>>(
  endpoint: Row,
  toValue: (query: URLSearchParams) => ValueOf<Row>,
): Answer {
  return { endpoint, toValue };
}
