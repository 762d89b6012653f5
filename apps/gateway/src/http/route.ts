import type { Endpoint } from "@marquee/contract";
import type { Db } from "../db/Schema.ts";
import type { Call } from "./Call.ts";

/**
 * A row's handler. A list of routes cannot name each row's own request: here it is any object, and the row's schema has
 * been asked before (methods, so that a handler of one request fits).
 */
export interface PlainRoute {
  readonly name: string;
  handle(call: Call, request: object): Promise<unknown>;
}

/** What is stored of an idempotent call: plain JSON from which its answer is made again. Never a token, never a password. */
export type Outcome = Readonly<Record<string, string | number | boolean | null>>;

/** The handler of a row with an `Idempotency-Key`: its effect happens once, its answer is made at each delivery. */
export interface IdempotentRoute {
  readonly name: string;
  /**
   * Checks and prepares, and answers the effect, which runs in one transaction with the row that remembers the call. It writes
   * nothing itself: a call that was broken off begins again.
   */
  begin(call: Call, request: object): Promise<(tx: Db) => Promise<Outcome>>;
  /** The row's value from what the effect answered, now or when the call came first. */
  answer(call: Call, request: object, outcome: Outcome): Promise<unknown>;
}

/** A row's handler of either kind. */
export type Route = PlainRoute | IdempotentRoute;

/** Binds a handler to a row of the contract: what it takes and gives is the row's. */
export function route<Request extends object, Value>(
  endpoint: Endpoint<Request, Value>,
  handle: (call: Call, request: Request) => Promise<Value>,
): PlainRoute {
  return { name: endpoint.name, handle };
}

/** Binds the two parts of an idempotent handler to its row. */
export function idempotentRoute<Request extends object, Value, Done extends Outcome>(
  endpoint: Endpoint<Request, Value>,
  parts: {
    readonly begin: (call: Call, request: Request) => Promise<(tx: Db) => Promise<Done>>;
    readonly answer: (call: Call, request: Request, outcome: Done) => Promise<Value>;
  },
): IdempotentRoute {
  return { name: endpoint.name, ...parts };
}
