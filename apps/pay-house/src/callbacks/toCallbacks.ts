import { randomUUID } from "node:crypto";
import { toDecimal } from "@marquee/contract";
import type { Order } from "../orders/orderStore.ts";
import type { NewCallback } from "./callbackStore.ts";
import type { FaultName } from "./faults.ts";

/** How late a late callback is, in milliseconds. */
const lateness = 20_000;

/** What an order looks like to its merchant, in answers and callbacks. */
export interface OrderView {
  readonly kind: Order["kind"];
  readonly orderNo: string;
  readonly providerRef: string;
  readonly status: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  /** A decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly reason?: string;
}

const statuses: Readonly<Record<Order["state"], OrderView["status"]>> = {
  OPEN: "OPEN",
  CHALLENGE: "OPEN",
  CONFIRMING: "OPEN",
  ACCEPTED: "OPEN",
  PAID: "PAID",
  DECLINED: "FAILED",
  REFUSED: "FAILED",
  EXPIRED: "EXPIRED",
};

/** The merchant's view of an order. */
export function toOrderView(order: Order): OrderView {
  return {
    kind: order.kind,
    orderNo: order.order_no,
    providerRef: order.id,
    status: statuses[order.state],
    amount: toDecimal(BigInt(order.amount)),
    currency: order.currency,
    ...(order.reason === null ? {} : { reason: order.reason }),
  };
}

/** The callbacks that tell a merchant of an order's end, with the faults that the panel has ordered. */
export function toCallbacks(order: Order, faults: readonly FaultName[]): readonly NewCallback[] {
  const has = (name: FaultName): boolean => faults.includes(name);
  const view = toOrderView(order);
  const told: OrderView = {
    ...view,
    ...(has("amount") ? { amount: toDecimal(BigInt(order.amount) / 2n) } : {}),
    ...(has("currency") ? { currency: view.currency === "USD" ? "EUR" : "USD" } : {}),
  };
  const toNew = (body: OrderView, wait: number, isForged = false): NewCallback => ({
    id: randomUUID(),
    body: JSON.stringify({ ...body, sentAt: Date.now() }),
    isForged,
    wait,
  });
  const wait = has("late") ? lateness : 0;
  const opposite: OrderView["status"] = view.status === "PAID" ? "FAILED" : "PAID";
  return [
    ...(has("forged") ? [toNew({ ...view, status: "PAID" }, 0, true)] : []),
    ...(has("lost") ? [] : [toNew(told, wait)]),
    ...(has("double") && !has("lost") ? [toNew(told, wait + 500)] : []),
    ...(has("disordered") ? [toNew({ ...view, status: opposite }, wait + 1_000)] : []),
  ];
}
