import type { Endpoint } from "@marquee/contract";
import type { Call } from "./baseQuery.ts";

/** The `query` of an endpoint made from a row: what a hook is given is what the row's schema asks for. */
export function toCall<Request extends object, Value>(row: Endpoint<Request, Value>): (request: Request) => Call {
  const { shapes: _, ...data } = row;
  return (request) => ({ row: data, request });
}
