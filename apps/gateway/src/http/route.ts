import type { Endpoint } from "@marquee/contract";
import type { Call } from "./Call.ts";

/**
 * A row's handler. A list of routes cannot name each row's own request: here it is any object, and the row's schema has
 * been asked before (a method, so that a handler of one request fits).
 */
export interface Route {
  readonly name: string;
  handle(call: Call, request: object): Promise<unknown>;
}

/** Binds a handler to a row of the contract: what it takes and gives is the row's. */
export function route<Request extends object, Value>(
  endpoint: Endpoint<Request, Value>,
  handle: (call: Call, request: Request) => Promise<Value>,
): Route {
  return { name: endpoint.name, handle };
}
