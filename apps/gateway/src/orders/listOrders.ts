import type { MerchantCall } from "../staff/StaffCall.ts";
import type { AllServices } from "../Services.ts";
import { readPlace, toPlace } from "./orderPlace.ts";
import type { OrderRow } from "./OrderKind.ts";
import type { ListedOrder, OrderStore } from "./OrderStore.ts";

const pageSize = 50;

/** A list of a merchant's orders: of which store, what the audit log calls them, and a line. */
export interface OrderList<Order extends OrderRow, Item> {
  readonly store: Pick<OrderStore<Order, never, never, never>, "list" | "toNumber">;
  /** Several of them, such as `deposits`. */
  readonly name: string;
  readonly toItem: (order: ListedOrder<Order>) => Item;
}

/**
 * A page of a merchant's orders, newest first, and where the next begins; that they were read is written down, since they name members.
 * @throws Refusal `request.invalid` for a cursor that this list did not make
 */
export async function listOrders<Order extends OrderRow, Item>(
  { db }: Pick<AllServices, "db">,
  call: MerchantCall,
  { state, cursor }: { readonly state?: Order["state"]; readonly cursor?: string },
  { store, name, toItem }: OrderList<Order, Item>,
): Promise<{ items: Item[]; next: string | null }> {
  const rows = await store.list(db, call.tenant.id, pageSize + 1, { state, after: readPlace(cursor) });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (shown.length > 0) {
    const after = { orders: shown.map(store.toNumber) };
    await call.audit(db, { action: `read ${name}`, subject: state ?? "", after });
  }
  return {
    items: shown.map(toItem),
    next: rows.length > pageSize && last !== undefined ? toPlace(last.created_at, store.toNumber(last)) : null,
  };
}
