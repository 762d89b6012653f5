import { type EventOf, withdrawalStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { createOrderStore } from "../../orders/createOrderStore.ts";
import type { OrderKey } from "../../orders/OrderKind.ts";
import { type Tables, tables } from "./tables.ts";

type Table = Tables["withdrawals"];

/** A stored withdrawal. */
export type Withdrawal = Selectable<Table>;

/** The states of what was paid: the one definition of it. Of `RESOLVED_PAID` only what came was; the rest is the linked order's. */
export const paidStates = [
  "DISBURSED",
  "CONFIRMED",
  "CONFIRMED_AUTO",
  "PARTIAL_CLAIM",
  "UNPAID_CLAIM",
  "RESOLVED_DENIED",
  "RESOLVED_PAID",
  "SETTLED_PAID",
] as const satisfies readonly Withdrawal["state"][];

/** Withdrawals, with what has happened to each (contract 3.8). */
export const withdrawals = createOrderStore<Withdrawal, Insertable<Table>, Updateable<Table>>()({
  table: "withdrawals",
  tag: "Withdrawals",
  number: "order_no",
  references: ["provider_ref", "linked_order_no"],
  choices: { type: "type", provider: "provider", currency: "currency", decidedBy: "decided_by" },
  steps: "withdrawal_steps",
  states: withdrawalStates,
  asked: ["APPROVED", "PAYING"],
});

/** The states of a withdrawal that is neither paid nor ended. */
export const openStates = ["SUBMITTED", "RISK", "APPROVED", "PAYING"] as const satisfies readonly Withdrawal["state"][];

/** What all pages of a list have paid. Of a claim that was found right only what came was; the rest is the linked order's. */
export const paidSum = sql<
  string | null
>`sum(case state when 'RESOLVED_PAID' then coalesce(received, 0) else amount - fee end) filter (where state = any(${[...paidStates]}))`;

/** Stores a withdrawal whose money is locked in the same transaction. */
export async function addWithdrawal(tx: Db, withdrawal: Omit<Insertable<Table>, "state">): Promise<Withdrawal> {
  const added = await withdrawals.add(tx, withdrawal);
  if (added === undefined) throw new Error(`withdrawal ${withdrawal.order_no} is stored already`);
  return added;
}

/** Moves a withdrawal by an event of its table, and has the provider be asked about it from now on. @returns undefined when the event may not happen any more */
export async function moveWithdrawal(
  tx: Db,
  withdrawal: Withdrawal,
  event: EventOf<typeof withdrawalStates>,
  change: Parameters<typeof withdrawals.move>[3] = {},
): Promise<Withdrawal | undefined> {
  return withdrawals.move(tx, withdrawal, event, { ...change, ask_at: sql<Date>`clock_timestamp()` });
}

/** What a member has withdrawn in 24 hours, in 1/10,000 of the unit; what came back does not count. */
export async function sumDay(db: Db, tenantId: string, memberId: string): Promise<bigint> {
  const { amount } = await tables(db)
    .selectFrom("withdrawals")
    .select(sql<string | null>`sum(amount)`.as("amount"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "not in", ["REJECTED", "FAILED", "SETTLED_UNPAID"])
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return BigInt(amount ?? "0");
}

/** Paid withdrawals for whose answer the time is over. */
export async function listUnanswered(db: Db, limit: number): Promise<readonly OrderKey[]> {
  return tables(db)
    .selectFrom("withdrawals")
    .select(["tenant_id as tenantId", "order_no as orderNo"])
    .where("state", "=", "DISBURSED")
    .where("confirm_until", "<", sql<Date>`clock_timestamp()`)
    .orderBy("confirm_until")
    .limit(limit)
    .execute();
}

/** Paid withdrawals of which half the time to answer is over and nobody was reminded; each is marked as reminded. */
export async function takeToRemind(tx: Db, limit: number): Promise<readonly Withdrawal[]> {
  return tables(tx)
    .updateTable("withdrawals")
    .set({ reminded_at: sql<Date>`clock_timestamp()` })
    .where(
      sql<boolean>`(tenant_id, order_no) in (
        select tenant_id, order_no from withdrawals
        where state = 'DISBURSED' and reminded_at is null and confirm_until > clock_timestamp()
          and clock_timestamp() > changed_at + (confirm_until - changed_at) / 2
        order by confirm_until limit ${limit} for update skip locked)`,
    )
    .returningAll()
    .execute();
}

/** Marks the provider's reference of a payout that it has taken. */
export async function noteReference(db: Db, { tenant_id: tenantId, order_no: orderNo }: Withdrawal, ref: string) {
  await tables(db)
    .updateTable("withdrawals")
    .set({ provider_ref: ref, ask_at: sql<Date>`clock_timestamp() + interval '20 seconds'` })
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .where("provider_ref", "is", null)
    .execute();
}
