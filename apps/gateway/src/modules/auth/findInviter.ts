import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type CodeKind, findCodeOwner } from "../agent/index.ts";
import type { AnyRegisterRequest } from "./checkRegistration.ts";
import { getRegisterRules } from "./registerRules.ts";

const codes = [
  { name: "affiliateCode", kinds: ["AFFILIATE", "CAMPAIGN"], refusal: "affiliate.invalid" },
  { name: "referralCode", kinds: ["REFERRAL"], refusal: "referral.invalid" },
] as const satisfies readonly {
  readonly name: string;
  readonly kinds: readonly CodeKind[];
  readonly refusal: string;
}[];

/** Who invited a member, and with which code. Who comes by an affiliate's campaign has no upline. */
interface Inviter {
  readonly memberId: string;
  readonly codeKey: string;
  readonly kind: CodeKind;
}

/**
 * The inviting member: the owner of the affiliate code takes precedence over that of the referral code (RG-24). A wrong code is
 * refused if the form has a field for it; otherwise the visitor could not correct it, so it is ignored.
 *
 * @throws Refusal `affiliate.invalid`, `referral.invalid`
 */
export async function findInviter(
  db: Db,
  { tenant, host }: Pick<Call, "tenant" | "host">,
  request: AnyRegisterRequest,
): Promise<Inviter | null> {
  const rules = getRegisterRules(tenant);
  const owners: Inviter[] = [];
  for (const { name, kinds, refusal } of codes) {
    const code = request[name]?.trim() ?? "";
    if (code === "") continue;
    const owner = await findCodeOwner(db, tenant.id, code, host);
    if (owner !== undefined && kinds.some((kind) => kind === owner.kind)) owners.push(owner);
    else if (rules[name]?.enabled === "1") throw new Refusal(refusal);
  }
  return owners[0] ?? null;
}
