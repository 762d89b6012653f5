import type { CacheTag, Endpoint } from "@marquee/contract";
import type { Call } from "./baseQuery.ts";

/**
 * The `query` of an endpoint made from a row: what a hook is given is what the row's schema asks for.
 *
 * @internal
 */
export function toCall<Request extends object, Value>(row: Endpoint<Request, Value>): (request: Request) => Call {
  const { shapes: _, ...data } = row;
  return (request) => ({ row: data, request });
}

/**
 * A row as a query: its answers are kept under its tags.
 *
 * @internal
 */
export function toQuery<Request extends object, Value>(row: Endpoint<Request, Value>) {
  const { provides = [], keepSeconds = 60 } = row.cache ?? {};
  return { query: toCall(row), providesTags: provides, keepUnusedDataFor: keepSeconds };
}

/**
 * A row as a mutation: the tags that it makes out of date.
 *
 * @internal
 */
export function toMutation<Request extends object, Value>(row: Endpoint<Request, Value>) {
  const { invalidates = [], invalidatesWhenDone = [] } = row.cache ?? {};
  const invalidatesTags = (_: unknown, error: unknown): readonly CacheTag[] =>
    error === undefined ? [...invalidates, ...invalidatesWhenDone] : invalidates;
  return { query: toCall(row), invalidatesTags };
}
