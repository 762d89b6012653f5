import type { ActivityFacts, ApplicationState, AudienceRules, BonusState, LossPeriod } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { counts } from "./claimStore.ts";
import type { StoredPage } from "./pageStore.ts";
import { tables } from "./tables.ts";

/** A page, and where a member stands with it. */
export type MemberPage = StoredPage & {
  /** Its own rules, or those of the segment that it names. */
  readonly rules: AudienceRules;
  readonly time: ActivityFacts["time"];
  readonly application: ApplicationState | null;
  readonly application_id: string | null;
  readonly comment: string | null;
  readonly remark: string | null;
  readonly pictures: number;
  readonly amount: string | null;
  readonly applied_at: Date | null;
  /** The last bonus of it; of a birthday or of losses, that of the occasion. */
  readonly bonus: BonusState | null;
  /** A bonus of the member is active, or chosen with a deposit that may still be paid. */
  readonly has_bonus: boolean;
  /** The account was opened before the promotion was on offer. */
  readonly is_earlier: boolean;
  /** What the member lost in the last period of a promotion for losses, and the bonuses that were in play in it; amounts in 1/10,000 of the unit. */
  readonly lost: string;
  readonly bonuses: string;
  /** The member's VIP level, for a promotion that asks for one. */
  readonly own_level: number;
  /** An account at Zalo is linked to the member's. */
  readonly has_zalo: boolean;
  /** Another account that seems to be the same person's has claimed it; for a linked account at Zalo, one that it was linked to before. */
  readonly is_linked: boolean;
};

/** What of a member the rules of activities look at. */
export async function findClaimant(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly birthday: string | null } | undefined> {
  return tables(db)
    .selectFrom("members")
    .select("birthday")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** Whose pages are listed: those of a member's currency, or for a guest all. */
export interface PageReader {
  readonly tenantId: string;
  /** Null for a guest. */
  readonly member: {
    readonly memberId: string;
    readonly currency: string;
    /** The year of a birthday that is now, else nothing. */
    readonly birthdayYear: string;
    /** The first days of the last periods. */
    readonly periods: Readonly<Record<LossPeriod, string>>;
  } | null;
  readonly timeZone: string;
  /** Only this page. */
  readonly id?: string;
}

/** A merchant's pages in their order, with where the reader stands. */
export async function listMemberPages(
  db: Db,
  { tenantId, member, timeZone, id }: PageReader,
): Promise<readonly MemberPage[]> {
  const memberId = member?.memberId ?? null;
  const currency = member?.currency ?? null;
  const { DAY: lastDay = null, WEEK: lastWeek = null } = member?.periods ?? {};
  const period = sql`case p.period when 'DAY' then ${lastDay}::date when 'WEEK' then ${lastWeek}::date end`;
  const nextPeriod = sql`${period} + case p.period when 'WEEK' then 7 else 1 end`;
  const occasion = sql`case p.trigger when 'BIRTHDAY' then ${member?.birthdayYear ?? ""}::text when 'LOSS' then (${period})::text else '' end`;
  const { rows } = await sql<MemberPage>`
    select p.*, coalesce(p.audience, s.rules) as rules,
      case when not p.is_on or p.ends_at <= clock_timestamp() then 'OVER' when p.starts_at > clock_timestamp() then 'BEFORE' else 'OPEN' end as time,
      a.state as application, a.id as application_id, a.comment, a.remark, a.amount, a.created_at as applied_at,
      (select count(*)::int from promotion_application_images i where i.tenant_id = a.tenant_id and i.application_id = a.id) as pictures,
      (select b.state from bonuses b where b.tenant_id = p.tenant_id and b.member_id = ${memberId}::text
        and case when p.promotion_id is null then b.page_id = p.id and b.occasion = ${occasion}
          else b.promotion_id = p.promotion_id and ${counts} end
        order by b.position desc limit 1) as bonus,
      exists (select from bonuses b where b.tenant_id = p.tenant_id and b.member_id = ${memberId}::text
        and b.state in ('PENDING', 'ACTIVE') and ${counts}) as has_bonus,
      coalesce((select m.registered_at < greatest(p.created_at, p.starts_at) from members m where m.tenant_id = p.tenant_id and m.id = ${memberId}::text), false) as is_earlier,
      case when p.trigger = 'LOSS' then coalesce((select l.lost from promotion_losses l
        where l.tenant_id = p.tenant_id and l.member_id = ${memberId}::text and l.page_id = p.id and l.period = ${period}), 0) else 0 end::text as lost,
      case when p.trigger = 'LOSS' then coalesce((select sum(b.amount) from bonuses b
        where b.tenant_id = p.tenant_id and b.member_id = ${memberId}::text and b.currency = p.currency and b.granted_at is not null
          and ledger.to_day(b.granted_at, ${timeZone}::text) < ${nextPeriod}
          and coalesce(ledger.to_day(b.ended_at, ${timeZone}::text) >= ${period}, true)), 0) else 0 end::text as bonuses,
      case when p.trigger = 'LEVEL' then coalesce(member_level(p.tenant_id, ${memberId}::text), 0) else 0 end as own_level,
      exists (select from social_identities z where z.tenant_id = p.tenant_id and z.member_id = ${memberId}::text and z.provider = 'ZALO') as has_zalo,
      exists (
        select from member_traits t
        join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
        join bonuses b on b.tenant_id = o.tenant_id and b.member_id = o.member_id and b.page_id = p.id
        where t.tenant_id = p.tenant_id and t.member_id = ${memberId}::text
          and (p.once_per_person or p.trigger = 'ZALO' and t.rule = 'SAME_CONTACT')) as is_linked
    from promotion_pages p
    left join segments s on s.tenant_id = p.tenant_id and s.id = p.segment_id
    left join promotion_applications a on a.tenant_id = p.tenant_id and a.page_id = p.id and a.member_id = ${memberId}::text
    where p.tenant_id = ${tenantId} and (${id ?? null}::text is null or p.id::text = ${id ?? null}::text)
      and (${currency}::text is null or p.currency is null or p.currency = ${currency})
      and (p.trigger is distinct from 'GIFT' or a.state in ('APPROVED', 'CLAIMED'))
    order by p.position, p.id`.execute(db);
  return rows;
}
