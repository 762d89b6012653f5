import { type StaffCacheTag, staffCacheTags, type StaffEndpoint } from "@marquee/contract/staff";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery, type StaffQuery } from "./baseQuery.ts";

/** The one cache of server data. Each domain injects its calls. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: staffCacheTags,
  endpoints: () => ({}),
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
});

/** What a hook of a merchant's row takes: the merchant's code beside the request, so that merchants never share a cached answer. */
export type AtMerchant<Request> = (Request extends Record<string, never> ? object : Request) & {
  readonly merchant: string;
};

/** What is kept of a row's answers. */
function toKept({ cache: { provides = [], keepSeconds = 60 } = {} }: StaffEndpoint<never, unknown>) {
  return { providesTags: provides, keepUnusedDataFor: keepSeconds };
}

/** The tags that a row makes out of date. */
function toStale({ cache: { invalidates = [], invalidatesWhenDone = [] } = {} }: StaffEndpoint<never, unknown>) {
  return {
    invalidatesTags: (_: unknown, error: unknown): readonly StaffCacheTag[] =>
      error === undefined ? [...invalidates, ...invalidatesWhenDone] : invalidates,
  };
}

/** The `query` of a row about one merchant. */
function toMerchantCall<Request extends object, Value>(
  row: StaffEndpoint<Request, Value>,
): (request: AtMerchant<Request>) => StaffQuery {
  const { shapes: _, ...plain } = row;
  return ({ merchant, ...request }) => ({ row: plain, merchant, request });
}

/** The `query` of a row about the caller or about all merchants. */
function toCall<Request extends object, Value>(row: StaffEndpoint<Request, Value>): (request: Request) => StaffQuery {
  const { shapes: _, ...plain } = row;
  return (request) => ({ row: plain, merchant: undefined, request });
}

/** A row about one merchant as a query. */
export const toMerchantQuery = <Request extends object, Value>(row: StaffEndpoint<Request, Value>) => ({
  query: toMerchantCall(row),
  ...toKept(row),
});

/** A row about one merchant as a mutation. */
export const toMerchantMutation = <Request extends object, Value>(row: StaffEndpoint<Request, Value>) => ({
  query: toMerchantCall(row),
  ...toStale(row),
});

/** A row about the caller or about all merchants as a query. */
export const toQuery = <Request extends object, Value>(row: StaffEndpoint<Request, Value>) => ({
  query: toCall(row),
  ...toKept(row),
});

/** A row about the caller or about all merchants as a mutation. */
export const toMutation = <Request extends object, Value>(row: StaffEndpoint<Request, Value>) => ({
  query: toCall(row),
  ...toStale(row),
});
