import type { Affiliate, AffiliateRequest } from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type CodeOwner, findCodeOwner } from "./affiliateCodeStore.ts";
import { countVisit } from "./linkStore.ts";

/** A name with its middle hidden: `a***n`. Its length reveals nothing about the hidden part. */
export function toMasked(account: string): string {
  const letters = [...account];
  return `${letters[0] ?? ""}***${letters.at(-1) ?? ""}`;
}

const toVisit = ({ tenant, location }: Call, { codeKey }: CodeOwner) => ({
  tenantId: tenant.id,
  timeZone: tenant.timeZone,
  codeKey,
  addressKey: toAddressKey(location.ip),
});

/** The masked owner of a code (AP-21, RG-16). To ask for an agent's, or a campaign's, is to visit its link. @throws Refusal `affiliate.invalid` */
export async function findAffiliate(db: Db, call: Call, { code, domain }: AffiliateRequest): Promise<Affiliate> {
  const owner = await findCodeOwner(db, call.tenant.id, code, domain ?? call.host);
  if (owner === undefined) throw new Refusal("affiliate.invalid");
  if (owner.kind !== "REFERRAL") await countVisit(db, toVisit(call, owner));
  return { valid: true, code: owner.code, agentAccount: toMasked(owner.account), referral: owner.kind === "REFERRAL" };
}
