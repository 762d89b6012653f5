import { type WaitingLine, mostWaiting } from "../staff/WaitingLine.ts";
import type { OrderRow } from "./OrderKind.ts";
import type { OrderStore } from "./OrderStore.ts";

/** A line of orders that wait in a state for a person who may decide about money. */
export const toWaitingOrders = <Order extends OrderRow>(
  key: string,
  { countListed }: Pick<OrderStore<Order, never, never, never>, "countListed">,
  state: Order["state"],
): WaitingLine => ({
  key,
  permission: "balances.approve",
  count: (db, tenantId) => countListed(db, tenantId, { state, timeZone: "UTC" }, mostWaiting - 1),
});
