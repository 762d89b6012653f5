import { mostWaiting, type WaitingItem, type WaitingLine } from "../staff/WaitingLine.ts";
import type { OrderRow } from "./OrderKind.ts";
import type { ListedOrder, OrderStore } from "./OrderStore.ts";

/** What the queue of every kind of orders shows, beside its number. */
type QueuedOrder = OrderRow & { readonly currency: string };

type Store<Order extends QueuedOrder> = Pick<
  OrderStore<Order, never, never, never>,
  "countListed" | "list" | "findListed" | "toNumber"
>;

/**
 * A line of orders that wait in a state for a person who may decide about money, and in how many hours he has promised to. With `toAbout`
 * it says what each is about in place of an amount of money.
 */
export function toWaitingOrders<Order extends QueuedOrder>(
  key: string,
  store: Store<Order>,
  state: Order["state"],
  hours?: number,
  toAbout?: (order: Order) => string,
): WaitingLine {
  const filter = { state, timeZone: "UTC", sort: "oldest" } as const;
  const toItem = (order: ListedOrder<Order>): WaitingItem => ({
    subject: store.toNumber(order),
    at: order.changed_at,
    ...(hours !== undefined && { deadline: new Date(order.changed_at.getTime() + hours * 3_600_000) }),
    member: { id: order.member_id, username: order.username },
    ...(toAbout === undefined ? { amount: BigInt(order.amount), currency: order.currency } : { about: toAbout(order) }),
  });
  return {
    key,
    permission: "balances.approve",
    count: (db, tenantId) => store.countListed(db, tenantId, filter, mostWaiting - 1),
    items: {
      list: async (db, tenantId, limit) => (await store.list(db, tenantId, limit, filter)).map(toItem),
      find: async (db, tenantId, orderNo) => {
        const order = await store.findListed(db, { tenantId, orderNo });
        return order?.state === state ? toItem(order) : undefined;
      },
    },
  };
}
