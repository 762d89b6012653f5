import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { platformMigration } from "../../../db/migrations/002-platform.ts";
import { ledgerMigration } from "../../../ledger/migrations/001-ledger.ts";
import { moneyMigration } from "./003-money.ts";

it("rounds and transactions of an older database get the kind of money of their session and the order of their times", async () => {
  const migrations = [ledgerMigration, platformMigration];
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  const session = (id: string, realm: string, createdAt: string) =>
    sql`
    insert into game_sessions (tenant_id, id, provider, token_hash, token_expires_at, player_id, realm, mode, game_code, vendor, currency, language,
      country, nickname, created_at, expires_at)
    values ('t', ${id}, 'P', ${id}, now(), 'p', ${realm}, ${realm === "real" ? "REAL" : "DEMO"}, 'g', 'v', 'VND', 'EN', 'VN', 'n', ${createdAt}::text::timestamptz, now())`.execute(
      db,
    );
  const move = (txId: string, kind: string, roundId: string, sessionId: string, at: string, amount: number) =>
    sql`
    insert into provider_transactions (tenant_id, provider, tx_id, kind, tx_ref, digest, round_id, player_id, session_id, amount, currency, status, processed_at)
    values ('t', 'P', ${txId}, ${kind}, 'x', 'x', ${roundId}, 'p', ${sessionId}, ${amount}, 'VND', 'OK', ${at}::text::timestamptz)`.execute(
      db,
    );
  try {
    await session("s1", "real", "2026-01-01");
    await session("s2", "real", "2026-01-02");
    await session("s3", "trial", "2026-01-03");
    for (const roundId of ["r1", "r2"]) {
      await sql`insert into game_rounds (tenant_id, provider, round_id, player_id, game_code, state) values ('t', 'P', ${roundId}, 'p', 'g', 'OPEN')`.execute(
        db,
      );
    }
    await move("b1", "bet", "r1", "s1", "2026-01-01", 5);
    await move("w1", "win", "r1", "s1", "2026-01-02", 7);
    await move("b2", "bet", "r2", "s3", "2026-01-03", 5);
    await sql.raw(moneyMigration.sql).execute(db);
    const { rows: rounds } =
      await sql`select round_id, realm, transactions, won from game_rounds order by round_id`.execute(db);
    expect(rounds).toEqual([
      { round_id: "r1", realm: "real", transactions: 2, won: "7" },
      { round_id: "r2", realm: "trial", transactions: 1, won: "0" },
    ]);
    const { rows: moves } = await sql`select tx_id, realm, position from provider_transactions order by tx_id`.execute(
      db,
    );
    expect(moves).toEqual([
      { tx_id: "b1", realm: "real", position: 1 },
      { tx_id: "b2", realm: "trial", position: 1 },
      { tx_id: "w1", realm: "real", position: 2 },
    ]);
    const { rows: live } = await sql`select id from game_sessions where ended_at is null order by id`.execute(db);
    expect(live).toEqual([{ id: "s2" }, { id: "s3" }]);
  } finally {
    await close();
  }
});
