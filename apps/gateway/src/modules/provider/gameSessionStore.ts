import { transact } from "@marquee/database";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toTokenHash } from "../../authentication/token.ts";
import type { Realm } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { toPlayerAccount } from "./toPostings.ts";
import { type Tables, tables } from "./tables.ts";

const tokenSeconds = 60;
const sessionHours = 12;

/** A player's session at one game. */
export interface NewGameSession {
  readonly id: string;
  readonly provider: string;
  readonly tokenHash: string;
  readonly playerId: string;
  readonly memberId: string | null;
  /** The login session from which the game was launched and with which it ends; none for a guest. */
  readonly loginSession: string | null;
  readonly nickname: string;
  readonly realm: Realm;
  readonly mode: "REAL" | "DEMO";
  readonly gameCode: string;
  readonly vendor: string;
  readonly currency: string;
  readonly language: string;
  readonly country: string;
  /** It ends the player's real sessions of every vendor, and not those of its own alone. */
  readonly isOnly: boolean;
}

/** A stored game session. */
export type GameSession = Selectable<Tables["game_sessions"]>;

/** What must hold of a player in the transaction that stores the session; it refuses by throwing. */
export type SessionCheck = (tx: Db) => Promise<void>;

/**
 * Stores a session that is opened by its launch token; a real one ends the player's other real ones at the same vendor, or
 * at every vendor where the merchant's jurisdiction allows one game at a time. It does so under the lock that every bet takes, so no later bet of theirs is accepted.
 *
 * @param check is asked under that lock, before anything changes
 * @returns until when the token can be used, in milliseconds.
 */
export async function createGameSession(
  db: Db,
  tenantId: string,
  session: NewGameSession,
  check?: SessionCheck,
): Promise<number> {
  return transact(db, async (tx) => {
    if (session.mode === "REAL") {
      const account = toPlayerAccount({ realm: session.realm, player_id: session.playerId });
      await lockAccount(tx, { tenant: tenantId, account, asset: session.currency });
      await check?.(tx);
      const others = tables(tx)
        .updateTable("game_sessions")
        .set({ ended_at: sql<Date>`clock_timestamp()` })
        .where("tenant_id", "=", tenantId)
        .where("player_id", "=", session.playerId)
        .where("mode", "=", "REAL")
        .where("ended_at", "is", null);
      await (session.isOnly ? others : others.where("vendor", "=", session.vendor)).execute();
    }
    const row = await tables(tx)
      .insertInto("game_sessions")
      .values({
        tenant_id: tenantId,
        id: session.id,
        provider: session.provider,
        token_hash: session.tokenHash,
        token_expires_at: sql<Date>`clock_timestamp() + ${tokenSeconds} * interval '1 second'`,
        player_id: session.playerId,
        member_id: session.memberId,
        login_session: session.loginSession,
        realm: session.realm,
        mode: session.mode,
        game_code: session.gameCode,
        vendor: session.vendor,
        currency: session.currency,
        language: session.language,
        country: session.country,
        nickname: session.nickname,
        expires_at: sql<Date>`clock_timestamp() + ${sessionHours} * interval '1 hour'`,
      })
      .returning("token_expires_at")
      .executeTakeFirstOrThrow();
    return row.token_expires_at.getTime();
  });
}

/** Uses up a launch token. `undefined` when it is unknown, used, expired, or another provider's. */
export async function openGameSession(db: Db, provider: string, token: string): Promise<GameSession | undefined> {
  return tables(db)
    .updateTable("game_sessions")
    .set({ opened_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", toTenantId(token))
    .where("token_hash", "=", toTokenHash(token))
    .where("provider", "=", provider)
    .where("opened_at", "is", null)
    .where("ended_at", "is", null)
    .where("token_expires_at", ">", sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst();
}

/** The tenant named before the first dot of a session id or launch token. */
export function toTenantId(text: string): string {
  return text.split(".")[0] ?? "";
}

/** A session of the provider that has been opened, live or ended. */
export async function findGameSession(db: Db, provider: string, sessionId: string): Promise<GameSession | undefined> {
  return tables(db)
    .selectFrom("game_sessions")
    .selectAll()
    .where("tenant_id", "=", toTenantId(sessionId))
    .where("id", "=", sessionId)
    .where("provider", "=", provider)
    .where("opened_at", "is not", null)
    .executeTakeFirst();
}

/** Ends a session; an ended one stays as it is. */
export async function endGameSession(db: Db, session: GameSession): Promise<void> {
  await tables(db)
    .updateTable("game_sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", session.tenant_id)
    .where("id", "=", session.id)
    .where("ended_at", "is", null)
    .execute();
}
