import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type CodeKind, findCodeOwner } from "../agent/index.ts";
import type { AnyRegisterRequest } from "./checkRegistration.ts";
import { getRegisterRules } from "./registerRules.ts";

const codes = [
  { name: "affiliateCode", kind: "AFFILIATE", refusal: "affiliate.invalid" },
  { name: "referralCode", kind: "REFERRAL", refusal: "referral.invalid" },
] as const satisfies readonly { readonly name: string; readonly kind: CodeKind; readonly refusal: string }[];

/** Who invited a member, and with which code. */
interface Upline {
  readonly memberId: string;
  readonly codeKey: string;
}

/**
 * The inviting member: the owner of the affiliate code takes precedence over that of the referral code (RG-24). A wrong code is
 * refused if the form has a field for it; otherwise the visitor could not correct it, so it is ignored.
 *
 * @throws Refusal `affiliate.invalid`, `referral.invalid`
 */
export async function findUpline(
  db: Db,
  { tenant, host }: Pick<Call, "tenant" | "host">,
  request: AnyRegisterRequest,
): Promise<Upline | null> {
  const rules = getRegisterRules(tenant);
  const owners: Upline[] = [];
  for (const { name, kind, refusal } of codes) {
    const code = request[name]?.trim() ?? "";
    if (code === "") continue;
    const owner = await findCodeOwner(db, tenant.id, code, host);
    if (owner?.kind === kind) owners.push(owner);
    else if (rules[name]?.enabled === "1") throw new Refusal(refusal);
  }
  return owners[0] ?? null;
}
