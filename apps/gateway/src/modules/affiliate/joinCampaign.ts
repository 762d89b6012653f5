import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { publishPostback } from "../../webhooks/postbackStore.ts";
import { addPlayer } from "./playerStore.ts";

/** What an affiliate's own system may call a click: nothing that would need an escape anywhere. */
const clickIdPattern = /^[\w.~-]{1,100}$/;

/** The click of the address where somebody registered; null where there is none, or no such text. */
function toClickId(registerUrl: string): string | null {
  if (!URL.canParse(registerUrl)) return null;
  const text = new URL(registerUrl).searchParams.get("clickId") ?? "";
  return clickIdPattern.test(text) ? text : null;
}

/**
 * Makes a new member the player of the affiliate by whose link it registers, in the transaction that makes the member, and tells the affiliate's
 * own system. A plan that has ended meanwhile makes it nobody's: the registration goes on.
 */
export async function joinCampaign(
  tx: Db,
  { id: tenantId, timeZone }: Pick<Tenant, "id" | "timeZone">,
  {
    memberId,
    codeKey,
    registerUrl,
  }: { readonly memberId: string; readonly codeKey: string; readonly registerUrl: string },
): Promise<void> {
  const clickId = toClickId(registerUrl);
  const joined = await addPlayer(tx, { tenantId, memberId, codeKey, clickId, timeZone });
  if (joined?.kind !== "PLAYER") return;
  const { affiliateId, campaignId } = joined;
  await publishPostback(tx, tenantId, affiliateId, "affiliate.registration", { clickId, campaignId });
}
