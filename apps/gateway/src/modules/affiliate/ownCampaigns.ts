import {
  affiliateLimits,
  type Campaign,
  type CampaignFigures,
  type CampaignFiguresRequest,
  type CreateAffiliateLink,
  type CreateCampaign,
  type CreatedAffiliateLink,
  type SwitchAffiliateLink,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addCampaignCode, lockMaker, switchCampaignCodes, toCodeKey, toInvitationUrl } from "../agent/index.ts";
import { addCampaign, addCampaignLink, findCampaign, findOwnLink, listCampaigns, listLinks } from "./campaignStore.ts";
import { requireActive } from "./ownAccount.ts";
import type { Services } from "./services.ts";
import { readFigures, showCampaigns } from "./showCampaigns.ts";

type Holding = Pick<Services, "db">;

/** Prepares a campaign of the caller's. @throws Refusal `permission.denied`, `affiliate.state`, `affiliate.limit` */
export async function beginCampaign({ db }: Holding, call: Call, { agreementId, name }: CreateCampaign) {
  const key = requireSession(call);
  await requireActive(db, key, agreementId);
  return async (tx: Db) => {
    // What one member makes is counted one after the other.
    await lockMaker(tx, key);
    await requireActive(tx, key, agreementId);
    if ((await listCampaigns(tx, key)).length >= affiliateLimits.campaigns) throw new Refusal("affiliate.limit");
    const id = uuidv7();
    await addCampaign(tx, key, { id, agreementId, name: name.trim() });
    return { id };
  };
}

/** The campaign that was made. */
export async function showCampaign({ db }: Holding, call: Call, id: string): Promise<Campaign> {
  const found = (await showCampaigns(db, requireSession(call), call.origin)).find((campaign) => campaign.id === id);
  if (found === undefined) throw new Error(`campaign ${id} is gone`);
  return found;
}

/** Prepares a link of one of the caller's campaigns. @throws Refusal `permission.denied`, `affiliate.state`, `affiliate.limit` */
export async function beginLink({ db }: Holding, call: Call, { campaignId, kind }: CreateAffiliateLink) {
  const key = requireSession(call);
  const campaign = await findCampaign(db, key, campaignId);
  if (campaign === undefined) throw new Refusal("permission.denied");
  return async (tx: Db) => {
    await lockMaker(tx, key);
    await requireActive(tx, key, campaign.agreement_id);
    const links = await listLinks(tx, key);
    if (links.filter((link) => link.campaignId === campaignId).length >= affiliateLimits.linksOfCampaign)
      throw new Refusal("affiliate.limit");
    const code = await addCampaignCode(tx, key.tenantId, key.memberId);
    await addCampaignLink(tx, key, { code, codeKey: toCodeKey(code), campaignId, kind });
    return { code };
  };
}

/** The link of a code. */
export const showLink = (call: Call, code: string): CreatedAffiliateLink => ({
  code,
  url: toInvitationUrl(call.origin, { kind: "CAMPAIGN", code, domain: null }),
});

/** Switches one of the caller's links off, or on while its plan goes on. @throws Refusal `permission.denied`, `affiliate.state` */
export async function switchLink({ db }: Holding, call: Call, { code, enabled }: SwitchAffiliateLink): Promise<void> {
  const key = requireSession(call);
  const codeKey = toCodeKey(code);
  await transact(db, async (tx) => {
    const link = await findOwnLink(tx, key, codeKey);
    if (link === undefined) throw new Refusal("permission.denied");
    if (enabled) await requireActive(tx, key, link.agreementId);
    await switchCampaignCodes(tx, key.tenantId, [codeKey], enabled);
  });
}

/** The figures of one of the caller's campaigns by day. @throws Refusal `permission.denied`; `fields`, `request.invalid` for wrong days */
export async function readOwnFigures(
  { db }: Holding,
  call: Call,
  { campaignId, ...range }: CampaignFiguresRequest,
): Promise<CampaignFigures> {
  if ((await findCampaign(db, requireSession(call), campaignId)) === undefined) throw new Refusal("permission.denied");
  return readFigures(db, call.tenant, campaignId, range);
}
