import type { EndSessionRequest } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import { listOtherTokens } from "./memberSessionStore.ts";

/** Logs out another device of the member, or without an id all others, and with `everywhere` this one too (MC-01). */
export async function endOtherSession(
  { db, sessions }: Services,
  call: Call,
  { id, everywhere = false }: EndSessionRequest,
): Promise<Record<string, never>> {
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  await transact(db, async (tx) => {
    const others = await listOtherTokens(tx, session, id);
    const ended = everywhere && id === undefined ? [...others, session.tokenHash] : others;
    for (const tokenHash of ended) await endSessions(tx, { tenantId, tokenHash });
    await addSecurityEntries(
      tx,
      ended.map(() => ({ tenantId, event: "session.ended", memberId, call })),
    );
  });
  sessions.forget(session);
  return {};
}
