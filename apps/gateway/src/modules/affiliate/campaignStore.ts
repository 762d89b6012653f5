import type { AffiliateLinkKind } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored campaign with what it has brought. */
export type CountedCampaign = Selectable<Tables["affiliate_campaigns"]> & {
  readonly plan: string;
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly qualified: number;
};

/** A link with what it has brought. */
export interface CountedLink {
  readonly campaignId: string;
  readonly code: string;
  readonly codeKey: string;
  readonly kind: AffiliateLinkKind;
  readonly enabled: boolean;
  readonly visits: number;
  readonly registrations: number;
}

/** A member's campaigns, newest first. */
export async function listCampaigns(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly CountedCampaign[]> {
  const { rows } = await sql<CountedCampaign>`
    select c.*, p.name as plan, x.* from affiliate_campaigns c
    join affiliate_agreements a on a.tenant_id = c.tenant_id and a.id = c.agreement_id
    join affiliate_plans p on p.tenant_id = a.tenant_id and p.id = a.plan_id
    cross join lateral (
      select count(*)::int as registrations, count(f.first_deposit_at)::int as "firstDeposits", count(f.qualified_at)::int as qualified
      from affiliate_players f where f.tenant_id = c.tenant_id and f.campaign_id = c.id) x
    where c.tenant_id = ${tenantId} and c.member_id = ${memberId} order by c.created_at desc, c.id desc`.execute(db);
  return rows;
}

/** The links of a member's campaigns, oldest first; one whose code is gone is off. */
export async function listLinks(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly CountedLink[]> {
  const { rows } = await sql<CountedLink>`
    select l.campaign_id as "campaignId", l.code, l.code_key as "codeKey", l.kind, coalesce(c.enabled, false) as enabled,
      coalesce(c.visits, 0)::int as visits,
      (select count(*)::int from affiliate_players f
        where f.tenant_id = l.tenant_id and f.campaign_id = l.campaign_id and f.code_key = l.code_key) as registrations
    from affiliate_links l left join affiliate_codes c on c.tenant_id = l.tenant_id and c.code_key = l.code_key and c.kind = 'CAMPAIGN'
    where l.tenant_id = ${tenantId} and l.member_id = ${memberId} order by l.created_at, l.code_key`.execute(db);
  return rows;
}

/** A member's own campaign; undefined for another one's. */
export async function findCampaign(db: Db, { tenantId, memberId }: MemberKey, id: string) {
  return tables(db)
    .selectFrom("affiliate_campaigns")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Stores a campaign. */
export async function addCampaign(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { id, agreementId, name }: { readonly id: string; readonly agreementId: string; readonly name: string },
): Promise<void> {
  await tables(tx)
    .insertInto("affiliate_campaigns")
    .values({ tenant_id: tenantId, id, member_id: memberId, agreement_id: agreementId, name })
    .execute();
}

/** Stores a link of a campaign, whose code is there. */
export async function addCampaignLink(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  link: {
    readonly code: string;
    readonly codeKey: string;
    readonly campaignId: string;
    readonly kind: AffiliateLinkKind;
  },
): Promise<void> {
  await tables(tx)
    .insertInto("affiliate_links")
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      code: link.code,
      code_key: link.codeKey,
      campaign_id: link.campaignId,
      kind: link.kind,
    })
    .execute();
}

/** A member's own link, and the agreement of its campaign. */
export async function findOwnLink(
  db: Db,
  { tenantId, memberId }: MemberKey,
  codeKey: string,
): Promise<{ readonly agreementId: string } | undefined> {
  const { rows } = await sql<{ agreementId: string }>`
    select c.agreement_id as "agreementId" from affiliate_links l
    join affiliate_campaigns c on c.tenant_id = l.tenant_id and c.id = l.campaign_id
    where l.tenant_id = ${tenantId} and l.member_id = ${memberId} and l.code_key = ${codeKey}`.execute(db);
  return rows[0];
}

/** The codes of all links of an agreement. */
export async function listAgreementCodes(db: Db, tenantId: string, agreementId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ codeKey: string }>`
    select l.code_key as "codeKey" from affiliate_links l
    join affiliate_campaigns c on c.tenant_id = l.tenant_id and c.id = l.campaign_id
    where l.tenant_id = ${tenantId} and c.agreement_id = ${agreementId}::uuid`.execute(db);
  return rows.map(({ codeKey }) => codeKey);
}

/** What a campaign has brought on one day; `net` is text in 1/10,000 of the unit by currency. */
interface CampaignDay {
  readonly day: string;
  readonly visits: number;
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly qualified: number;
  readonly net: Readonly<Record<string, string>>;
}

/** The days of a campaign on which there was something, newest first. */
export async function listCampaignDays(
  db: Db,
  { tenantId, campaignId }: { readonly tenantId: string; readonly campaignId: string },
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Promise<readonly CampaignDay[]> {
  const { rows } = await sql<CampaignDay>`
    with players as materialized (
      select f.member_id, f.day, ledger.to_day(f.first_deposit_at, ${timeZone}) as deposited, ledger.to_day(f.qualified_at, ${timeZone}) as qualified
      from affiliate_players f where f.tenant_id = ${tenantId} and f.campaign_id = ${campaignId}::uuid
    ), counted as (
      select d.day, d.visits::int as visits, 0 as registrations, 0 as deposits, 0 as qualified
      from affiliate_links l join link_days d on d.tenant_id = l.tenant_id and d.code_key = l.code_key
      where l.tenant_id = ${tenantId} and l.campaign_id = ${campaignId}::uuid
      union all select p.day, 0, 1, 0, 0 from players p
      union all select p.deposited, 0, 0, 1, 0 from players p where p.deposited is not null
      union all select p.qualified, 0, 0, 0, 1 from players p where p.qualified is not null
    ), counts as (
      select c.day, sum(c.visits)::int as visits, sum(c.registrations)::int as registrations, sum(c.deposits)::int as deposits,
        sum(c.qualified)::int as qualified
      from counted c where c.day between ${from}::date and ${to}::date group by 1
    ), sums as (
      select d.day, d.currency, sum(d.stakes - d.wins - d.bonuses - d.rebates) as net
      from players p join affiliate_days d on d.tenant_id = ${tenantId} and d.member_id = p.member_id
      where d.day between ${from}::date and ${to}::date group by 1, 2
    ), nets as (select s.day, jsonb_object_agg(s.currency, s.net::text) as net from sums s group by 1)
    select coalesce(c.day, n.day)::text as day, coalesce(c.visits, 0) as visits, coalesce(c.registrations, 0) as registrations,
      coalesce(c.deposits, 0) as "firstDeposits", coalesce(c.qualified, 0) as qualified, coalesce(n.net, '{}') as net
    from counts c full join nets n on n.day = c.day order by 1 desc`.execute(db);
  return rows;
}
