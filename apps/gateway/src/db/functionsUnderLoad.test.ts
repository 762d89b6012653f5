import { transact } from "@marquee/database";
import { applyFunctions, openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { functions } from "./functions.ts";
import { migrations } from "./migrations.ts";

it("X-33: rounds that end while a newer gateway replaces what follows from them are each settled once", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  const end = (round: string): Promise<unknown> =>
    transact(db, async (tx) => {
      await sql`insert into game_rounds (tenant_id, provider, player_id, realm, round_id, game_code, state, transactions, won)
        values ('t', 'p', 'ann', 'real', ${round}, 'g', 'CLOSED', 1, 0)`.execute(tx);
      await sql`insert into provider_transactions (tenant_id, provider, tx_id, kind, tx_ref, digest, round_id, player_id, realm,
          session_id, position, game_code, amount, win_amount, currency, status)
        values ('t', 'p', ${round}, 'betwin', '', '', ${round}, 'ann', 'real', 's', 1, 'g', 10000, 0, 'VND', 'OK')`.execute(
        tx,
      );
    });
  const rounds: string[] = [];
  let isApplied = false;
  const play = async (): Promise<void> => {
    for (let left = 5; left > 0; left -= isApplied ? 1 : 0) {
      const round = `round-${rounds.length}`;
      rounds.push(round);
      await end(round);
    }
  };
  try {
    // As far as the migrations go, which have a trigger for each that follows.
    const players = Array.from({ length: 8 }, play);
    const applied = await applyFunctions(db, functions).finally(() => (isApplied = true));
    await Promise.all(players);
    const { rows } = await sql<{ round_id: string }>`select round_id from settled_stakes where stake = 10000`.execute(
      db,
    );
    expect(rows.map(({ round_id }) => round_id).toSorted()).toEqual(rounds.toSorted());
    expect(applied).toContain("after_accepted_call");
  } finally {
    await close();
  }
});
