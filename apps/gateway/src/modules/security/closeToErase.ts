import type { MemberState } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Session } from "../../authentication/Session.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import { askErasure, setClosed } from "../auth/index.ts";
import { requireEmptyAccount } from "./requireEmptyAccount.ts";

/**
 * Closes an account and asks for the deletion of its member's data, or asks it of one that is closed, in the caller's transaction (X-69,
 * The job deletes within the hour, or when a legal hold ends. Wallets are locked before the member.
 * @returns the state before @throws Refusal `account.balance.left`, `account.round.open`; `state.changed` for a frozen account and where it is asked already
 */
export async function closeToErase(
  tx: Db,
  owner: Pick<Session, "tenantId" | "memberId" | "currency">,
  actor: string,
): Promise<MemberState> {
  const { tenantId, memberId } = owner;
  await requireEmptyAccount(tx, owner);
  const isOpen = await setClosed(tx, owner, true);
  if (!isOpen && !(await askErasure(tx, owner))) throw new Refusal("state.changed");
  if (!isOpen) return "CLOSED";
  await endSessions(tx, { tenantId, memberId });
  await addSecurityEntries(tx, [{ tenantId, event: "member.closed", memberId, details: { actor } }]);
  return "ACTIVE";
}
