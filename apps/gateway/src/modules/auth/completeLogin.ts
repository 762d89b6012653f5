import { isAgentKind, type LoginRequest, type LoginValue, type SecondFactorMethod } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addChallenge, challengeMinutes } from "../../authentication/login/challengeStore.ts";
import { isKnownNetwork } from "../../authentication/login/networkStore.ts";
import type { ChallengeReason } from "../../authentication/login/schema.ts";
import { toPasswordKey } from "../../authentication/login/toPasswordKey.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { PasswordState } from "./findForcedChange.ts";
import { listCodeMethods } from "./listCodeMethods.ts";
import type { Member } from "./memberStore.ts";
import { openMemberSession, type SessionStart } from "./openMemberSession.ts";
import { toNetworkKey } from "./toNetworkKey.ts";

/** The side at which an account logs in; null if this kind of login has no sides. */
type Side = LoginRequest["side"] | null;

/** What is known about a login when its first step is complete. */
export interface FirstStep extends PasswordState, Pick<SessionStart, "staleCode" | "isTyped"> {
  readonly side: Side;
  readonly deviceId: string;
  /** Marks what proved it, such as a code, as used, in the transaction of the next step. */
  readonly also?: (tx: Db) => Promise<void>;
}

type Obstacle = "account.closed" | "account.frozen" | "login.not.agent" | "login.not.member";

function findObstacle({ settings }: Tenant, member: Member, side: Side): Obstacle | undefined {
  if (member.status === "CLOSED") return "account.closed";
  if (member.status === "FROZEN") return "account.frozen";
  if (side === null) return undefined;
  const isAgent = isAgentKind(toAccountKind(member.kind));
  if (side === "AGENT") return isAgent ? undefined : "login.not.agent";
  return settings.splitLogin === true && isAgent ? "login.not.member" : undefined;
}

/** Refuses an account that may not log in on this side (LG-06, LG-07, Q-32). @throws Refusal `account.*`, `login.not.*` */
export async function requireAdmission(
  { securityLog }: Pick<Services, "securityLog">,
  call: Call,
  member: Member,
  side: Side,
): Promise<void> {
  const obstacle = findObstacle(call.tenant, member, side);
  if (obstacle === undefined) return;
  const tenantId = call.tenant.id;
  await securityLog.add({ tenantId, event: "login.refused", memberId: member.id, details: { code: obstacle }, call });
  throw new Refusal(obstacle);
}

interface Needed {
  readonly reason: ChallengeReason;
  readonly methods: readonly SecondFactorMethod[];
}

/** The second step that a login needs; a member without an app, mailbox and phone cannot be asked for one. */
async function findNeeded(services: Services, call: Call, member: Member): Promise<Needed | undefined> {
  const { tenant } = call;
  const who = { tenantId: tenant.id, memberId: member.id };
  const { since } = await services.secondFactors.get(who);
  if (since !== null && tenant.modules.has("TFA3")) return { reason: "TWO_FACTOR", methods: ["TOTP"] };
  if (!tenant.modules.has("NEWIP3")) return undefined;
  const methods = [...(since === null ? [] : (["TOTP"] as const)), ...listCodeMethods(member)];
  if (methods.length === 0) return undefined;
  const isKnown = await isKnownNetwork(services.db, who, toNetworkKey(services.nameKey, call, member));
  return isKnown ? undefined : { reason: "NEW_IP", methods };
}

/** Stores what has been proved so far and returns what the page needs for the second step. */
async function challenge(
  { db }: Services,
  call: Call,
  member: Member,
  { reason, methods }: Needed,
  { deviceId, pending, isExpired, isTyped = false, also }: FirstStep,
): Promise<Refusal> {
  const [tenantId, challengeId] = [call.tenant.id, createToken()];
  await transact(db, async (tx) => {
    await also?.(tx);
    await addChallenge(tx, tenantId, {
      idHash: toTokenHash(challengeId),
      memberId: member.id,
      passwordKey: toPasswordKey(member.password_hash),
      deviceKey: toTokenHash(deviceId),
      reason,
      methods,
      pending,
      isExpired,
      isTyped,
    });
    await addSecurityEntries(tx, [
      { tenantId, event: "login.challenged", memberId: member.id, details: { reason }, call },
    ]);
  });
  const value = { challengeId, methods, reason, expiredMinutes: challengeMinutes };
  return new Refusal("login.second.factor.required", { value });
}

/**
 * Asks for the second step whatever the account and the network require, because the first one is doubtful. Who has no app, mailbox or
 * phone to be asked by is refused with the step's `staleCode`, and told all the same.
 *
 * @throws Refusal `login.second.factor.required`
 */
export async function requireSecondStep(
  services: Services,
  call: Call,
  member: Member,
  step: FirstStep,
): Promise<never> {
  const { since } = await services.secondFactors.get({ tenantId: call.tenant.id, memberId: member.id });
  const methods = since === null ? listCodeMethods(member) : (["TOTP"] as const);
  if (methods.length > 0) throw await challenge(services, call, member, { reason: "TWO_FACTOR", methods }, step);
  await transact(services.db, async (tx) => {
    await step.also?.(tx);
  });
  throw new Refusal(step.staleCode ?? "login.credentials.invalid");
}

/** Opens the session of a login whose steps are all complete. */
export async function finishLogin(
  services: Services,
  call: Call,
  member: Member,
  start: SessionStart,
): Promise<LoginValue> {
  const session = await openMemberSession(services, call, member, undefined, start);
  await services.securityLog.add({ tenantId: call.tenant.id, event: "login.succeeded", memberId: member.id, call });
  return session;
}

/**
 * Continues after the first step of a login: opens a session, or starts the second step if the account or the network requires one
 * (LG-14, LG-15).
 *
 * @throws Refusal `login.second.factor.required`, `login.not.member`, `login.not.agent`, `account.*`
 */
export async function completeLogin(
  services: Services,
  call: Call,
  member: Member,
  step: FirstStep,
): Promise<LoginValue> {
  await requireAdmission(services, call, member, step.side);
  const needed = await findNeeded(services, call, member);
  if (needed !== undefined) throw await challenge(services, call, member, needed, step);
  return finishLogin(services, call, member, step);
}
