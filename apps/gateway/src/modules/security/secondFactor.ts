import type { ConfirmTotpRequest, PasswordRequest, RecoveryCodes, SecondFactor, TotpSecret } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";

/** Requires the login password. @throws Refusal `password.old.invalid`, `login.locked` */
export async function requireOwnPassword(services: Services, call: Call, { password }: PasswordRequest): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  const { password_hash: hash } = await getMember(services.db, tenantId, memberId);
  await requireMemberPassword(services, call, hash, password);
}

/** Whether logins of the member are confirmed by an authenticator app. */
export async function getOwnFactor({ secondFactors }: Services, call: Call): Promise<SecondFactor> {
  const { since, recoveryCodesLeft } = await secondFactors.get(requireSession(call));
  return { since: since?.getTime() ?? null, recoveryCodesLeft };
}

/** Creates a secret for an app. @throws Refusal `password.old.invalid`, `login.locked`, `request.invalid` if one is active */
export async function startTotp(services: Services, call: Call, request: PasswordRequest): Promise<TotpSecret> {
  const session = requireSession(call);
  await requireOwnPassword(services, call, request);
  const name = { site: call.tenant.name, username: session.username };
  const made = await services.secondFactors.start(session, name);
  if (made === undefined) throw new Refusal("request.invalid");
  return made;
}

/**
 * Activates the secret. Wrong codes count as those of logins do.
 * @throws Refusal `sms.code.invalid`, `login.locked`
 */
export async function confirmTotp(
  services: Services,
  call: Call,
  { code }: ConfirmTotpRequest,
): Promise<RecoveryCodes> {
  const { loginGuard, nameKey, secondFactors } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const who = { tenantId, nameKey: nameKey(tenantId, `new second factor of ${memberId}`), addressKey: "member" };
  const reservation = await loginGuard.reserve(who, true);
  if (reservation.outcome !== "GO")
    throw new Refusal("login.locked", { retryAfter: "retryAfter" in reservation ? reservation.retryAfter : 60 });
  const codes = await secondFactors.confirm(session, code.replace(/\s/g, ""), (tx) =>
    addSecurityEntries(tx, [{ tenantId, event: "second.factor.on", memberId, call }]),
  );
  if (codes === undefined) throw new Refusal("sms.code.invalid");
  await loginGuard.succeed(who, reservation.tries);
  return { recoveryCodes: [...codes] };
}

/** Replaces the recovery codes. @throws Refusal `password.old.invalid`, `login.locked`, `request.invalid` without an app */
export async function renewRecoveryCodes(
  services: Services,
  call: Call,
  request: PasswordRequest,
): Promise<RecoveryCodes> {
  const { db, secondFactors } = services;
  const session = requireSession(call);
  await requireOwnPassword(services, call, request);
  if ((await secondFactors.get(session)).since === null) throw new Refusal("request.invalid");
  const codes = await transact(db, async (tx) => {
    const { tenantId, memberId } = session;
    await addSecurityEntries(tx, [{ tenantId, event: "recovery.codes.renewed", memberId, call }]);
    return secondFactors.renewCodes(tx, session);
  });
  return { recoveryCodes: [...codes] };
}

/** Removes the second step from logins. @throws Refusal `password.old.invalid`, `login.locked` */
export async function removeTotp(
  services: Services,
  call: Call,
  request: PasswordRequest,
): Promise<Record<string, never>> {
  const { db, secondFactors } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  await requireOwnPassword(services, call, request);
  await transact(db, async (tx) => {
    if (await secondFactors.remove(tx, session))
      await addSecurityEntries(tx, [{ tenantId, event: "second.factor.off", memberId, call }]);
  });
  return {};
}
