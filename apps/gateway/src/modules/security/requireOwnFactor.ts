import type { OwnFactor } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { checkApp, getMember, type Member, tryFactor, type UseFactor } from "../auth/index.ts";
import { toContactScope } from "./contacts.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";

/** The password, and the second factor where the account has one. */
export interface Proof {
  readonly password: string;
  readonly factor?: OwnFactor | undefined;
}

/** The second factors that an account has: its app alone where there is one. */
async function listFactors({ secondFactors }: Services, member: Member): Promise<readonly OwnFactor["by"][]> {
  const { since } = await secondFactors.get({ tenantId: member.tenant_id, memberId: member.id });
  if (since !== null) return ["APP"];
  return [
    ...(member.email_key !== null && member.email_confirmed_at !== null ? (["EMAIL"] as const) : []),
    ...(member.mobile_key !== null && member.mobile_confirmed_at !== null ? (["MOBILE"] as const) : []),
  ];
}

/**
 * Requires the login password and, of an account that has one, a second factor: a code of the app, or else one that was sent to a confirmed
 * contact.
 *
 * @returns what marks the code as used, in the transaction that it authorises
 * @throws Refusal `password.old.invalid`, `login.locked`, `sms.code.required`, `sms.code.invalid`, `sms.code.expired`
 */
export async function requireOwnFactor(
  services: Services,
  call: Call,
  { password, factor }: Proof,
): Promise<UseFactor> {
  const session = requireSession(call);
  const member = await getMember(services.db, session.tenantId, session.memberId);
  await requireMemberPassword(services, call, member.password_hash, password);
  const known = await listFactors(services, member);
  if (known.length === 0) return async () => undefined;
  if (factor === undefined || !known.includes(factor.by)) throw new Refusal("sms.code.required");
  const { by, code } = factor;
  return tryFactor(services, call, member.id, async () => {
    if (by === "APP") return checkApp(services, call, member.id, code);
    const { verificationCodes } = services;
    const scope = toContactScope(session, member, by, "SIGN_INS");
    const checked = await verificationCodes.check(session.tenantId, scope, code);
    return (tx) => verificationCodes.consume(tx, checked);
  });
}
