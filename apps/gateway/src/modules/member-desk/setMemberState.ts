import { memberStates, transition, type MemberStateEvent } from "@marquee/contract";
import type { MemberVersion, SetMemberState } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { Author } from "../member/index.ts";
import { requireEmptyAccount } from "../security/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import { putState } from "../auth/index.ts";
import { getMoneyOwner } from "./changeStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const events = { ACTIVE: "member.active", FROZEN: "member.frozen", CLOSED: "member.closed" } as const;

const actions = {
  freeze: "freeze member",
  unfreeze: "unfreeze member",
  close: "close member",
  reopen: "reopen member",
} as const satisfies Record<MemberStateEvent | "reopen", string>;

/**
 * Moves a member to another state in the caller's transaction. Who is frozen or closed has no session from then on: play and money
 * calls are refused at once, and wins of open rounds are still paid. An account is closed only without money and open rounds.
 *
 * @param options `version` that the author has seen; `withMoney` closes an account whatever it holds
 * @returns the member's version @throws Refusal `member.unknown`, `version.conflict`, `state.changed` with the state now,
 * `account.balance.left`, `account.round.open`
 */
export async function moveMember(
  tx: Db,
  owner: MemberKey,
  event: MemberStateEvent | "reopen",
  by: Author,
  { version, withMoney = false }: { readonly version?: number; readonly withMoney?: boolean } = {},
): Promise<number> {
  if (event === "close" && !withMoney) {
    // Before the member's row is locked: wallets come first in the order of locks.
    const member = await getMoneyOwner(tx, owner);
    if (member !== undefined) await requireEmptyAccount(tx, { ...owner, currency: member.currency });
  }
  return changeMember(tx, owner, by, version, async ({ state: before }) => {
    const after =
      event === "reopen" ? (before === "CLOSED" ? "ACTIVE" : null) : transition(memberStates, before, event);
    if (after === null) throw new Refusal("state.changed", { value: { state: before } });
    await putState(tx, owner, after);
    if (after !== "ACTIVE") await endSessions(tx, owner);
    await publishEvent(tx, { ...owner, kind: "member", data: { status: after } });
    await addSecurityEntries(tx, [{ ...owner, event: events[after], details: { actor: by.actor, before } }]);
    return { action: actions[event], before, after };
  });
}

/** Freezes a member, or ends that. @throws Refusal as {@link moveMember} */
export async function setMemberState(
  { db, sessions }: Services,
  call: MerchantCall,
  { memberId, event, version, reason }: SetMemberState,
): Promise<MemberVersion> {
  const owner = { tenantId: call.tenant.id, memberId };
  const after = await transact(db, (tx) => moveMember(tx, owner, event, toAuthor(call, reason), { version }));
  sessions.forget(owner);
  return { version: after };
}
