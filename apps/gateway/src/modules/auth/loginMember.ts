import { isAgentKind, type LoginRequest, type LoginValue } from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../identity/loginAttemptStore.ts";
import type { LoginReservation } from "../../identity/loginGuard.ts";
import { toAccountKind } from "../../identity/toAccountKind.ts";
import type { Services } from "../../Services.ts";
import { findMemberByName, type Member, toUsernameKey } from "./memberStore.ts";
import { openMemberSession } from "./openMemberSession.ts";
import { toCaptchaAnswer } from "./toCaptchaAnswer.ts";

type Going = Extract<LoginReservation, { outcome: "GO" }>;

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

async function isRightPassword(
  { passwords, loginGuard }: Services,
  who: LoginTry,
  member: Member | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await passwords.verify(member?.password_hash ?? null, password);
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

function findObstacle(
  member: Member,
  side: LoginRequest["side"],
): "account.closed" | "account.frozen" | "login.not.agent" | undefined {
  if (member.status === "CLOSED") return "account.closed";
  if (member.status === "FROZEN") return "account.frozen";
  return side === "AGENT" && !isAgentKind(toAccountKind(member.kind)) ? "login.not.agent" : undefined;
}

/**
 * Login by username and password (LG-01, LG-03, X-20). An unknown name gets the same answer, after the same time, as a
 * wrong password, and is locked as a known one is.
 *
 * @throws Refusal `login.credentials.invalid`, `login.locked`, `login.not.agent`, `captcha.*`, `account.*`, `rate.limited`
 */
export async function loginMember(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  const { loginGuard, nameKey, securityLog, db } = services;
  const tenantId = call.tenant.id;
  const addressKey = toAddressKey(call.location.ip);
  const usernameKey = toUsernameKey(request.username);
  const who = { tenantId, nameKey: nameKey(tenantId, usernameKey), addressKey };
  const reservation = await reserve(services, call, who, request);
  const member = await findMemberByName(db, tenantId, usernameKey);
  const isRight = await isRightPassword(services, who, member, request.password);
  if (member === undefined || !isRight) throw await refuseWrong(services, call, who, member, reservation);
  await loginGuard.succeed(who, reservation.tries);
  const obstacle = findObstacle(member, request.side);
  if (obstacle !== undefined) {
    await securityLog.add({ tenantId, event: "login.refused", memberId: member.id, details: { code: obstacle }, call });
    throw new Refusal(obstacle);
  }
  const session = await openMemberSession(services, call, member);
  await securityLog.add({ tenantId, event: "login.succeeded", memberId: member.id, call });
  return session;
}
