import { type ClosingAct, type ProposalId, type ProposeClosing, reopenDays } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findClosing, getMember, type Member } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { isExcluded } from "../protection/index.ts";
import { closeToErase } from "../security/index.ts";
import { noteChange, toAuthor } from "./changeMember.ts";
import { getMoneyOwner, lockMember } from "./changeStore.ts";
import type { Services } from "./services.ts";
import { moveMember } from "./setMemberState.ts";

const kinds = { close: "member.close", reopen: "member.reopen", erase: "member.erase" } as const satisfies Record<
  ClosingAct,
  string
>;

/**
 * Lets an account be opened again: one that was closed in the last days, whose member has not asked for the deletion of data and takes no
 * break from play. @throws Refusal `state.changed`, `reopen.late`, `reopen.erased`, `reopen.excluded`
 */
async function requireReopenable(tx: Db, owner: MemberKey): Promise<void> {
  const found = await findClosing(tx, owner, reopenDays);
  if (found?.isClosed !== true) throw new Refusal("state.changed");
  if (found.isErased) throw new Refusal("reopen.erased");
  if (await isExcluded(tx, owner)) throw new Refusal("reopen.excluded");
  if (!found.isRecent) throw new Refusal("reopen.late");
}

/** Refuses what could not be done if it were approved now; wallets are looked at when it is. */
async function requirePossible(db: Db, owner: MemberKey, act: ClosingAct): Promise<string> {
  const member = await getMoneyOwner(db, owner);
  if (member === undefined) throw new Refusal("member.unknown");
  if (act === "reopen") await requireReopenable(db, owner);
  if (act === "close" && member.state === "CLOSED") throw new Refusal("account.closed");
  if (act === "erase" && member.state === "FROZEN") throw new Refusal("account.frozen");
  if (act === "erase" && (await findClosing(db, owner, reopenDays))?.isErased === true)
    throw new Refusal("state.changed");
  return member.username;
}

/**
 * Proposes to close a member's account, to open one again, or to delete the member's data with it.
 * @throws Refusal `member.unknown`, `account.closed`, `account.frozen`, `state.changed`, `reopen.late`, `reopen.erased`,
 * `reopen.excluded`, `idempotency.conflict`
 */
export async function proposeClosing(
  { db }: Services,
  call: MerchantCall,
  { id, memberId, act, reason }: ProposeClosing,
): Promise<ProposalId> {
  const owner = { tenantId: call.tenant.id, memberId };
  const subject = await requirePossible(db, owner, act);
  return propose(db, call, { id, kind: kinds[act], subject, data: { memberId }, reason });
}

const Proposed = Type.Object({ memberId: Type.String() });

/** Tells a member before the account changes, while the contacts are there. */
async function tell(tx: Db, services: Services, call: MerchantCall, member: Member, template: string): Promise<void> {
  await notifyMember(tx, services, member, { kind: "security", template, values: { site: call.tenant.name } });
}

function toKind(
  act: ClosingAct,
  apply: (tx: Db, services: Services, call: MerchantCall, owner: MemberKey, reason: string) => Promise<void>,
): ProposalKind {
  return {
    kind: kinds[act],
    permission: "members.secure",
    apply: async (tx, services, call, { data, reason }) => {
      const owner = { tenantId: call.tenant.id, memberId: Value.Parse(Proposed, data).memberId };
      await apply(tx, services, call, owner, reason);
      services.sessions.forget(owner);
      services.sendSoon();
    },
  };
}

/** An approved closing; it stays proposed while there is money or an open round. */
const closingKind = toKind("close", async (tx, services, call, owner, reason) => {
  await moveMember(tx, owner, "close", toAuthor(call, reason));
  await tell(tx, services, call, await getMember(tx, owner.tenantId, owner.memberId), "account.closed");
});

/** An approved reopening; what forbids it is asked again under the member's lock. */
const reopeningKind = toKind("reopen", async (tx, services, call, owner, reason) => {
  if ((await lockMember(tx, owner)) === undefined) throw new Refusal("member.unknown");
  await requireReopenable(tx, owner);
  await moveMember(tx, owner, "reopen", toAuthor(call, reason));
  await tell(tx, services, call, await getMember(tx, owner.tenantId, owner.memberId), "account.reopened");
});

/** An approved deletion: the account is closed at once, and the security module's job deletes. */
const erasureKind = toKind("erase", async (tx, services, call, owner, reason) => {
  const money = await getMoneyOwner(tx, owner);
  if (money === undefined) throw new Refusal("member.unknown");
  if (money.state === "FROZEN") throw new Refusal("account.frozen");
  const by = toAuthor(call, reason);
  const before = await closeToErase(tx, { ...owner, currency: money.currency }, by.actor);
  await tell(tx, services, call, await getMember(tx, owner.tenantId, owner.memberId), "account.closed");
  await publishEvent(tx, { ...owner, kind: "member", data: { status: "CLOSED" } });
  await noteChange(tx, owner, by, money.username, { action: "ask deletion", before, after: "CLOSED" });
});

/** The end of an account and its way back, each by two people. */
export const closingKinds: readonly ProposalKind[] = [closingKind, reopeningKind, erasureKind];
