import { type LimitKind, type LimitName, type LimitPeriod, limitWaitHours } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A limit of a member; amounts in 1/10,000 of the unit, or minutes of a session; null is no limit. */
export interface StoredLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
  /** What was asked for and waits for its second confirmation. */
  readonly next: { readonly amount: bigint | null; readonly from: Date; readonly until: Date } | null;
}

const toAmount = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** A member's limits: those in force, and those that wait. */
export async function listLimits(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredLimit[]> {
  const rows = await tables(db)
    .selectFrom("protection_limits")
    .select(["kind", "period", "number", "amount", "from_at", "until_at", "is_current"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("dropped_at", "is", null)
    .where((row) =>
      row.or([
        row("is_current", "=", true),
        row.and([row("confirmed_at", "is", null), row("until_at", ">", sql<Date>`clock_timestamp()`)]),
      ]),
    )
    .orderBy("number")
    .execute();
  const names = Map.groupBy(rows, ({ kind, period }) => `${kind} ${period}`);
  return [...names.values()].flatMap((list) => {
    const current = list.find((row) => row.is_current);
    const waiting = list.find((row) => !row.is_current);
    const [named = waiting] = [current];
    if (named === undefined) return [];
    const { kind, period } = named;
    return {
      kind,
      period,
      amount: toAmount(current?.amount ?? null),
      next: waiting ? { amount: toAmount(waiting.amount), from: waiting.from_at, until: waiting.until_at } : null,
    };
  });
}

const named = (db: Db, { tenantId, memberId }: MemberKey, { kind, period }: LimitName) =>
  tables(db)
    .updateTable("protection_limits")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .where("period", "=", period);

/** Drops what waits for its second confirmation. */
export async function dropNext(tx: Db, key: MemberKey, name: LimitName): Promise<void> {
  await named(tx, key, name)
    .set({ dropped_at: sql<Date>`clock_timestamp()` })
    .where("confirmed_at", "is", null)
    .where("dropped_at", "is", null)
    .execute();
}

const endCurrent = async (tx: Db, key: MemberKey, name: LimitName): Promise<void> =>
  void (await named(tx, key, name).set({ is_current: false }).where("is_current", "=", true).execute());

/** Hours from the wish for a higher limit until it may not be confirmed any more. */
const hoursToConfirm = 24 * 8;

/** Stores a limit: in force at once, or waiting for its second confirmation. What waited before is dropped. */
export async function addLimit(
  tx: Db,
  key: MemberKey,
  name: LimitName,
  amount: bigint | null,
  isNow: boolean,
): Promise<void> {
  await dropNext(tx, key, name);
  if (isNow) await endCurrent(tx, key, name);
  const { tenantId: tenant_id, memberId: member_id } = key;
  const now = sql<Date>`clock_timestamp()`;
  const inHours = (hours: number) => sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'`;
  await tables(tx)
    .insertInto("protection_limits")
    .values({
      tenant_id,
      member_id,
      ...name,
      number: sql<number>`(select count(*) from protection_limits where tenant_id = ${tenant_id} and member_id = ${member_id}
        and kind = ${name.kind} and period = ${name.period})`,
      amount,
      from_at: isNow ? now : inHours(limitWaitHours),
      until_at: isNow ? now : inHours(hoursToConfirm),
      confirmed_at: isNow ? now : null,
      is_current: isNow,
    })
    .execute();
}

/** Puts in force what has waited for 24 hours. @returns false when there is nothing to confirm now */
export async function confirmNext(tx: Db, key: MemberKey, name: LimitName): Promise<boolean> {
  const isDue = sql<boolean>`confirmed_at is null and dropped_at is null and clock_timestamp() between from_at and until_at`;
  const { numUpdatedRows: found } = await named(tx, key, name)
    .set({ confirmed_at: sql<Date>`clock_timestamp()` })
    .where(isDue)
    .executeTakeFirst();
  if (found === 0n) return false;
  await endCurrent(tx, key, name);
  await named(tx, key, name)
    .set({ is_current: true })
    .where(
      sql<boolean>`number = (select max(l.number) from protection_limits l where l.tenant_id = ${key.tenantId}
        and l.member_id = ${key.memberId} and l.kind = ${name.kind} and l.period = ${name.period} and l.confirmed_at is not null)`,
    )
    .execute();
  return true;
}
