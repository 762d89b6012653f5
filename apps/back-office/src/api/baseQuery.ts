import type { Envelope } from "@marquee/contract";
import type { StaffEndpoint } from "@marquee/contract/staff";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { ApiError } from "./ApiError.ts";

/** One call: a row of the contract, at which merchant, and what to send. */
export interface StaffQuery {
  readonly row: StaffEndpoint<never>;
  /** The merchant's code; undefined for rows that belong to none. */
  readonly merchant: string | undefined;
  readonly request: object;
}

const failure = (code: string, status: number): ApiError => ({
  code,
  status,
  value: {},
  fields: [],
  retryAfter: undefined,
});

function toAddress({ row, request }: StaffQuery): string {
  if (row.method !== "GET") return row.path;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(request))
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  const text = parameters.toString();
  return text === "" ? row.path : `${row.path}?${text}`;
}

const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === "object" && data !== null && "success" in data && "requestId" in data;

type Answer = { readonly data: unknown } | { readonly error: ApiError };

/**
 * Sends one call and takes the envelope off. Fails with an {@link ApiError}, never by throwing. `isAgain`: the page asks by itself for what it
 * shows, which is no act of a person and keeps no session alive.
 */
export async function sendCall(query: StaffQuery, signal: AbortSignal, isAgain: boolean): Promise<Answer> {
  const { row, merchant, request } = query;
  const headers = new Headers({ Accept: "application/json", "X-Staff": isAgain ? "again" : "1" });
  if (merchant !== undefined) headers.set("Merchant", merchant);
  const isRead = row.method === "GET";
  if (!isRead) headers.set("Content-Type", "application/json");
  let data: unknown;
  let status = 0;
  try {
    const response = await fetch(toAddress(query), {
      method: row.method,
      headers,
      body: isRead ? null : JSON.stringify(request),
      signal,
      credentials: "same-origin",
    });
    status = response.status;
    data = await response.json();
  } catch {
    return { error: failure("network.abnormal", 0) };
  }
  if (!isEnvelope(data)) return { error: failure("network.abnormal", status) };
  // A row without a value answers an empty object; undefined would leave the cache entry unfilled.
  if (data.success) return { data: data.value ?? {} };
  const { errorCode: code, value = {}, fields = [], retryAfter } = data;
  return { error: { code, status, value, fields, retryAfter } };
}

/** The same for the cache of server data. */
export const baseQuery: BaseQueryFn<StaffQuery, unknown, ApiError> = (query, { signal, type, forced }) =>
  sendCall(query, signal, type === "query" && forced === true);
