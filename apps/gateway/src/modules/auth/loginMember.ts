import type { FieldError, LoginRequest, LoginValue } from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../authentication/loginAttemptStore.ts";
import type { LoginReservation } from "../../authentication/loginGuard.ts";
import type { Services } from "./services.ts";
import { completeLogin } from "./completeLogin.ts";
import { findForcedChange } from "./findForcedChange.ts";
import { findMemberByLogin } from "./findMemberByLogin.ts";
import type { Member } from "./memberStore.ts";
import { toCaptchaAnswer } from "./toCaptchaAnswer.ts";

type Going = Extract<LoginReservation, { outcome: "GO" }>;

function requireFields({ username, password }: LoginRequest): { readonly username: string; readonly password: string } {
  if (username !== undefined && password !== undefined) return { username, password };
  const missing = { username, password };
  const fields = Object.entries(missing).flatMap(([name, text]): FieldError[] =>
    text === undefined ? [{ name, rule: "required" }] : [],
  );
  throw new Refusal("fields", { fields });
}

/** Counts the attempt, or refuses it. @throws Refusal `login.locked`, `rate.limited`, `captcha.*` */
async function reserve(services: Services, call: Call, who: LoginTry, request: LoginRequest): Promise<Going> {
  const isAnswered = request.captcha !== undefined || request.captchaProof !== undefined;
  const hasCaptcha = isAnswered && (await services.captcha.accept(call.tenant.id, toCaptchaAnswer(call, request)));
  const reservation = await services.loginGuard.reserve(who, hasCaptcha);
  if (reservation.outcome === "GO") return reservation;
  if (reservation.outcome === "CAPTCHA")
    throw new Refusal(isAnswered ? "captcha.invalid" : "captcha.required", { value: { captcha: true } });
  const { retryAfter } = reservation;
  throw new Refusal(reservation.outcome === "LOCKED" ? "login.locked" : "rate.limited", { retryAfter });
}

/** The hash to compare with; none for a temporary password that has expired. */
function getHash(member: Member | undefined): string | null {
  if (member === undefined) return null;
  const { password_hash: hash, password_expires_at: end } = member;
  return end !== null && end.getTime() <= Date.now() ? null : hash;
}

async function isRightPassword(
  { passwords, loginGuard }: Services,
  who: LoginTry,
  member: Member | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await passwords.verify(who.tenantId, getHash(member), password);
  } catch (error) {
    // The queue is full, so the password was not checked.
    await loginGuard.release(who);
    throw error;
  }
}

/** The refusal of a wrong password; after the last allowed attempt it says that the pair is locked. */
async function refuseWrong(
  { securityLog }: Services,
  call: Call,
  who: LoginTry,
  member: Member | undefined,
  reservation: Going,
): Promise<Refusal> {
  const { tenantId, nameKey } = who;
  const { remaining, lockSeconds, captcha, tries } = reservation;
  const isLocked = lockSeconds > 0;
  const known = member === undefined ? { nameKey } : { memberId: member.id };
  await securityLog.add({
    tenantId,
    event: isLocked ? "login.locked" : "login.failed",
    ...known,
    details: { tries },
    call,
  });
  if (isLocked) return new Refusal("login.locked", { retryAfter: lockSeconds });
  return new Refusal("login.credentials.invalid", { value: { captcha, remaining } });
}

/**
 * Login by username or mobile number, and password (LG-01, LG-03, X-20). An unknown name gets the same answer, after the same time, as a
 * wrong password, and is locked as a known one is.
 *
 * @throws Refusal `fields`, `login.credentials.invalid`, `login.locked`, `captcha.*`, `rate.limited`, and those of {@link completeLogin}
 */
export async function loginMember(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  const { loginGuard, nameKey, db } = services;
  const { username, password } = requireFields(request);
  const tenantId = call.tenant.id;
  const addressKey = toAddressKey(call.location.ip);
  // Before the attempt is counted, because all forms of one mobile number are one name.
  const { key, member } = await findMemberByLogin(db, call.tenant, username);
  const who = { tenantId, nameKey: nameKey(tenantId, key), addressKey };
  const reservation = await reserve(services, call, who, request);
  const isRight = await isRightPassword(services, who, member, password);
  if (member === undefined || !isRight) throw await refuseWrong(services, call, who, member, reservation);
  await loginGuard.succeed(who, reservation.tries);
  const { side, deviceId } = request;
  const state = await findForcedChange(services, call.tenant, member, password);
  const step = { side, deviceId, ...state, isTyped: true, staleCode: "login.credentials.invalid" } as const;
  return completeLogin(services, call, member, step);
}
