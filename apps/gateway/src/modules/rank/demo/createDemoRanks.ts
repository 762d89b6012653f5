import { toBalance } from "@marquee/contract";
import { sql } from "kysely";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { findMemberByName, toDemoName } from "../../auth/index.ts";
import { getSettings } from "../settingsStore.ts";

/** Gives players of the brand's demo the growth of their levels, where they have none: the first ones, whose logins a start prints. */
export const createDemoRanks: CreateDemo = async (db, { id: tenantId, currency, timeZone }, _, { levels = [] }) => {
  const { settings } = await getSettings(db, { id: tenantId, currency });
  for (const [index, level] of levels.entries()) {
    const member = await findMemberByName(db, tenantId, toDemoName(index + 1));
    const [from, to] = [settings.levels[level]?.growth, settings.levels[level + 1]?.growth];
    if (member === undefined || from === undefined || to === undefined) continue;
    // A quarter of the way to the next level, and half of what keeps this one.
    const growth = toBalance(from) + (toBalance(to) - toBalance(from)) / 4n;
    const { rows } = await sql`
      insert into member_ranks (tenant_id, member_id, growth, kept_bet, kept_from, level, highest, highest_growth)
      values (${tenantId}, ${member.id}, ${growth}, ${toBalance(from) / 20n}, ledger.to_day(clock_timestamp(), ${timeZone}) - 10, ${level}, ${level}, ${toBalance(from)})
      on conflict do nothing returning 1`.execute(db);
    if (rows.length > 0)
      await sql`insert into rank_steps (tenant_id, member_id, step, level, reason, growth, at)
        values (${tenantId}, ${member.id}, 1, ${level}, 'PLAY', ${toBalance(from)}, clock_timestamp() - interval '10 days')`.execute(
        db,
      );
  }
};
