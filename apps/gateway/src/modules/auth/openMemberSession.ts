import { type ErrorCode, isLanguageCode, type LoginValue, type PendingStep, toAccountType } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { rememberNetwork } from "../../authentication/login/networkStore.ts";
import { createSession } from "../../authentication/sessionStore.ts";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import { type Member, noteLogin } from "./memberStore.ts";
import { toNetworkKey } from "./toNetworkKey.ts";

/** How a session is opened. */
export interface SessionStart {
  /** What the member must do first. */
  readonly pending?: PendingStep | null;
  /** The password has expired. */
  readonly isExpired?: boolean;
  /** The password was typed, as the first step or the only one. */
  readonly isTyped?: boolean;
  /** Marks what allowed the login as used, in the session's transaction. */
  readonly also?: (tx: Db) => Promise<void>;
  /** The refusal when the password or the status has changed since it was checked. */
  readonly staleCode?: ErrorCode;
}

/**
 * Opens a session for the member and returns it with the previous login. A token that already has a session opens no second
 * one. The session is stored only if the password and the status of `member` are unchanged: a password change that
 * comes first refuses it, and one that comes later ends it.
 */
export async function openMemberSession(
  { db, nameKey }: Pick<Services, "db" | "nameKey">,
  call: Call,
  member: Member,
  token = createToken(),
  { pending = null, isExpired = false, isTyped = false, also, staleCode = "server.busy" }: SessionStart = {},
): Promise<LoginValue> {
  const isAgent = toAccountKind(member.kind);
  const session = {
    tokenHash: toTokenHash(token),
    memberId: member.id,
    address: call.location.ip,
    userAgent: call.userAgent,
    trial: isAgent === 4,
    isTyped,
    ...(pending === null ? {} : { pending }),
  };
  const expiresAt = await transact(db, async (tx) => {
    await also?.(tx);
    const opened = await createSession(tx, call.tenant.id, session);
    if (!opened.isNew) return opened.expiresAt;
    if (!(await noteLogin(tx, member, call.location))) throw new Refusal(staleCode);
    const who = { tenantId: call.tenant.id, memberId: member.id };
    await rememberNetwork(tx, who, toNetworkKey(nameKey, call, member));
    return opened.expiresAt;
  });
  const { login_at: before, login_from: from } = member;
  return {
    token,
    expiresAt,
    id: member.id,
    userName: member.username,
    type: toAccountType(isAgent),
    isAgent,
    firstTimeLogin: before === null,
    passwordExpired: isExpired,
    forceChangePassword: pending === "PASSWORD_CHANGE",
    lastLogin: before === null ? null : { at: before.getTime(), ip: from ?? "", country: "ZZ" },
    language: isLanguageCode(member.language) ? member.language : call.tenant.settings.defaultLanguage,
  };
}
