import { transact } from "@marquee/database";
import { sql } from "kysely";
import type { Db } from "../db/Schema.ts";
import { removeOldAttempts } from "./loginAttemptStore.ts";
import { addSecurityEntries } from "./securityLogStore.ts";
import { endGames, idleMinutes } from "./sessionStore.ts";

const interval = 60_000;
const mostAtOnce = 500;
const registrationDays = 2;

interface Ended {
  readonly tenant_id: string;
  readonly token_hash: string;
  readonly member_id: string;
  readonly expired: boolean;
}

/** Ends the sessions whose time is over, with their games. Two gateways that do so at once end each of them once. */
async function endOldSessions(db: Db): Promise<number> {
  return transact(db, async (tx) => {
    const { rows: ended } = await sql<Ended>`
      update sessions s set ended_at = clock_timestamp()
      from (
        select tenant_id, token_hash from sessions
        where ended_at is null and (expires_at <= clock_timestamp() or seen_at <= clock_timestamp() - ${idleMinutes} * interval '1 minute')
        limit ${mostAtOnce} for update skip locked
      ) old
      where s.tenant_id = old.tenant_id and s.token_hash = old.token_hash
      returning s.tenant_id, s.token_hash, s.member_id, s.expires_at <= clock_timestamp() as expired`.execute(tx);
    for (const { tenant_id: tenantId, token_hash: tokenHash } of ended) await endGames(tx, { tenantId, tokenHash });
    await addSecurityEntries(
      tx,
      ended.map((row) => ({ tenantId: row.tenant_id, memberId: row.member_id, event: row.expired ? "session.expired" : "session.idle" })),
    );
    return ended.length;
  });
}

/** Ends what is over and removes what counts no more: sessions, tries of logins, days of registrations. */
export async function sweepIdentity(db: Db): Promise<void> {
  while ((await endOldSessions(db)) === mostAtOnce);
  await removeOldAttempts(db);
  await db.deleteFrom("registration_days").where("day", "<", sql<string>`current_date - ${registrationDays}::int`).execute();
}

/** Sweeps once a minute. @returns a function that stops it */
export function startIdentitySweep(db: Db, onFault: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sweepIdentity(db)
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
