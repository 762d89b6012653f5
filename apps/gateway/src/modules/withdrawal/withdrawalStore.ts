import { type EventOf, transition, withdrawalStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored withdrawal. */
export type Withdrawal = Selectable<Tables["withdrawals"]>;

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

/** Names a withdrawal. */
export interface WithdrawalKey {
  readonly tenantId: string;
  readonly orderNo: string;
}

/** An event of the table of states. */
export type WithdrawalEvent = EventOf<typeof withdrawalStates>;

/** What a stored withdrawal may change into beside its state. */
export type WithdrawalChange = Partial<
  Pick<
    Insertable<Tables["withdrawals"]>,
    | "checks"
    | "first_approver"
    | "provider_ref"
    | "confirm_until"
    | "received"
    | "remark"
    | "proof"
    | "linked_order_no"
    | "complaint"
    | "complained_at"
    | "contradiction"
  >
>;

async function addStep(tx: Db, { tenantId, orderNo }: WithdrawalKey, state: Withdrawal["state"], reason: string) {
  await tables(tx)
    .insertInto("withdrawal_steps")
    .values({
      tenant_id: tenantId,
      order_no: orderNo,
      step: sql<number>`(select count(*) from withdrawal_steps where tenant_id = ${tenantId} and order_no = ${orderNo})`,
      state,
      reason,
    })
    .execute();
}

type NewWithdrawal = Omit<Insertable<Tables["withdrawals"]>, "state">;

/** Stores a withdrawal whose money is locked in the same transaction. */
export async function addWithdrawal(tx: Db, withdrawal: NewWithdrawal, reason = ""): Promise<Withdrawal> {
  const { initial } = withdrawalStates;
  const row = await tables(tx)
    .insertInto("withdrawals")
    .values({ ...withdrawal, state: initial })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(tx, { tenantId: row.tenant_id, orderNo: row.order_no }, initial, reason);
  return row;
}

/** A withdrawal; of one member, where that is named. `lock` holds it until the transaction ends. */
export async function findWithdrawal(
  db: Db,
  { tenantId, orderNo }: WithdrawalKey,
  { memberId, lock = false }: { readonly memberId?: string; readonly lock?: boolean } = {},
): Promise<Withdrawal | undefined> {
  let rows = tables(db)
    .selectFrom("withdrawals")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo);
  if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
  return (lock ? rows.forUpdate() : rows).executeTakeFirst();
}

/** Changes a withdrawal that stays in its state. */
export async function changeWithdrawal(
  tx: Db,
  { tenant_id: tenantId, order_no: orderNo }: Withdrawal,
  change: WithdrawalChange,
): Promise<void> {
  await tables(tx)
    .updateTable("withdrawals")
    .set(change)
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .execute();
}

/**
 * Moves a withdrawal by an event of its table and notes the step.
 * @returns the withdrawal as it is then; undefined when the event may not happen in its state any more
 */
export async function moveWithdrawal(
  tx: Db,
  withdrawal: Withdrawal,
  event: WithdrawalEvent,
  { reason = "", ...change }: WithdrawalChange & { readonly reason?: string } = {},
): Promise<Withdrawal | undefined> {
  const to = transition(withdrawalStates, withdrawal.state, event);
  if (to === null) return undefined;
  const row = await tables(tx)
    .updateTable("withdrawals")
    .set({ ...change, state: to, changed_at: sql<Date>`clock_timestamp()`, ask_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", withdrawal.tenant_id)
    .where("order_no", "=", withdrawal.order_no)
    .where("state", "=", withdrawal.state)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) await addStep(tx, { tenantId: row.tenant_id, orderNo: row.order_no }, to, reason);
  return row;
}

/** The steps of a withdrawal, oldest first. */
export async function listSteps(db: Db, { tenantId, orderNo }: WithdrawalKey) {
  return tables(db)
    .selectFrom("withdrawal_steps")
    .select(["state", "at", "reason"])
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .orderBy("step")
    .execute();
}

/** How many withdrawals of a member are not paid or ended. */
export async function countOpenWithdrawals(db: Db, tenantId: string, memberId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "in", ["SUBMITTED", "RISK", "APPROVED", "PAYING"])
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** Withdrawals about which the provider is to be asked by now; each is put off, so that another gateway asks about others. */
export async function takeSilent(db: Db, limit: number): Promise<readonly Withdrawal[]> {
  return tables(db)
    .updateTable("withdrawals")
    .set({
      asked: sql<number>`asked + 1`,
      ask_at: sql<Date>`clock_timestamp() + least(600, 20 * power(2, least(asked, 5))) * interval '1 second'`,
    })
    .where(
      sql<boolean>`(tenant_id, order_no) in (
        select tenant_id, order_no from withdrawals
        where state in ('APPROVED', 'PAYING') and ask_at < clock_timestamp()
        order by ask_at limit ${limit} for update skip locked)`,
    )
    .returningAll()
    .execute();
}

/** Paid withdrawals for whose answer the time is over. */
export async function listUnanswered(db: Db, limit: number): Promise<readonly WithdrawalKey[]> {
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
