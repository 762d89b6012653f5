import type { LogoutRequest } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Call } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";

/** Ends the session, or with `all` every session of the member (LG-19), and the games launched from it. A dead token is not an error. */
export async function logoutMember(
  { db, sessions }: Services,
  call: Call,
  { all = false }: LogoutRequest,
): Promise<Record<string, never>> {
  const { session } = call;
  if (session === undefined) return {};
  const { tenantId, tokenHash, memberId } = session;
  await transact(db, async (tx) => {
    await endSessions(tx, all ? { tenantId, memberId } : { tenantId, tokenHash });
    await addSecurityEntries(tx, [{ tenantId, event: all ? "session.logout.all" : "session.logout", memberId, call }]);
  });
  sessions.forget(session);
  return {};
}
