import { mostCounted } from "@marquee/contract/staff";
import type { MerchantCall } from "../staff/StaffCall.ts";
import type { SomeServices } from "../Services.ts";
import { toPlace } from "./orderFilterStore.ts";
import { readPlace, toCursor } from "./orderPlace.ts";
import type { OrderRow } from "./OrderKind.ts";
import type { ListedOrder, OrderStore } from "./OrderStore.ts";
import { type OrderListRequest, toOrderFilter } from "./toOrderFilter.ts";

const pageSize = 50;

/** A list of a merchant's orders: of which store, what the audit log calls them, and a line. */
export interface OrderList<Order extends OrderRow, Item> {
  readonly store: Pick<OrderStore<Order, never, never, never>, "list" | "countListed" | "toNumber">;
  /** Several of them, such as `deposits`. */
  readonly name: "affiliate bills" | "bills" | "deposits" | "redemptions" | "vendor transfers" | "withdrawals";
  readonly toItem: (order: ListedOrder<Order>) => Item;
}

/**
 * A page of a merchant's orders, and where the next begins; that they were read is written down, since they name members.
 * @throws Refusal `request.invalid` for a cursor that this list did not make, and as `toOrderFilter`
 */
export async function listOrders<Order extends OrderRow, Item>(
  { db }: SomeServices<"db">,
  call: MerchantCall,
  request: OrderListRequest,
  { store, name, toItem }: OrderList<Order, Item>,
): Promise<{ items: Item[]; next: string | null; count: number | null }> {
  const filter = toOrderFilter(call.tenant, request);
  const after = readPlace(request.cursor, filter);
  const rows = await store.list(db, call.tenant.id, pageSize + 1, filter, after);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  // What one page holds needs no second look.
  const isWhole = after === undefined && last === undefined;
  const count = isWhole
    ? rows.length
    : after === undefined
      ? await store.countListed(db, call.tenant.id, filter, mostCounted)
      : null;
  if (shown.length > 0)
    await call.audit(db, {
      action: `read ${name}`,
      subject: request.state ?? "",
      after: { orders: shown.map(store.toNumber) },
    });
  return {
    items: shown.map(toItem),
    next: last === undefined ? null : toCursor(toPlace(last, store.toNumber(last), filter)),
    count,
  };
}
