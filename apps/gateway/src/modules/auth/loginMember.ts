import { isAgentKind, type LoginRequest, type LoginValue } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toAccountKind } from "../../identity/toAccountKind.ts";
import type { Services } from "../../Services.ts";
import { findMemberByName, type Member, toUsernameKey } from "./memberStore.ts";
import { openMemberSession } from "./openMemberSession.ts";
import { toCaptchaAnswer } from "./toCaptchaAnswer.ts";

function requireCaptcha(services: Services, call: Call, usernameKey: string, request: LoginRequest): void {
  if (!services.loginGuard.needsCaptcha(call.tenant.id, usernameKey)) return;
  const value = { captcha: true };
  if (request.captcha === undefined && request.captchaProof === undefined) throw new Refusal("captcha.required", { value });
  if (!services.captcha.accept(call.tenant.id, toCaptchaAnswer(call, request))) throw new Refusal("captcha.invalid", { value });
}

function requireUsable(member: Member, side: LoginRequest["side"]): void {
  if (member.status === "CLOSED") throw new Refusal("account.closed");
  if (member.status === "FROZEN") throw new Refusal("account.frozen");
  if (side === "AGENT" && !isAgentKind(toAccountKind(member.kind))) throw new Refusal("login.not.agent");
}

/**
 * Login by username and password (LG-01, LG-03). An unknown name gets the same answer, after the same time, as a wrong
 * password, and is locked as a known one is.
 *
 * @throws Refusal `login.credentials.invalid`, `login.locked`, `login.not.agent`, `captcha.*`, `account.*`, `rate.limited`
 */
export async function loginMember(services: Services, call: Call, request: LoginRequest): Promise<LoginValue> {
  const { limiter, loginGuard, passwords, db, config } = services;
  const tenantId = call.tenant.id;
  limiter(`login ${tenantId} ${call.location.ip}`, config.limits.login);
  const usernameKey = toUsernameKey(request.username);
  const lock = loginGuard.getLock(tenantId, usernameKey);
  if (lock > 0) throw new Refusal("login.locked", { retryAfter: lock });
  requireCaptcha(services, call, usernameKey, request);
  const member = await findMemberByName(db, tenantId, usernameKey);
  const isRight = await passwords.verify(member?.password_hash ?? null, request.password);
  if (member === undefined || !isRight) {
    const remaining = loginGuard.fail(tenantId, usernameKey);
    throw new Refusal("login.credentials.invalid", { value: { captcha: true, remaining } });
  }
  loginGuard.succeed(tenantId, usernameKey);
  requireUsable(member, request.side);
  return openMemberSession(services, call, member);
}
