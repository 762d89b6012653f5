import { isLanguageCode, type LoginValue, toAccountType } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { createSession } from "../../identity/sessionStore.ts";
import { createToken, toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import { type Member, noteLogin } from "./memberStore.ts";
import { toAccountKind } from "../../identity/toAccountKind.ts";

/** Gives the member a new session, and tells the login before this one. */
export async function openMemberSession({ db }: Services, call: Call, member: Member): Promise<LoginValue> {
  const token = createToken();
  const isAgent = toAccountKind(member.kind);
  const session = { tokenHash: toTokenHash(token), memberId: member.id, address: call.location.ip, trial: isAgent === 4 };
  const expiresAt = await createSession(db, call.tenant.id, session);
  await noteLogin(db, member, call.location.ip);
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
