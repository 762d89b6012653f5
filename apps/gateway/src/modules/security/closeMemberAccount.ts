import type { CloseAccount } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import { getMember, setClosed } from "../auth/index.ts";
import { eraseMember } from "./eraseMember.ts";
import { requireEmptyAccount } from "./requireEmptyAccount.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";

/**
 * Closes the member's account permanently, if its wallets are empty and no round is open; this is checked under the lock that
 * every bet takes. All sessions end, and a login says that the account is closed. With `erase` its personal data is deleted too.
 *
 * @throws Refusal `password.old.invalid`, `login.locked`, `account.balance.left`, `account.round.open`, `account.frozen`,
 * `account.closed`
 */
export async function closeMemberAccount(
  services: Services,
  call: Call,
  { password, erase }: CloseAccount,
): Promise<Record<string, never>> {
  const { db, sessions } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const { password_hash: hash, status } = await getMember(db, tenantId, memberId);
  if (status === "FROZEN") throw new Refusal("account.frozen");
  await requireMemberPassword(services, call, hash, password);
  await transact(db, async (tx) => {
    await requireEmptyAccount(tx, session);
    if (!(await setClosed(tx, session, erase))) throw new Refusal("account.closed");
    await endSessions(tx, { tenantId, memberId });
    await addSecurityEntries(tx, [{ tenantId, event: "member.closed", memberId, details: { actor: "member" }, call }]);
  });
  sessions.forget(session);
  // If this is interrupted, a job finishes it within an hour.
  if (erase) await eraseMember(services, { tenantId, memberId });
  return {};
}
