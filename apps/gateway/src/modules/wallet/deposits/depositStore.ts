import { type DepositPay, depositStates, type EventOf, transition } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { type Tables, tables } from "../tables.ts";

/** A stored deposit. */
export type Deposit = Selectable<Tables["deposits"]>;

/** Names a deposit. */
export interface DepositKey {
  readonly tenantId: string;
  readonly orderNo: string;
}

const toKey = ({ tenant_id: tenantId, order_no: orderNo }: Pick<Deposit, "tenant_id" | "order_no">): DepositKey => ({
  tenantId,
  orderNo,
});

async function addStep(
  tx: Db,
  { tenantId, orderNo }: DepositKey,
  state: Deposit["state"],
  reason: string,
): Promise<void> {
  await tables(tx)
    .insertInto("deposit_steps")
    .values({
      tenant_id: tenantId,
      order_no: orderNo,
      step: sql<number>`(select count(*) from deposit_steps where tenant_id = ${tenantId} and order_no = ${orderNo})`,
      state,
      reason,
    })
    .execute();
}

/** What a new deposit is made of. `amount` and `fee` in 1/10,000 of the unit. */
export type NewDeposit = Pick<
  Deposit,
  | "tenant_id"
  | "order_no"
  | "member_id"
  | "provider"
  | "method_id"
  | "type"
  | "currency"
  | "return_url"
  | "expect_minutes"
  | "expires_at"
> & { readonly amount: bigint; readonly fee: bigint; readonly linked_order_no?: string };

/** How long the provider has to answer before a job asks again. */
const firstAsk = sql<Date>`clock_timestamp() + interval '20 seconds'`;

/** Stores a deposit that the provider is about to be asked for. */
export async function addDeposit(tx: Db, deposit: NewDeposit): Promise<void> {
  await tables(tx)
    .insertInto("deposits")
    .values({ ...deposit, state: depositStates.initial, ask_at: firstAsk })
    .execute();
  await addStep(tx, toKey(deposit), depositStates.initial, "");
}

/** A deposit; of one member, where that is named. `lock` holds it until the transaction ends. */
export async function findDeposit(
  db: Db,
  { tenantId, orderNo }: DepositKey,
  { memberId, lock = false }: { readonly memberId?: string; readonly lock?: boolean } = {},
): Promise<Deposit | undefined> {
  let rows = tables(db)
    .selectFrom("deposits")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo);
  if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
  return (lock ? rows.forUpdate() : rows).executeTakeFirst();
}

/** The deposit of a provider's payment, locked until the transaction ends. */
export async function findByReference(
  tx: Db,
  tenantId: string,
  provider: string,
  providerRef: string,
): Promise<Deposit | undefined> {
  return tables(tx)
    .selectFrom("deposits")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("provider", "=", provider)
    .where("provider_ref", "=", providerRef)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what the provider says against what is stored; the empty text when staff have settled it. */
export async function changeContradiction(
  tx: Db,
  { tenant_id: tenantId, order_no: orderNo }: Pick<Deposit, "tenant_id" | "order_no">,
  contradiction: string,
): Promise<void> {
  await tables(tx)
    .updateTable("deposits")
    .set({ contradiction: contradiction.slice(0, 300) })
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .execute();
}

/** Whether the account of a deposit's member is open, and neither frozen nor closed. */
export async function isOwnerActive(tx: Db, { tenant_id, member_id }: Deposit): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", member_id)
    .executeTakeFirst();
  return row?.status === "ACTIVE";
}

/** What changes with a deposit's state. */
export interface DepositChange {
  readonly reason?: string;
  readonly providerRef?: string;
  readonly pay?: DepositPay;
  /** What was paid, where that is not what was ordered. `amount` in 1/10,000 of the unit. */
  readonly paid?: { readonly amount: bigint; readonly currency: string };
}

/** Moves a deposit by an event of its table and notes the step. @returns false when it may not happen in the deposit's state any more */
export async function moveDeposit(
  tx: Db,
  deposit: Deposit,
  event: EventOf<typeof depositStates>,
  { reason = "", providerRef, pay, paid }: DepositChange = {},
): Promise<boolean> {
  const to = transition(depositStates, deposit.state, event);
  if (to === null) return false;
  const { numUpdatedRows } = await tables(tx)
    .updateTable("deposits")
    .set({
      state: to,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(providerRef === undefined ? {} : { provider_ref: providerRef }),
      ...(pay === undefined ? {} : { pay: JSON.stringify(pay) }),
      ...(paid === undefined ? {} : { paid_amount: paid.amount, paid_currency: paid.currency }),
    })
    .where("tenant_id", "=", deposit.tenant_id)
    .where("order_no", "=", deposit.order_no)
    .where("state", "=", deposit.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addStep(tx, toKey(deposit), to, reason);
  return true;
}

/** How many deposits of a member wait for a payment. */
export async function countOpenDeposits(db: Db, tenantId: string, memberId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("deposits")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "in", ["CREATED", "PENDING"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The steps of a deposit, oldest first. */
export async function listSteps(db: Db, { tenantId, orderNo }: DepositKey) {
  return tables(db)
    .selectFrom("deposit_steps")
    .select(["state", "at", "reason"])
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .orderBy("step")
    .execute();
}

/** Which deposits a list holds: days in the merchant's zone, both included. */
export interface DepositFilter {
  readonly tenantId: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A page of a member's deposits, newest first, with the count and the credited sum of all pages. */
export async function listMemberDeposits(
  db: Db,
  { tenantId, memberId, timeZone, from, to }: DepositFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Deposit[]; readonly count: number; readonly credited: bigint }> {
  let all = tables(db).selectFrom("deposits").where("tenant_id", "=", tenantId).where("member_id", "=", memberId);
  if (from !== undefined)
    all = all.where("created_at", ">=", sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`);
  if (to !== undefined)
    all = all.where("created_at", "<", sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`);
  const rows = await all
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("order_no")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count, credited } = await all
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .select(
      sql<string | null>`sum(coalesce(paid_amount, amount) - fee) filter (where state = 'CREDITED')`.as("credited"),
    )
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count), credited: BigInt(credited ?? "0") };
}

/** Deposits about which the provider is to be asked by now; each is put off, so that another gateway asks about others. */
export async function takeSilent(db: Db, limit: number): Promise<readonly Deposit[]> {
  return tables(db)
    .updateTable("deposits")
    .set({
      asked: sql<number>`asked + 1`,
      // 20 seconds, then longer each time, up to ten minutes.
      ask_at: sql<Date>`clock_timestamp() + least(600, 20 * power(2, least(asked, 5))) * interval '1 second'`,
    })
    .where(
      sql<boolean>`(tenant_id, order_no) in (
        select tenant_id, order_no from deposits
        where state in ('CREATED', 'PENDING') and ask_at < clock_timestamp()
        order by ask_at limit ${limit} for update skip locked)`,
    )
    .returningAll()
    .execute();
}

/** A deposit with who made it and why it is in its state. */
export type ListedDeposit = Deposit & { readonly username: string; readonly reason: string };

const listed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("deposits as d")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "d.tenant_id").onRef("m.id", "=", "d.member_id"),
    )
    .selectAll("d")
    .select("m.username")
    .select(
      sql<string>`(select s.reason from deposit_steps s
        where s.tenant_id = d.tenant_id and s.order_no = d.order_no order by s.step desc limit 1)`.as("reason"),
    )
    .where("d.tenant_id", "=", tenantId);

/** A merchant's deposits, newest first; those behind a place. */
export async function listDepositPage(
  db: Db,
  tenantId: string,
  limit: number,
  {
    state,
    after,
  }: {
    readonly state: Deposit["state"] | undefined;
    readonly after: { readonly at: Date; readonly orderNo: string } | undefined;
  },
): Promise<readonly ListedDeposit[]> {
  let rows = listed(db, tenantId);
  if (state !== undefined) rows = rows.where("d.state", "=", state);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(d.created_at, d.order_no) < (${after.at}, ${after.orderNo})`);
  return rows.orderBy("d.created_at", "desc").orderBy("d.order_no", "desc").limit(limit).execute();
}

/** One deposit as the list shows it. */
export async function getListedDeposit(db: Db, { tenantId, orderNo }: DepositKey): Promise<ListedDeposit | undefined> {
  return listed(db, tenantId).where("d.order_no", "=", orderNo).executeTakeFirst();
}
