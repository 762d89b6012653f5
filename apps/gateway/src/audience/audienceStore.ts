import { type AudienceRules, isOfMembers, toMoney, vipServiceLevel } from "@marquee/contract";
import { type RawBuilder, sql } from "kysely";
import type { MemberKey } from "../authentication/MemberKey.ts";
import type { Db } from "../db/Db.ts";

const days = (count: number): RawBuilder<Date> => sql`clock_timestamp() - ${count}::int * interval '1 day'`;

/** A condition on a label that the member `m` carries. */
const carries = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from member_labels ml join labels l on l.tenant_id = ml.tenant_id and l.id = ml.label_id
  where ml.tenant_id = m.tenant_id and ml.member_id = m.id and (${condition}))`;

/** Whether the member `m` has VIP service by a level (PM-13): only of those who have one the merchant's tree is read. */
const isVipByLevel = sql<boolean>`case when exists (select from member_ranks r
    where r.tenant_id = m.tenant_id and r.member_id = m.id and greatest(r.level, r.pinned) >= ${vipServiceLevel})
  then member_level(m.tenant_id, m.id) >= ${vipServiceLevel} else false end`;

function toLevel(levels: AudienceRules["levels"]): RawBuilder<boolean> {
  const byLabel = carries(sql`l.service = 'VIP' or l.rank >= ${vipServiceLevel}`);
  const vip = sql<boolean>`(${byLabel} or ${isVipByLevel})`;
  return levels.length > 1 ? sql`true` : levels[0] === "VIP" ? vip : sql`not ${vip}`;
}

function toLogin({ within, days: count }: NonNullable<AudienceRules["lastLogin"]>): RawBuilder<boolean> {
  const recent = sql<boolean>`coalesce(m.login_at >= ${days(count)}, false)`;
  return within ? recent : sql`not ${recent}`;
}

const toDeposits = ({
  count,
  amount,
  currency,
  days: inDays,
}: NonNullable<AudienceRules["deposits"]>): RawBuilder<boolean> => sql`(m.currency = ${currency} and (
  select count(*) >= ${count}::int and coalesce(sum(d.amount), 0) >= ${toMoney(amount).toString()}::numeric from deposits d
  where d.tenant_id = m.tenant_id and d.member_id = m.id and d.currency = ${currency} and d.state = 'CREDITED'
    and d.created_at >= ${days(inDays)}))`;

const toPlay = ({
  stake,
  currency,
  days: inDays,
}: NonNullable<AudienceRules["play"]>): RawBuilder<boolean> => sql`(m.currency = ${currency} and (
  select coalesce(sum(r.staked), 0) >= ${toMoney(stake).toString()}::numeric from game_rounds r
  where r.tenant_id = m.tenant_id and r.player_id = m.id and r.realm = 'real' and r.state <> 'ROLLED_BACK'
    and r.opened_at >= ${days(inDays)}))`;

/**
 * Whether the row `m` of `members` is of an audience: the one expression by which members are counted, and by which a caller is matched.
 */
function toCondition({
  who,
  languages,
  countries,
  labels,
  levels,
  lastLogin,
  deposits,
  play,
}: AudienceRules): RawBuilder<boolean> {
  const parts = [
    ...(who === "GUESTS" ? [sql<boolean>`false`] : []),
    ...(languages.length === 0 ? [] : [sql<boolean>`m.language = any(${languages}::text[])`]),
    ...(countries.length === 0 ? [] : [sql<boolean>`coalesce(m.login_country = any(${countries}::text[]), false)`]),
    ...(labels.length === 0 ? [] : [carries(sql`l.id::text = any(${labels}::text[])`)]),
    ...(levels.length === 0 ? [] : [toLevel(levels)]),
    ...(lastLogin === null ? [] : [toLogin(lastLogin)]),
    ...(deposits === null ? [] : [toDeposits(deposits)]),
    ...(play === null ? [] : [toPlay(play)]),
  ];
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}

/** How many of a merchant's members who are not closed an audience has, and how many there are. */
export async function countAudience(
  db: Db,
  tenantId: string,
  audience: AudienceRules,
): Promise<{ readonly matching: number; readonly members: number }> {
  const { rows } = await sql<{ matching: number; members: number }>`
    select count(*) filter (where ${toCondition(audience)})::int as matching, count(*)::int as members
    from members m where m.tenant_id = ${tenantId} and m.status <> 'CLOSED'`.execute(db);
  return rows[0] ?? { matching: 0, members: 0 };
}

/** For each audience whether a member is of it: one statement, whatever their number. */
async function matchMember(
  db: Db,
  { tenantId, memberId }: MemberKey,
  audiences: readonly AudienceRules[],
): Promise<readonly boolean[]> {
  if (audiences.length === 0) return [];
  const { rows } = await sql<{ matches: boolean[] }>`
    select array[${sql.join(audiences.map(toCondition))}]::bool[] as matches
    from members m where m.tenant_id = ${tenantId} and m.id = ${memberId}`.execute(db);
  return rows[0]?.matches ?? [];
}

/** Who asks for what is for an audience: a member, or a guest with what is known of him. */
export type Caller =
  | { readonly member: MemberKey }
  | { readonly guest: { readonly language: string; readonly country: string } };

const isGuestOf = (
  audience: AudienceRules,
  { language, country }: { readonly language: string; readonly country: string },
): boolean =>
  audience.who !== "MEMBERS" &&
  !isOfMembers(audience) &&
  (audience.languages.length === 0 || audience.languages.some((each) => each === language)) &&
  (audience.countries.length === 0 || audience.countries.includes(country));

/** Those of a list whose audience the caller is of, in their order. */
export async function listForCaller<Item>(
  db: Db,
  caller: Caller,
  items: readonly Item[],
  toAudience: (item: Item) => AudienceRules,
): Promise<readonly Item[]> {
  if ("guest" in caller) return items.filter((item) => isGuestOf(toAudience(item), caller.guest));
  const matches = await matchMember(db, caller.member, items.map(toAudience));
  return items.filter((_, index) => matches[index] === true);
}
