import { eventNames } from "./model.ts";
import type { EventName } from "./model.ts";

/** Longest order that is tried; every shorter one is the beginning of one of these. */
const orderLength = 6;

/** Each event twice at most for bet, win and rollback (the second time is a duplicate), once for the late ones. */
const supply: Readonly<Record<EventName, number>> = { bet: 2, win: 2, rollback: 2, lateWin: 1, secondRollback: 1 };

/** All orders of six out of bet, win, rollback, their duplicates, a late win and a second rollback. */
export function listOrders(): EventName[][] {
  return extend([], supply);
}

/** All words of six events, however often each occurs. */
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
