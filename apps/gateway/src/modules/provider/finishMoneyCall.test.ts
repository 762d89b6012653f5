import { applyFunctions, openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { functions } from "../../db/functions.ts";
import { migrations } from "../../db/migrations.ts";

it("X-33: what follows from a call is said by the call itself, once, with the trigger for gateways of before and without it", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  const play = (round: string) =>
    sql`select * from finish_money_call(p_tenant => 't', p_provider => 'p', p_session => 's', p_player => 'ann', p_realm => 'real',
      p_round => ${round}, p_session_game => 'g', p_tx => ${round}, p_kind => 'betwin', p_tx_ref => '', p_digest => '', p_bet_tx => null,
      p_game => 'g', p_amount => 10000, p_win_amount => 0, p_currency => 'VND', p_status => 'OK', p_note => null, p_from => 'NEW',
      p_to => 'CLOSED', p_undone => null, p_won => 0, p_transfer => gen_random_uuid(), p_transfer_digest => '', p_ref => '',
      p_accounts => '{}', p_assets => '{}', p_kinds => '{}', p_amounts => '{}', p_day_won => 0, p_day_ceiling => 0)`.execute(
      db,
    );
  try {
    await applyFunctions(db, functions);
    // A member with limits, of whom only the calls matter here.
    for (const table of ["protected_members", "protected_play", "play_times"])
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(`${table}_tenant_id_member_id_fkey`)}`.execute(
        db,
      );
    await sql`insert into protected_members (tenant_id, member_id) values ('t', 'ann')`.execute(db);
    await play("with");
    await sql`alter table provider_transactions disable trigger user`.execute(db);
    await play("without");
    const { rows } = await sql<{ round_id: string }>`select round_id from settled_stakes order by round_id`.execute(db);
    expect(rows.map(({ round_id }) => round_id)).toEqual(["with", "without"]);
    const { rows: played } = await sql`select sum(staked)::text as staked from protected_play`.execute(db);
    expect(played).toEqual([{ staked: "20000" }]);
  } finally {
    await close();
  }
});
