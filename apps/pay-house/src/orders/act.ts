import { type EventOf, transition } from "@marquee/contract";
import { transact } from "@marquee/database";
import { addCallbacks, getFaults } from "../callbacks/callbackStore.ts";
import { toCallbacks } from "../callbacks/toCallbacks.ts";
import type { House } from "../House.ts";
import { Refusal } from "../Refusal.ts";
import { confirmationsNeeded } from "./methods.ts";
import { confirmOrder, listDue, moveOrder, type Order } from "./orderStore.ts";
import { depositStates, payoutStates } from "./states.ts";

/** What may happen to an order. */
export type OrderEvent = EventOf<typeof depositStates> | EventOf<typeof payoutStates>;

function toDeposit(state: Order["state"], event: OrderEvent): Order["state"] | null {
  if (state === "ACCEPTED" || state === "REFUSED" || event === "refuse") return null;
  return transition(depositStates, state, event);
}

function toPayout(state: Order["state"], event: OrderEvent): Order["state"] | null {
  if (state !== "ACCEPTED" || (event !== "pay" && event !== "refuse")) return null;
  return transition(payoutStates, state, event);
}

const finals: ReadonlySet<Order["state"]> = new Set(["PAID", "DECLINED", "EXPIRED", "REFUSED"]);

/**
 * Lets something happen to an order; an end is told to its merchant, by callbacks stored with it. @throws Refusal `state.changed`
 */
export async function act(house: House, order: Order, event: OrderEvent, reason?: string): Promise<Order> {
  const next = (order.kind === "DEPOSIT" ? toDeposit : toPayout)(order.state, event);
  if (next === null) throw new Refusal("state.changed");
  return transact(house.db, async (tx) => {
    const moved = await moveOrder(tx, order, next, reason === undefined ? {} : { reason });
    if (moved === undefined) throw new Refusal("state.changed");
    if (finals.has(next)) await addCallbacks(tx, order.id, toCallbacks(moved, await getFaults(tx, order.merchant)));
    return moved;
  });
}

const most = 100;

/** Lets time do its work: deposits expire, transfers are confirmed, payouts are paid or refused. @returns how many orders changed */
export async function actOnDue(house: House): Promise<number> {
  const due = await listDue(house.db, most);
  for (const order of due) {
    if (order.state === "CONFIRMING") {
      const seen = await confirmOrder(house.db, order.id);
      if (seen !== undefined && seen.confirmations >= confirmationsNeeded) await act(house, seen, "pay");
    } else if (order.kind === "PAYOUT") {
      const isRefused = order.pay.kind === "BANK" && order.pay.account.endsWith("000");
      await act(house, order, isRefused ? "refuse" : "pay", isRefused ? "The account does not exist." : undefined);
    } else await act(house, order, "expire");
  }
  return due.length;
}
