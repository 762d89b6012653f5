import type { StaffEndpoint } from "@marquee/contract/staff";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery, type StaffQuery } from "./baseQuery.ts";

const memberTags = [
  "Members",
  "MemberSessions",
  "MemberWallet",
  "MemberRemarks",
  "MemberChanges",
  "Labels",
  "Identity",
] as const;

/** The one cache of server data. Each domain injects its calls. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: [
    "Session",
    "Own",
    "People",
    "Proposals",
    "Audit",
    "Jobs",
    "Messages",
    "Switches",
    "Webhooks",
    "Exports",
    "Deposits",
    "Withdrawals",
    "WithdrawalSettings",
    "Turnover",
    "Restrictions",
    "TurnoverSettings",
    "Promotions",
    "Referral",
    "Bonuses",
    "Reconciliation",
    "VendorTransfers",
    "Games",
    "RegisterRules",
    ...memberTags,
  ],
  endpoints: () => ({}),
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
});

/** What a hook of a merchant's row takes: the merchant's code beside the request, so that merchants never share a cached answer. */
export type AtMerchant<Request> = (Request extends Record<string, never> ? object : Request) & {
  readonly merchant: string;
};

/** The call of a row about one merchant. */
export function toMerchantQuery<Request extends object, Value>(
  row: StaffEndpoint<Request, Value>,
): (request: AtMerchant<Request>) => StaffQuery {
  const { shapes: _, ...plain } = row;
  return ({ merchant, ...request }) => ({ row: plain, merchant, request });
}

/** The call of a row about the caller or about all merchants. */
export function toQuery<Request extends object, Value>(
  row: StaffEndpoint<Request, Value>,
): (request: Request) => StaffQuery {
  const { shapes: _, ...plain } = row;
  return (request) => ({ row: plain, merchant: undefined, request });
}
