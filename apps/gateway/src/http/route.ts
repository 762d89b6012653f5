import type { Endpoint } from "@marquee/contract";
import type { Call } from "./Call.ts";

/** A row's handler with its types forgotten: a list of routes cannot name each row's own. */
export interface Route {
  readonly name: string;
  readonly handle: (call: Call, request: never) => Promise<unknown>;
}

/** Binds a handler to a row of the contract: what it takes and gives is the row's. */
export function route<Request, Value>(
  endpoint: Endpoint<Request, Value>,
  handle: (call: Call, request: Request) => Promise<Value>,
): Route {
  return { name: endpoint.name, handle };
}
