import type { RawBuilder } from "kysely";
import { type Call, requireSession } from "../http/Call.ts";
import { requireDays } from "../http/requireDays.ts";
import type { SomeServices } from "../Services.ts";
import type { OrderRow } from "./OrderKind.ts";
import type { OrderStore } from "./OrderStore.ts";

/** Which of his orders a member asks for: days in the merchant's zone, both included, and a page from 1. */
export interface MemberOrdersRequest {
  readonly from?: string;
  readonly to?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** A page of a member's orders, as every list of the contract says it. */
export interface MemberOrders<Item> {
  list: Item[];
  pageNo: number;
  pageSize: number;
  totalPages: number;
  totalCount: number;
}

/**
 * A page of the caller's own orders, newest first, and a sum over all pages in 1/10,000 of the unit: that of `sum`, else 0.
 * @throws Refusal `request.invalid` for a day that does not exist
 */
export async function listMemberOrders<Order extends OrderRow, Item>(
  { db }: SomeServices<"db">,
  call: Call,
  { from, to, pageNo = 1, pageSize = 20 }: MemberOrdersRequest,
  {
    store,
    sum,
    toItem,
  }: {
    readonly store: Pick<OrderStore<Order, never, never, never>, "listOfMember">;
    readonly sum?: RawBuilder<string | null>;
    readonly toItem: (order: Order) => Item;
  },
): Promise<{ readonly page: MemberOrders<Item>; readonly sum: bigint }> {
  requireDays({ from, to });
  const { tenantId, memberId } = requireSession(call);
  const filter = { tenantId, memberId, timeZone: call.tenant.timeZone, from, to };
  const place = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const found = await store.listOfMember(db, filter, place, sum);
  return {
    page: {
      list: found.rows.map(toItem),
      pageNo,
      pageSize,
      totalPages: Math.ceil(found.count / pageSize),
      totalCount: found.count,
    },
    sum: found.sum,
  };
}
