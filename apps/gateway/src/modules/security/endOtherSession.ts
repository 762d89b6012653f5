import type { EndSessionRequest } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { addSecurityEntries } from "../../identity/securityLogStore.ts";
import { endSessions } from "../../identity/sessionStore.ts";
import type { Services } from "../../Services.ts";
import { listOtherTokens } from "./memberSessionStore.ts";

/** Logs out another device of the member, or without an id all others (MC-01). The calling session stays. */
export async function endOtherSession(
  { db, sessions }: Services,
  call: Call,
  { id }: EndSessionRequest,
): Promise<Record<string, never>> {
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  await transact(db, async (tx) => {
    const others = await listOtherTokens(tx, session, id);
    for (const tokenHash of others) await endSessions(tx, { tenantId, tokenHash });
    await addSecurityEntries(
      tx,
      others.map(() => ({ tenantId, event: "session.ended", memberId, call })),
    );
  });
  sessions.forget(session);
  return {};
}
