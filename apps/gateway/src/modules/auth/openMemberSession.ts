import { isLanguageCode, type LoginValue, toAccountType } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { createSession } from "../../identity/sessionStore.ts";
import { createToken, toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import { type Member, noteLogin } from "./memberStore.ts";
import { toAccountKind } from "../../identity/toAccountKind.ts";

/** Opens a session for the member and returns the previous login with it. A token that has a session already opens no second one. */
export async function openMemberSession(
  { db }: Services,
  call: Call,
  member: Member,
  token = createToken(),
): Promise<LoginValue> {
  const isAgent = toAccountKind(member.kind);
  const session = {
    tokenHash: toTokenHash(token),
    memberId: member.id,
    address: call.location.ip,
    userAgent: call.userAgent,
    trial: isAgent === 4,
  };
  const { expiresAt, isNew } = await createSession(db, call.tenant.id, session);
  if (isNew) await noteLogin(db, member, call.location.ip);
  const { login_at: before, login_from: from } = member;
  return {
    token,
    expiresAt,
    id: member.id,
    userName: member.username,
    type: toAccountType(isAgent),
    isAgent,
    firstTimeLogin: before === null,
    passwordExpired: false,
    forceChangePassword: false,
    lastLogin: before === null ? null : { at: before.getTime(), ip: from ?? "", country: "ZZ" },
    language: isLanguageCode(member.language) ? member.language : call.tenant.settings.defaultLanguage,
  };
}
