import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { switchCampaignCodes } from "../agent/index.ts";
import { moveAgreement, type NamedAgreement } from "./agreementStore.ts";
import { listAgreementCodes } from "./campaignStore.ts";
import type { Services } from "./services.ts";

/**
 * Takes an offer back or ends an agreement: its links bring nobody from then on, and what its players bring counts until the month is over. The
 * member is told. @returns false where it has been answered or has ended meanwhile
 */
export async function endAgreement(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  { id: tenantId, name: site }: Pick<Tenant, "id" | "name">,
  agreement: NamedAgreement,
): Promise<boolean> {
  const isOffer = agreement.state === "OFFERED";
  if (!(await moveAgreement(tx, agreement, isOffer ? "withdraw" : "end"))) return false;
  await switchCampaignCodes(tx, tenantId, await listAgreementCodes(tx, tenantId, agreement.id), false);
  const { member_id: memberId, plan } = agreement;
  const values = { site, plan, matter: isOffer ? "offer" : "plan" };
  await messages.tell(tx, { tenantId, memberId, template: "affiliate.ended", values });
  await publishEvent(tx, { tenantId, memberId, kind: "affiliate" });
  return true;
}
