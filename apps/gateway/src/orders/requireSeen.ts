import { Refusal } from "../http/Refusal.ts";
import type { OrderRow } from "./OrderKind.ts";

/** An order about which people decide. */
type DecidedRow = OrderRow & { readonly decided_by?: string | null; readonly first_approver?: string | null };

/**
 * The refusal of a decision about an order that is not as its maker has seen it: it tells the state, and who has decided or approved
 * first and when, as far as that is known.
 */
export function toChanged({ state, changed_at: at, decided_by: by, first_approver: first }: DecidedRow): Refusal {
  // The first approval leaves the state and its time as they are.
  const isApproved = by == null && first != null;
  return new Refusal("state.changed", {
    value: { orderState: state, by: by ?? first ?? null, at: isApproved ? null : at.getTime() },
  });
}

/**
 * Requires that a decision is about the order as it is: `seen` is the version on the page of whoever decides; undefined from a page of the release
 * before. @throws Refusal `state.changed` when somebody or something has changed the order since
 */
export function requireSeen(order: DecidedRow, seen: number | undefined): void {
  if (seen !== undefined && order.version !== seen) throw toChanged(order);
}
