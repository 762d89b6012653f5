import { randomInt, randomUUID } from "node:crypto";
import { toBalance, toDecimal } from "@marquee/contract";
import {
  createExport,
  getBrandRevenue,
  getRevenue,
  listExports,
  type Revenue,
  type RevenueGroup,
  revenueGroups,
  toExportPath,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { asOwner } from "../../../../test/plantEntries.ts";
import { createSeamlessPlayers, stake } from "../../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { postTransfer } from "../../../ledger/postTransfer.ts";
import { sealHours } from "../../../ledger/sealHours.ts";
import { makeAgent, moveMember } from "../../agent/index.ts";
import { rollUpRevenue } from "./rollUpRevenueJob.ts";

const zone = "Asia/Ho_Chi_Minh";
const toDay = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
const period = { from: toDay(Date.now() - 60 * 86_400_000), to: toDay(Date.now()) };
const names = ["staked", "won", "ggr", "bonuses", "rebates", "ngr", "deposits", "withdrawals"] as const;

describe("the revenue report", () => {
  let app: TestApp;
  let owner: Staff;
  let stakeNow: () => Promise<unknown>;
  const playerIds: string[] = [];

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"], KICKLINE: ["CONTENT"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    const players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    for (let player = 0; player < 3; player += 1) {
      const { round, visitor, playerId } = await players.openPlayer();
      playerIds.push(playerId);
      for (let each = 0; each < 12; each += 1) {
        const [one, txId] = [round(), randomUUID()];
        await players.bet(one, txId, stake + randomInt(1_000) * 10_000);
        if (each % 5 === 0) await players.rollback(one, txId);
        else await players.win(one, randomInt(3) * stake, each % 7 === 0 ? { kind: "JACKPOT" } : {});
      }
      for (const kind of ["REBATE", "DEPOSIT", "MISSION"] as const) {
        const amount = BigInt(randomInt(1_000_000));
        const house = toHouseAccount("real", "aurelune", kind === "DEPOSIT" ? "deposits" : "bonus");
        const member = toMemberAccount("real", playerId, "main");
        const postings = [
          { account: house, asset: "VND", kind, amount: -amount },
          { account: member, asset: "VND", kind, amount },
        ];
        await postTransfer(app.services.db, {
          tenant: "aurelune",
          scope: "test",
          key: randomUUID(),
          ref: "test",
          postings,
        });
      }
      const demo = await players.openSession(visitor, "DEMO");
      await players.bet(demo.round());
    }
    const open = (await players.openPlayer()).round();
    stakeNow = () => players.bet(open);
    const ago = (id: string) =>
      sql.raw(`(('x' || substr(md5(${id}), 1, 7))::bit(28)::int % 70000) * interval '1 minute'`);
    await asOwner(app.services.db, async (tx) => {
      await sql`update ledger.entries set at = at - ${ago("transfer_id::text")}`.execute(tx);
      await sql`update members set registered_at = registered_at - ${ago("id")}`.execute(tx);
      await sql`update ledger.sealing set settled = '-infinity', until = '-infinity'`.execute(tx);
      await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(tx);
    });
    await app.services.tenantRegistry.refresh();
  });
  afterAll(() => app.close());

  /** What members' entries say, who lose what the house wins. */
  async function sumLedger(): Promise<Record<(typeof names)[number], string>> {
    const { rows } = await sql<{ kind: string; amount: string }>`
      select kind, sum(amount)::text as amount from ledger.entries
      where tenant_id = 'aurelune' and account like 'member:%' and asset = 'VND'
        and at >= ${period.from}::date::timestamp at time zone ${zone} group by kind`.execute(app.services.db);
    const of = (...kinds: readonly string[]): bigint =>
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const [staked, won] = [-of("BET", "ROLLBACK"), of("WIN", "JACKPOT")];
    const [bonuses, rebates] = [of("BONUS_GRANT", "MISSION"), of("REBATE")];
    return {
      staked: toDecimal(staked),
      won: toDecimal(won),
      ggr: toDecimal(staked - won),
      bonuses: toDecimal(bonuses),
      rebates: toDecimal(rebates),
      ngr: toDecimal(staked - won - bonuses - rebates),
      deposits: toDecimal(of("DEPOSIT")),
      withdrawals: "0.00",
    };
  }

  const readAll = (): Promise<readonly Revenue[]> =>
    Promise.all(revenueGroups.map((by: RevenueGroup) => owner.get(getRevenue, { ...period, by })));

  async function expectLedger(reports: readonly Revenue[]): Promise<void> {
    const wanted = await sumLedger();
    for (const [index, { totals, lines, count }] of reports.entries()) {
      expect(totals, revenueGroups[index]).toEqual(wanted);
      expect(lines).toHaveLength(count);
      for (const name of names) {
        const sum = lines.reduce((total, line) => total + toBalance(line[name]), 0n);
        expect(toDecimal(sum), `${revenueGroups[index]} ${name}`).toBe(wanted[name]);
      }
    }
  }

  it("X-62: its figures are the ledger's by day, vendor, game, agent, method and cohort, before and after they are rolled up", async () => {
    const before = await readAll();
    await expectLedger(before);
    expect(before[0]?.count).toBeGreaterThan(10);
    expect(before[2]?.lines[0]?.name).not.toBe(before[2]?.lines[0]?.key);
    while ((await sealHours(app.services.db)) !== "DONE");
    const beside = await app.openBeside();
    await Promise.all([rollUpRevenue(app.services.db), rollUpRevenue(beside.services.db)]);
    await rollUpRevenue(app.services.db);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from revenue_quarters`.execute(
      app.services.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(30);
    expect(await readAll()).toEqual(before);
    await stakeNow();
    await expectLedger(await readAll());
  });

  it("X-62: an agent's revenue is that of its team at the time: a move takes nothing with it", async () => {
    const { db } = app.services;
    const [agent = "", member = ""] = playerIds;
    const toKey = (memberId: string) => ({ tenantId: "aurelune", memberId });
    await transact(db, async (tx) => {
      await makeAgent(tx, toKey(agent), 1);
      await moveMember(tx, toKey(member), agent);
      await moveMember(tx, toKey(member), null);
    });
    // The agent has always been one; the member stood below it from forty days ago until twenty days ago.
    await asOwner(db, async (tx) => {
      await sql`update line_moves set until = '-infinity' where member_id = ${agent}`.execute(tx);
      await sql`update line_moves set until = now() - case when line_id is null then 40 else 20 end * interval '1 day'
        where member_id = ${member}`.execute(tx);
    });
    const { rows } = await sql<{ staked: string }>`
      select coalesce(-sum(amount), 0)::text as staked from ledger.entries
      where tenant_id = 'aurelune' and asset = 'VND' and kind in ('BET', 'ROLLBACK') and at >= ${period.from}::date::timestamp at time zone ${zone}
        and (account = ${toMemberAccount("real", agent, "main")} or account = ${toMemberAccount("real", member, "main")}
          and at between now() - interval '40 days' and now() - interval '20 days')`.execute(db);
    const expectTeam = async (): Promise<void> => {
      const { lines, totals } = await owner.get(getRevenue, { ...period, by: "agent" });
      const staked = toDecimal(BigInt(rows[0]?.staked ?? "0"));
      expect(lines.find(({ key }) => key === agent)).toMatchObject({ staked });
      expect(lines).toHaveLength(2);
      expect(totals).toEqual(await sumLedger());
    };
    await asOwner(db, async (tx) => {
      await sql`delete from revenue_quarters`.execute(tx);
      await sql`update revenue_state set until = '-infinity'`.execute(tx);
    });
    await expectTeam();
    await rollUpRevenue(db);
    await expectTeam();
  });

  it("X-62: a file has the lines of the page", async () => {
    const id = randomUUID();
    await owner.get(createExport, { id, list: "revenue", filters: { ...period, by: "game" } });
    await app.services.exports.run(app.services);
    const { items } = await owner.get(listExports, {});
    expect(items).toMatchObject([{ id, state: "DONE" }]);
    const { body } = await app.http.inject({
      method: "GET",
      url: toExportPath(id),
      headers: { host: "desk.example", cookie: `staff=${owner.cookie ?? ""}` },
    });
    const { lines } = await owner.get(getRevenue, { ...period, by: "game" });
    expect(body.trimEnd().split("\r\n")).toHaveLength(lines.length + 1);
    expect(body).toContain(lines[0]?.staked);
  });

  it("X-62: it is for staff who may read reports, of their merchant; all merchants only for who may at all of them", async () => {
    expect(await owner.refuse(getRevenue, { ...period, by: "day" }, { merchant: "KICKLINE" })).toBe(
      "permission.denied",
    );
    expect(await owner.refuse(getBrandRevenue, period)).toBe("permission.denied");
    expect(await owner.refuse(getRevenue, { from: period.to, to: period.from, by: "day" })).toBe("request.invalid");
    expect(await owner.refuse(getRevenue, { from: "2020-01-01", to: period.to, by: "day" })).toBe("request.invalid");
    await addStaff(app.services.db, "all@platform.example", { "*": ["OWNER"] });
    const all = await new Staff(app, "AURELUNE").login("all@platform.example");
    const { lines } = await all.get(getBrandRevenue, period);
    expect(lines.find(({ merchant }) => merchant === "AURELUNE")).toMatchObject(await sumLedger());
    expect(lines.length).toBeGreaterThan(1);
  });
});
