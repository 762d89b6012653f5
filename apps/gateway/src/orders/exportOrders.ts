import type { StaffEndpoint } from "@marquee/contract/staff";
import { exportList, type ExportList } from "../exports/ExportList.ts";
import { toPlace } from "./orderFilterStore.ts";
import type { OrderList } from "./listOrders.ts";
import { readPlace, toCursor } from "./orderPlace.ts";
import type { OrderRow } from "./OrderKind.ts";
import { type OrderListRequest, toOrderFilter } from "./toOrderFilter.ts";

/** A file's filters are kept for a day: it is not narrowed to a person or a number. */
function toKept(request: OrderListRequest): OrderListRequest {
  const { member: _member, number: _number, cursor: _cursor, ...kept } = request;
  return kept;
}

/** A merchant's orders as a file, in the order of the list. */
export const exportOrders = <Request extends OrderListRequest, Order extends OrderRow, Item, Value>(
  endpoint: StaffEndpoint<Request, Value>,
  { name, store, toItem }: Omit<OrderList<Order, Item>, "name"> & { readonly name: string },
  columns: readonly { readonly title: string; readonly toText: (item: Item) => string }[],
): ExportList =>
  exportList(name, endpoint, {
    count: (db, { tenant }, request) => store.countListed(db, tenant.id, toOrderFilter(tenant, toKept(request))),
    async read({ db }, { tenant }, request, place, most) {
      const filter = toOrderFilter(tenant, toKept(request));
      const rows = await store.list(db, tenant.id, most, filter, readPlace(place, filter));
      const last = rows.length < most ? undefined : rows.at(-1);
      return {
        rows: rows.map(toItem),
        next: last === undefined ? null : toCursor(toPlace(last, store.toNumber(last), filter)),
      };
    },
    columns,
  });
