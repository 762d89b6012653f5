import type { ClaimRule } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { StoredPage } from "./pageStore.ts";
import type { StoredPromotion } from "./promotionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored bonus. */
export type StoredBonus = Selectable<Tables["bonuses"]>;

/** A bonus with its progress; amounts in 1/10,000 of the unit. */
export type FollowedBonus = StoredBonus & { readonly balance: string; readonly done: string };

/** What is chosen with a deposit; amounts in 1/10,000 of the unit. */
export interface NewBonus extends MemberKey {
  readonly id: string;
  readonly orderNo: string;
  readonly amount: bigint;
  readonly required: bigint;
  /** It is chosen with a code. */
  readonly byCode: boolean;
}

/** Stores a bonus that waits for its deposit, on the terms of now. */
export async function addBonus(
  tx: Db,
  { tenantId, memberId, id, orderNo, amount, required, byCode }: NewBonus,
  promotion: StoredPromotion,
): Promise<void> {
  const { names, currency, percent, factor, days, max_stake: maxStake, max_convert: maxConvert } = promotion;
  await tables(tx)
    .insertInto("bonuses")
    .values({
      tenant_id: tenantId,
      id,
      member_id: memberId,
      promotion_id: promotion.id,
      order_no: orderNo,
      names: JSON.stringify(names),
      currency,
      percent,
      max_bonus: BigInt(promotion.max_bonus),
      min_deposit: BigInt(promotion.min_deposit),
      factor,
      max_stake: maxStake === null ? null : BigInt(maxStake),
      max_convert: maxConvert === null ? null : BigInt(maxConvert),
      days,
      sticky: promotion.sticky,
      ends_with_withdrawal: promotion.ends_with_withdrawal,
      by_code: byCode,
      amount,
      required,
    })
    .execute();
}

/** What an activity gives; amounts in 1/10,000 of the unit. */
export interface ActivityBonus extends Omit<NewBonus, "orderNo" | "byCode"> {
  readonly names: StoredBonus["names"];
  /** A birthday's year, else nothing. */
  readonly occasion: string;
}

/** From now on, for whole days: both times of one moment, since the clock moves on within a statement. */
const lastsFor = (days: number) => ({
  granted_at: sql<Date>`statement_timestamp()`,
  expires_at: sql<Date>`statement_timestamp() + ${days}::int * interval '1 day'`,
});

/** Stores a bonus that a page's activity gives now, on the terms of now. */
export async function addActivityBonus(
  tx: Db,
  { tenantId, memberId, id, names, amount, required, occasion }: ActivityBonus,
  page: StoredPage,
): Promise<void> {
  const days = page.days ?? 0;
  await tables(tx)
    .insertInto("bonuses")
    .values({
      tenant_id: tenantId,
      id,
      member_id: memberId,
      page_id: page.id,
      occasion,
      names: JSON.stringify(names),
      currency: page.currency ?? "",
      percent: 0,
      max_bonus: BigInt(page.most ?? 0),
      min_deposit: 0n,
      factor: page.factor ?? 0,
      max_stake: page.max_stake === null ? null : BigInt(page.max_stake),
      max_convert: page.max_convert === null ? null : BigInt(page.max_convert),
      days,
      sticky: page.sticky,
      ends_with_withdrawal: page.ends_with_withdrawal,
      amount,
      required,
      state: "ACTIVE",
      ...lastsFor(days),
    })
    .execute();
}

/** The bonus that was chosen with a deposit and is not decided on, locked until the transaction ends. */
export async function lockPendingBonus(tx: Db, tenantId: string, orderNo: string): Promise<StoredBonus | undefined> {
  return tables(tx)
    .selectFrom("bonuses")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("order_no", "=", orderNo)
    .where("state", "=", "PENDING")
    .forUpdate()
    .executeTakeFirst();
}

/** Stores that a bonus is given, with what it is now. */
export async function setGranted(
  tx: Db,
  { tenant_id: tenantId, id, days }: StoredBonus,
  amount: bigint,
  required: bigint,
): Promise<void> {
  await tables(tx)
    .updateTable("bonuses")
    .set({
      state: "ACTIVE",
      amount,
      required,
      ...lastsFor(days),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Stores that a bonus is not given, and why. */
export async function setRefused(tx: Db, { tenant_id: tenantId, id }: StoredBonus, rule: ClaimRule): Promise<void> {
  await tables(tx)
    .updateTable("bonuses")
    .set({ state: "REFUSED", rule, ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Ends an active bonus under the main wallet's lock. @returns false when it is not active any more */
export async function endBonus(
  tx: Db,
  tenantId: string,
  id: string,
  to: "CONVERTED" | "CANCELLED" | "EXPIRED",
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select end_bonus(${tenantId}, ${id}, ${to}) as done`.execute(tx);
  return rows[0]?.done === true;
}

/** The id of a member's active bonus. */
export async function findActiveBonus(tx: Db, { tenantId, memberId }: MemberKey): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom("bonuses")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "=", "ACTIVE")
    .executeTakeFirst();
  return row?.id;
}

/** An active bonus that is to end: its time is over, enough was staked, or staff have forgiven the rest. */
export type DueBonus = Pick<
  StoredBonus,
  "tenant_id" | "id" | "member_id" | "order_no" | "names" | "currency" | "days"
> & {
  readonly is_done: boolean;
};

/** An active bonus with whether it is to end, and whose it is: where the next part begins. */
type ActiveBonus = DueBonus & { readonly is_due: boolean };

/** Active bonuses that are to end by now, sticky ones behind the rounds that they are staked in; so many active ones are looked at by one statement, in the order of their members. */
export async function* listDueBonuses(db: Db, atOnce: number): AsyncGenerator<readonly DueBonus[]> {
  for (let after = ["", ""]; ;) {
    const { rows }: { readonly rows: readonly ActiveBonus[] } = await sql<ActiveBonus>`
      select b.tenant_id, b.id, b.member_id, b.order_no, b.names, b.currency, b.days, coalesce(r.state in ('DONE', 'FORGIVEN'), false) as is_done,
        r.ref is not null and (b.expires_at <= clock_timestamp() or r.state in ('DONE', 'FORGIVEN')
          and not (b.sticky and has_open_bonus_round(b.tenant_id, b.id))) as is_due
      from (
        select tenant_id, id, member_id, order_no, names, currency, days, sticky, expires_at from bonuses
        where state = 'ACTIVE' and (tenant_id, member_id) > (${after[0]}, ${after[1]}) order by tenant_id, member_id limit ${atOnce}
      ) b
      left join turnover_requirements r on r.tenant_id = b.tenant_id and r.source = 'BONUS' and r.ref = b.id::text
      order by b.tenant_id, b.member_id`.execute(db);
    yield rows.filter((bonus) => bonus.is_due);
    const last = rows.at(-1);
    if (rows.length < atOnce || last === undefined) return;
    after = [last.tenant_id, last.member_id];
  }
}

/** Bonuses that a round has ended, and of which the member is not told yet; the oldest end first. */
export async function listUntoldBonuses(db: Db, limit: number): Promise<readonly StoredBonus[]> {
  return tables(db)
    .selectFrom("bonuses")
    .selectAll()
    .where("is_told", "=", false)
    .orderBy("ended_at")
    .limit(limit)
    .execute();
}

/** Stores that the member is told of a bonus's end. @returns false when that was done before */
export async function setTold(
  tx: Db,
  { tenant_id: tenantId, id }: Pick<StoredBonus, "tenant_id" | "id">,
): Promise<boolean> {
  const told = await tables(tx)
    .updateTable("bonuses")
    .set({ is_told: true })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("is_told", "=", false)
    .executeTakeFirst();
  return told.numUpdatedRows > 0n;
}

const followed = sql`b.*, coalesce(r.done, 0)::text as done,
  case when b.state = 'ACTIVE' then coalesce(a.balance, 0) else 0 end::text as balance`;

const joined = sql`bonuses b
  left join turnover_requirements r on r.tenant_id = b.tenant_id and r.source = 'BONUS' and r.ref = b.id::text
  left join ledger.accounts a on a.tenant_id = b.tenant_id and a.account = 'member:' || b.member_id || ':bonus' and a.asset = b.currency`;

/** A page of a member's bonuses, newest first, and how many there are; those of deposits that nobody paid are left out. */
export async function listMemberBonuses(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly FollowedBonus[]; readonly count: number }> {
  const all = sql`${joined} left join deposits d on d.tenant_id = b.tenant_id and d.order_no = b.order_no
    where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and (b.state <> 'PENDING' or d.state not in ('EXPIRED', 'REJECTED'))`;
  const { rows } = await sql<FollowedBonus>`
    select ${followed} from ${all} order by b.position desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${all}`.execute(db);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** One bonus of a member by its id; or that of a deposit, or the active one that ends with its member's withdrawal. */
export async function findBonus(
  db: Db,
  tenantId: string,
  by: { readonly memberId: string; readonly id: string } | { readonly orderNo: string } | { readonly endingOf: string },
): Promise<FollowedBonus | undefined> {
  const which =
    "orderNo" in by
      ? sql`b.order_no = ${by.orderNo}`
      : "endingOf" in by
        ? sql`b.member_id = ${by.endingOf} and b.state = 'ACTIVE' and b.ends_with_withdrawal`
        : sql`b.member_id = ${by.memberId} and b.id::text = ${by.id}`;
  const { rows } = await sql<FollowedBonus>`
    select ${followed} from ${joined} where b.tenant_id = ${tenantId} and ${which}`.execute(db);
  return rows[0];
}

/** A member's name and currency; undefined for no member of the merchant. */
export async function findMember(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<
  { readonly username: string; readonly currency: string; readonly kind: number; readonly status: string } | undefined
> {
  return tables(db)
    .selectFrom("members")
    .select(["username", "currency", "kind", "status"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}
