import { randomUUID } from "node:crypto";
import { claimRankGift, getBalance, getMemberRank, type MemberRank } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { measureRanks } from "../src/modules/rank/index.ts";
import { joinDesk } from "./deskTeam.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { asOwner } from "./plantEntries.ts";
import { switchModules } from "./registration.ts";
import { deskSettings, type Staff } from "./staff.ts";
import { type Gateway, openAurelune, type Visitor } from "./visitor.ts";

const tenantId = "aurelune";

/** A million dong: the growth of level 1 is ten of them. */
export const million = 1_000_000;

/** A player of these tests. */
export interface Player {
  readonly here: Visitor;
  readonly id: string;
  readonly name: string;
}

/** A gateway whose merchant has levels, with two people who may change them, and players. */
export function useRanks(prefix: string) {
  let app: TestApp;
  let olga: Staff;
  let pia: Staff;
  let number = 0;
  const db = () => app.services.db;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [olga, pia] = [await joinDesk(app, "olga", "OWNER"), await joinDesk(app, "pia", "OWNER")];
    await switchModules(app, tenantId, { VIP3: "on", MANPLAYREB3: "on" });
  });
  afterAll(() => app.close());

  async function join(gateway: Gateway = app): Promise<Player> {
    const here = openAurelune(gateway);
    const name = `${prefix}${(number += 1)}`;
    await here.registerAs(name);
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = ${tenantId} and username_key = ${name}`.execute(db());
    return { here, id: rows[0]?.id ?? "", name };
  }

  /** Has a round settled, or taken back below zero; in whole units of dong. */
  async function settle({ id }: Pick<Player, "id">, stake: number, weight = 100, currency = "VND"): Promise<void> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, line_id)
      select ${tenantId}, m.id, '', 'RNG', 'reels', ${randomUUID()}, ${currency}, ${BigInt(stake) * 10_000n}, 0, ${weight}, m.line_id
      from members m where m.tenant_id = ${tenantId} and m.id = ${id}`.execute(db());
  }

  /** Measures until nothing is left: what other tests of the server still run hides later rows for a while. */
  async function measure(): Promise<void> {
    await measureRanks(app.services);
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from settled_stakes s, rank_places p where (s.xid, s.sequence) > (p.xid, p.sequence)) as left`.execute(
      db(),
    );
    if (rows[0]?.left === true) await measure();
  }

  async function play(player: Player, ...stakes: readonly number[]): Promise<void> {
    for (const stake of stakes) await settle(player, stake);
    await measure();
  }

  const show = ({ here }: Player): Promise<MemberRank> => here.get(getMemberRank, {});

  /** `done`, or the code of the refusal. */
  async function claim({ here }: Player, level: number, version = 0, key: string = randomUUID()): Promise<string> {
    const { body } = await here.call(claimRankGift, { level, version }, { headers: { "idempotency-key": key } });
    return body.success ? "done" : body.errorCode;
  }

  return {
    app: () => app,
    olga: () => olga,
    pia: () => pia,
    db,
    join,
    settle,
    measure,
    play,
    show,
    claim,
    balanceOf: async ({ here }: Player) => Number((await here.get(getBalance, {})).sumBalance),
    /** Lets a member's period have begun so many days ago. */
    passDays: ({ id }: Player, days: number) =>
      asOwner(db(), (tx) =>
        sql`update member_ranks set kept_from = ledger.to_day(clock_timestamp(), 'Asia/Ho_Chi_Minh') - ${days}::int where member_id = ${id}`.execute(
          tx,
        ),
      ),
    /** Stores a time-out or exclusion that began so many days ago and ended so many days ago; null has no end. */
    exclude: ({ id }: Player, from: number, until: number | null) =>
      asOwner(db(), (tx) =>
        sql`insert into protection_exclusions (tenant_id, member_id, id, kind, at, until_at)
          values (${tenantId}, ${id}, gen_random_uuid(), ${until === null ? "EXCLUSION" : "TIMEOUT"}, now() - ${from}::int * interval '1 day', now() - ${until}::int * interval '1 day')`.execute(
          tx,
        ),
      ),
  };
}
