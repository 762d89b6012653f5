import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import type { Job } from "../jobs/Job.ts";
import { addSecurityEntries } from "./securityLogStore.ts";
import { endGames, endSomeOldSessions } from "./sessionStore.ts";

const mostAtOnce = 500;

/** Ends expired sessions with their games. Two gateways doing so at once end each session once. */
export async function endOldSessions(db: Db): Promise<void> {
  const endSome = (): Promise<number> =>
    transact(db, async (tx) => {
      const ended = await endSomeOldSessions(tx, mostAtOnce);
      for (const { tenantId, tokenHash } of ended) await endGames(tx, { tenantId, tokenHash });
      await addSecurityEntries(
        tx,
        ended.map(({ tenantId, memberId, isExpired }) => ({
          tenantId,
          memberId,
          event: isExpired ? "session.expired" : "session.idle",
        })),
      );
      return ended.length;
    });
  while ((await endSome()) === mostAtOnce);
}

/** Ends idle sessions each minute. */
export const endSessionsJob: Job = { name: "end-sessions", cron: "* * * * *", run: ({ db }) => endOldSessions(db) };
