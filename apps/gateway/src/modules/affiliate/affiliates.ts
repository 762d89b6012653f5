import type {
  AffiliateAgreement,
  AffiliatePage,
  AffiliateSheet,
  AskAffiliate,
  AskAffiliateFigures,
  EndAffiliateAgreement,
  ListAffiliates,
} from "@marquee/contract/staff";
import type { CampaignFigures } from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import {
  findAgreement,
  listAgreements,
  listOwnAgreements,
  lockAgreement,
  type NamedAgreement,
  readSubs,
} from "./agreementStore.ts";
import { findCampaign } from "./campaignStore.ts";
import { endAgreement } from "./endAgreement.ts";
import { readFigures, showCampaigns } from "./showCampaigns.ts";
import type { Services } from "./services.ts";

const pageSize = 50;

const toAgreement = (row: NamedAgreement): AffiliateAgreement => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  planId: row.plan_id,
  plan: row.plan,
  kind: row.kind,
  currency: row.currency,
  state: row.state,
  version: row.version,
  offeredBy: row.offered_by,
  offeredAt: row.created_at.getTime(),
  answeredAt: row.answered_at?.getTime() ?? null,
  endedAt: row.ended_at?.getTime() ?? null,
  players: row.players,
});

/** Who has which plan, or an offer of it, newest first. Which ones were shown is written down. @throws Refusal `request.invalid` for a cursor that this list did not make */
export async function readAffiliates(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { cursor, ...filter }: ListAffiliates,
): Promise<AffiliatePage> {
  const rows = await listAgreements(db, call.tenant.id, { ...filter, after: readCursor(cursor) }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  if (shown.length > 0)
    await call.audit(db, {
      action: "read affiliates",
      subject: filter.state ?? "",
      after: { agreements: shown.map(({ id }) => id) },
    });
  return { items: shown.map(toAgreement), next: last === undefined ? null : toCursor(last.created_at, last.id) };
}

/** Everything about one affiliate. That it was looked at is written down. @throws Refusal `affiliate.agreement.unknown` */
export async function showAffiliate(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { memberId }: AskAffiliate,
): Promise<AffiliateSheet> {
  const key = { tenantId: call.tenant.id, memberId };
  const agreements = await listOwnAgreements(db, key);
  const [first] = agreements;
  if (first === undefined) throw new Refusal("affiliate.agreement.unknown");
  await call.audit(db, { action: "view affiliate", subject: first.account });
  return {
    memberId,
    account: first.account,
    ...(await readSubs(db, key)),
    agreements: agreements.map(toAgreement),
    campaigns: await showCampaigns(db, key, `https://${call.tenant.hosts[0] ?? ""}`),
  };
}

/** The figures of an affiliate's campaign by day. @throws Refusal `affiliate.agreement.unknown`; `fields`, `request.invalid` for wrong days */
export async function readAffiliateFigures(
  { db }: Pick<Services, "db">,
  { tenant }: MerchantCall,
  { memberId, campaignId, ...range }: AskAffiliateFigures,
): Promise<CampaignFigures> {
  if ((await findCampaign(db, { tenantId: tenant.id, memberId }, campaignId)) === undefined)
    throw new Refusal("affiliate.agreement.unknown");
  return readFigures(db, tenant, campaignId, range);
}

/** Takes an offer back, or ends an agreement. @throws Refusal `affiliate.agreement.unknown`; `state.changed` for another version, or one that is over */
export async function endAffiliate(
  services: Services,
  call: MerchantCall,
  { agreementId, version, reason }: EndAffiliateAgreement,
): Promise<void> {
  const { tenant } = call;
  await transact(services.db, async (tx) => {
    await lockAgreement(tx, tenant.id, agreementId);
    const agreement = await findAgreement(tx, tenant.id, agreementId);
    if (agreement === undefined) throw new Refusal("affiliate.agreement.unknown");
    if (agreement.version !== version || !(await endAgreement(tx, services, tenant, agreement)))
      throw new Refusal("state.changed");
    const { account, plan, state } = agreement;
    await call.audit(tx, {
      action: "end affiliate agreement",
      subject: account,
      before: { plan, state },
      reason,
    });
    await publishDeskChange(tx, tenant.id, "Affiliates");
  });
}
