import type {
  LoginValue,
  PasswordResetRequest,
  ResetSignIns,
  ResetSignInsRequest,
  SmsPasswordResetRequest,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findReset, useReset } from "../../authentication/login/oneTimeStore.ts";
import { toPasswordKey } from "../../authentication/login/toPasswordKey.ts";
import { listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { listSocialIdentities } from "../../authentication/social/socialIdentityStore.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import { toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import { completeLogin, getMember, type Member, requirePhoneCode } from "../auth/index.ts";
import { endSignIns } from "./endSignIns.ts";
import { replacePassword } from "./passwordStore.ts";
import { toDevice } from "./toDevice.ts";
import { findPasswordFault, requireNewPassword } from "./requireNewPassword.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

interface Reset {
  readonly member: Member;
  readonly newPassword: string;
  readonly deviceId: string;
  /** Other ways in stay. */
  readonly keepSignIns: boolean | undefined;
  /** Marks what authorises it as used. */
  readonly also: (tx: Db) => Promise<void>;
  /** The refusal if the password has changed in the meantime. */
  readonly stale: Refusal;
}

/** Runs before anything is looked up, so that a mistyped password costs no attempt. */
function requireField({ tenant }: Call, newPassword: string): void {
  const fault = findPasswordFault(tenant, newPassword);
  if (fault !== undefined) throw new Refusal("fields", { fields: [fault] });
}

/**
 * Sets the password, ends every session, and passkeys and linked accounts unless they are to stay, and logs in; the account's second step
 * is still required: a mailbox or a phone alone must not open an account that has a second factor.
 */
async function reset(
  services: Services,
  call: Call,
  { member, newPassword, deviceId, keepSignIns, also, stale }: Reset,
) {
  const { db, passwords, sessions } = services;
  const who = { tenantId: call.tenant.id, memberId: member.id };
  if (member.status === "CLOSED") throw new Refusal("account.closed");
  await requireNewPassword(services, call.tenant, member, newPassword);
  const next = await passwords.hash(who.tenantId, newPassword);
  await transact(db, async (tx) => {
    await also(tx);
    if (!(await replacePassword(tx, who, member.password_hash, next))) throw stale;
    await endSessions(tx, who);
    await addSecurityEntries(tx, [{ ...who, event: "password.reset", call }]);
    if (keepSignIns !== true) await endSignIns(tx, services, call, member);
  });
  sessions.forget(who);
  services.sendSoon();
  const renewed = await getMember(db, who.tenantId, who.memberId);
  return completeLogin(services, call, renewed, { side: null, deviceId, pending: null, isExpired: false });
}

/** The member of a link that still works. @throws Refusal `reset.token.invalid` */
async function requireReset({ db }: Services, { tenant }: Call, tokenHash: string): Promise<Member> {
  const found = await findReset(db, tenant.id, tokenHash);
  const member = found === undefined ? undefined : await getMember(db, tenant.id, found.memberId);
  if (member === undefined || toPasswordKey(member.password_hash) !== found?.passwordKey)
    throw new Refusal("reset.token.invalid");
  return member;
}

async function listSignIns({ db }: Services, who: MemberKey): Promise<ResetSignIns> {
  const [passkeys, social] = [await listStoredPasskeys(db, who), await listSocialIdentities(db, who)];
  return {
    passkeys: passkeys.map(({ userAgent }) => toDevice(userAgent)),
    social: social.map(({ provider, name }) => ({ provider, name })),
  };
}

/** What the reset of a link would end, for whoever has the link. @throws Refusal `reset.token.invalid` */
export async function listResetSignIns(
  services: Services,
  call: Call,
  { resetToken }: ResetSignInsRequest,
): Promise<ResetSignIns> {
  const { id } = await requireReset(services, call, toTokenHash(resetToken));
  return listSignIns(services, { tenantId: call.tenant.id, memberId: id });
}

/**
 * Sets a new password with the token from the mail's link, and logs in (LG-16). A later password change invalidates the link.
 *
 * @throws Refusal `reset.token.invalid`, `fields`, `password.*`, `login.second.factor.required`, `account.*`
 */
export async function confirmPasswordReset(
  services: Services,
  call: Call,
  { resetToken, newPassword, deviceId, keepSignIns }: PasswordResetRequest,
): Promise<LoginValue> {
  requireField(call, newPassword);
  const tokenHash = toTokenHash(resetToken);
  const stale = new Refusal("reset.token.invalid");
  const member = await requireReset(services, call, tokenHash);
  const also = async (tx: Db): Promise<void> => {
    if (!(await useReset(tx, call.tenant.id, tokenHash))) throw stale;
  };
  return reset(services, call, { member, newPassword, deviceId, keepSignIns, also, stale });
}

/**
 * Sets a new password with a code sent to the phone, and logs in (LG-17, VL-15, AP-20). An account with passkeys or linked accounts
 * needs a word about them: without one it is refused with their names, and the code stays good.
 *
 * @throws Refusal `mobile.invalid`, `sms.code.*`, `reset.choice.required`, `fields`, `password.*`, `login.second.factor.required`, `account.*`
 */
export async function resetPasswordBySms(
  services: Services,
  call: Call,
  request: SmsPasswordResetRequest,
): Promise<LoginValue> {
  const { newPassword, deviceId, keepSignIns } = request;
  requireField(call, newPassword);
  const { member, consume } = await requirePhoneCode(services, call, "RESET", request);
  if (keepSignIns === undefined) {
    const signIns = await listSignIns(services, { tenantId: call.tenant.id, memberId: member.id });
    if (signIns.passkeys.length + signIns.social.length > 0)
      throw new Refusal("reset.choice.required", { value: signIns });
  }
  const stale = new Refusal("sms.code.expired");
  return reset(services, call, { member, newPassword, deviceId, keepSignIns, also: consume, stale });
}
