import type { Db } from "../db/Db.ts";
import { Refusal } from "../http/Refusal.ts";
import type { MerchantCall } from "../staff/StaffCall.ts";
import type { OrderRow } from "./OrderKind.ts";
import { toChanged } from "./requireSeen.ts";

/** An order that two people may have to approve: as the settings were when it was made. */
export interface ApprovedRow extends OrderRow {
  readonly takes_two: boolean;
  /** Who has approved it already. */
  readonly first_approver: string | null;
}

/** How an order of this kind is approved. */
export interface Approval<Order extends ApprovedRow> {
  /** The state in which it waits. */
  readonly waits: Order["state"];
  readonly store: {
    readonly change: (tx: Db, order: Order, change: { readonly first_approver: string }) => Promise<void>;
  };
  readonly approve: (tx: Db, order: Order) => Promise<Order | undefined>;
}

/**
 * Approves an order that waits; the first of two people only leaves a name. Call it with the order locked.
 * @returns the order as it is then; undefined while a second person is missing
 * @throws Refusal `state.changed` where it does not wait, `proposal.own` for the second approval by the same person
 */
export async function approveOrder<Order extends ApprovedRow>(
  tx: Db,
  { session }: MerchantCall,
  order: Order,
  { waits, store, approve }: Approval<Order>,
): Promise<Order | undefined> {
  if (order.state !== waits) throw toChanged(order);
  const { email: actor } = session.person;
  if (order.first_approver === actor) throw new Refusal("proposal.own");
  if (order.takes_two && order.first_approver === null) {
    await store.change(tx, order, { first_approver: actor });
    return undefined;
  }
  const approved = await approve(tx, order);
  if (approved === undefined) throw toChanged(order);
  return approved;
}
