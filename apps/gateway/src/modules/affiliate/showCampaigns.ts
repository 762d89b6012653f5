import { type Campaign, type CampaignFigures, toDecimal } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { toDays, toInvitationUrl } from "../agent/index.ts";
import { listCampaignDays, listCampaigns, listLinks } from "./campaignStore.ts";

/** A member's campaigns with their links. @param origin where links lead */
export async function showCampaigns(db: Db, key: MemberKey, origin: string): Promise<Campaign[]> {
  const campaigns = await listCampaigns(db, key);
  const links = Map.groupBy(await listLinks(db, key), ({ campaignId }) => campaignId);
  return campaigns.map((row) => {
    const own = links.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      agreementId: row.agreement_id,
      plan: row.plan,
      createdAt: row.created_at.getTime(),
      visits: own.reduce((sum, { visits }) => sum + visits, 0),
      registrations: row.registrations,
      firstDeposits: row.firstDeposits,
      qualified: row.qualified,
      links: own.map(({ code, kind, enabled, visits, registrations }) => ({
        code,
        kind,
        url: toInvitationUrl(origin, { kind: "CAMPAIGN", code, domain: null }),
        enabled,
        visits,
        registrations,
      })),
    };
  });
}

/** A campaign's figures by day. @throws Refusal `fields`, `request.invalid` for wrong days */
export async function readFigures(
  db: Db,
  { id: tenantId, timeZone }: Pick<Tenant, "id" | "timeZone">,
  campaignId: string,
  range: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<CampaignFigures> {
  const days = await toDays(db, timeZone, range);
  const rows = await listCampaignDays(db, { tenantId, campaignId }, { ...days, timeZone });
  return {
    days: rows.map(({ net, ...day }) => ({
      ...day,
      net: Object.entries(net).map(([currency, units]) => ({ currency, amount: toDecimal(BigInt(units)) })),
    })),
  };
}
