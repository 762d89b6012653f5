import { eventNames } from "./model.ts";
import type { EventName } from "./model.ts";

/** The number of events in an order. Shorter orders need no test of their own, because each is the start of one of these. */
const orderLength = 6;

/** How often an event may occur in an order: bet, win and rollback twice (the second is a duplicate), the others once. */
const supply: Readonly<Record<EventName, number>> = { bet: 2, win: 2, rollback: 2, lateWin: 1, secondRollback: 1 };

/** All orders of six events from bet, win, rollback, their duplicates, a late win and a second rollback. */
export function listOrders(): EventName[][] {
  return extend([], supply);
}

/** All sequences of six events, with any number of repetitions. */
export function listAllOrders(): EventName[][] {
  const endless = Object.fromEntries(eventNames.map((name) => [name, orderLength]));
  return extend([], { ...supply, ...endless });
}

function extend(order: readonly EventName[], left: Readonly<Record<EventName, number>>): EventName[][] {
  if (order.length === orderLength) return [[...order]];
  return eventNames.flatMap((event) =>
    left[event] === 0 ? [] : extend([...order, event], { ...left, [event]: left[event] - 1 }),
  );
}
