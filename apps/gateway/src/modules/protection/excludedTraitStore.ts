import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A trait of a person as a keyed hash, and what it is. */
export interface Trait {
  readonly rule: string;
  readonly key: string;
}

/** What of an excluded person is found again. */
export interface TraitMatch {
  readonly rule: string;
  /** Staff have confirmed the document of the one who is excluded; false for other traits. */
  readonly is_confirmed: boolean;
  /** The first exclusion of the person, where this one stands for it. */
  readonly exclusion_id: string;
  readonly until_at: Date | null;
}

/** Time-outs and exclusions that are in force. */
const inForce = sql<boolean>`(x.until_at is null or x.until_at > clock_timestamp())`;

/**
 * Makes all who look at these traits wait for each other until the transaction ends: of an exclusion and a registration at the same moment the
 * second one sees the first. In one order, so that two never wait for each other.
 */
export async function lockTraits(tx: Db, tenantId: string, traits: readonly Trait[]): Promise<void> {
  const keys = [...new Set(traits.map(({ rule, key }) => `trait ${tenantId} ${rule} ${key}`))].toSorted();
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A member's traits. */
export async function listTraits(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly Trait[]> {
  return tables(db)
    .selectFrom("member_traits")
    .select(["rule", "trait_key as key"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Keeps a member's traits with each exclusion of his that is in force; those that are kept stay, and what was confirmed stays confirmed. A device alone says nothing of a person. */
export async function keepTraits(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`
    insert into excluded_traits (tenant_id, rule, trait_key, exclusion_id, is_confirmed)
    select t.tenant_id, t.rule, t.trait_key, x.id, t.is_confirmed
    from member_traits t join protection_exclusions x on x.tenant_id = t.tenant_id and x.member_id = t.member_id and ${inForce}
    where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.rule <> 'SAME_DEVICE'
    on conflict (tenant_id, rule, trait_key, exclusion_id) do update set is_confirmed = true
      where excluded.is_confirmed and not excluded_traits.is_confirmed`.execute(tx);
}

/** Which of these traits are those of somebody else who is excluded now, the exclusions that end last first. */
export async function listTraitMatches(
  db: Db,
  { tenantId, memberId }: MemberKey,
  traits: readonly Trait[],
): Promise<readonly TraitMatch[]> {
  if (traits.length === 0) return [];
  const wanted = JSON.stringify(traits);
  const { rows } = await sql<TraitMatch>`
    select distinct on (t.rule, x.id) t.rule, t.is_confirmed, coalesce(x.source_id, x.id) as exclusion_id, x.until_at
    from jsonb_to_recordset(${wanted}::jsonb) as w(rule text, key text)
    join excluded_traits t on t.tenant_id = ${tenantId} and t.rule = w.rule and t.trait_key = w.key
    join protection_exclusions x on x.tenant_id = t.tenant_id and x.id = t.exclusion_id and x.member_id <> ${memberId} and ${inForce}
    order by t.rule, x.id, t.is_confirmed desc`.execute(db);
  return rows.toSorted((a, b) => (b.until_at?.getTime() ?? Infinity) - (a.until_at?.getTime() ?? Infinity));
}

/** Puts somebody's exclusion in force for another account of that person. @returns false where it is already */
export async function copyExclusion(tx: Db, { tenantId, memberId }: MemberKey, exclusionId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into protection_exclusions (tenant_id, id, member_id, kind, until_at, source_id)
    select tenant_id, gen_random_uuid(), ${memberId}, kind, until_at, coalesce(source_id, id) from protection_exclusions x
    where tenant_id = ${tenantId} and id = ${exclusionId} and ${inForce} and not exists (
      select from protection_exclusions o where o.tenant_id = x.tenant_id and o.id = coalesce(x.source_id, x.id) and o.member_id = ${memberId})
    on conflict (tenant_id, member_id, source_id) where source_id is not null do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** An account that shares traits with an excluded person. */
interface Sharer {
  readonly memberId: string;
  readonly matches: readonly Pick<TraitMatch, "rule" | "is_confirmed">[];
}

/** Other open accounts that share a trait with an excluded person. */
export async function listSharers(
  db: Db,
  { tenantId, exclusionId }: { readonly tenantId: string; readonly exclusionId: string },
): Promise<readonly Sharer[]> {
  const { rows } = await sql<Sharer>`
    select m.member_id as "memberId", jsonb_agg(distinct jsonb_build_object('rule', m.rule, 'is_confirmed', t.is_confirmed)) as matches
    from protection_exclusions x
    join excluded_traits t on t.tenant_id = x.tenant_id and t.exclusion_id = x.id
    join member_traits m on m.tenant_id = t.tenant_id and m.rule = t.rule and m.trait_key = t.trait_key and m.member_id <> x.member_id
    where x.tenant_id = ${tenantId} and x.id = ${exclusionId} and ${inForce}
    group by m.member_id order by m.member_id`.execute(db);
  return rows;
}

/** An exclusion whose person's other accounts are still to be looked for. */
export interface WaitingExclusion {
  readonly tenant_id: string;
  readonly id: string;
  /** The first exclusion of the person, where this one stands for it; otherwise itself. */
  readonly root_id: string;
  readonly member_id: string;
  readonly until_at: Date | null;
}

const waiting = sql`
  select x.tenant_id, x.id, coalesce(x.source_id, x.id) as root_id, x.member_id, x.until_at from protection_exclusions x
  where x.spread_at is null and ${inForce}`;

/** A bounded number of exclusions of all merchants that wait. */
export async function listWaiting(db: Db): Promise<readonly WaitingExclusion[]> {
  return (await sql<WaitingExclusion>`${waiting} limit 100`.execute(db)).rows;
}

/** Those of one member. */
export async function listOwnWaiting(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly WaitingExclusion[]> {
  return (
    await sql<WaitingExclusion>`${waiting} and x.tenant_id = ${tenantId} and x.member_id = ${memberId}`.execute(db)
  ).rows;
}

/** Notes that an exclusion's person was looked for. */
export async function noteSpread(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx)
    .updateTable("protection_exclusions")
    .set({ spread_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Has a member's exclusions that are in force spread once more: more is known of the person now. */
export async function askToSpread(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`update protection_exclusions x set spread_at = null
    where tenant_id = ${tenantId} and member_id = ${memberId} and ${inForce}`.execute(tx);
}

/** Removes traits of exclusions that ended so many days ago. A bounded number. @returns how many */
export async function removeOldTraits(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from excluded_traits where ctid = any(array(
      select t.ctid from protection_exclusions x join excluded_traits t on t.tenant_id = x.tenant_id and t.exclusion_id = x.id
      where x.until_at < clock_timestamp() - ${days} * interval '1 day' limit 1000))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
