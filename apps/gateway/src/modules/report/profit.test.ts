import { getProfit, type Profit, toBalance, toDecimal, toToday } from "@marquee/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { asOwner, plantEntries } from "../../../test/plantEntries.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { rollUpRecord } from "../wallet/rollUpRecord.ts";
import { toFigures } from "./getProfit.ts";

const zone = "Asia/Ho_Chi_Minh";
const ages = [400, 200, 95, 64, 40, 33, 20, 9, 3, 1, 0];
const kinds = [
  ["DEPOSIT", 5_000_000n],
  ["BET", -20_000n],
  ["WIN", 35_000n],
  ["BONUS_GRANT", 10_000n],
  ["REBATE", 700n],
  ["ROLLBACK", 20_000n],
  ["WITHDRAW_LOCK", -1_000_000n],
  ["WITHDRAW_BACK", 400_000n],
  ["JACKPOT", 90_000n],
] as const;
const all = { from: "2020-01-01", to: "2035-12-31", by: "day", pageSize: 100 } as const;

describe("the personal profit", () => {
  let app: TestApp;
  let ann: Visitor;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    ({ id } = await ann.registerAs("profitann"));
    // What registration brought is older than everything else.
    await asOwner(app.services.db, async (tx) => {
      await sql`update ledger.entries set at = at - interval '500 days'`.execute(tx);
      await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(tx);
    });
    await app.services.tenantRegistry.refresh();
    await plantEntries(
      app.services.db,
      { tenant: "aurelune", account: toMemberAccount("real", id, "main"), asset: "VND" },
      ages.flatMap((age) =>
        kinds.map(([kind, amount], index) => ({
          kind,
          amount,
          at: new Date(Date.now() - age * 86_400_000 - (kinds.length - index) * 60_000),
        })),
      ),
    );
  });
  afterAll(() => app.close());

  const sum = (list: Profit["list"], name: keyof Profit["totals"]): string =>
    toDecimal(list.reduce((total, line) => total + toBalance(line[name]), 0n));

  async function readAll() {
    const [days, months, week] = await Promise.all([
      ann.get(getProfit, all),
      ann.get(getProfit, { ...all, by: "month" }),
      ann.get(getProfit, { ...all, from: toToday(zone, new Date(Date.now() - 6 * 86_400_000)), to: toToday(zone) }),
    ]);
    return { days, months, week };
  }

  it("MC-08, X-11: its figures and the net deposits are the ledger's by day and month, before and after days are rolled up", async () => {
    const before = await readAll();
    const { rows } = await sql<{ kind: string; amount: string }>`
      select kind, sum(amount)::text as amount from ledger.entries where account = ${toMemberAccount("real", id, "main")} group by kind`.execute(
      app.services.db,
    );
    const ledger = new Map(rows.map(({ kind, amount }) => [kind, BigInt(amount)]));
    const of = (...names: readonly string[]): bigint =>
      names.reduce((total, name) => total + (ledger.get(name) ?? 0n), 0n);
    const wanted = {
      deposits: toDecimal(of("DEPOSIT")),
      withdrawals: toDecimal(-of("WITHDRAW_LOCK", "WITHDRAW_BACK", "WITHDRAW_OUT")),
      stakes: toDecimal(-of("BET", "ROLLBACK")),
      wins: toDecimal(of("WIN", "JACKPOT")),
      rebates: toDecimal(of("REBATE")),
      net: toDecimal(of("WIN", "JACKPOT", "REBATE", "BET", "ROLLBACK")),
    };
    expect(before.days.totals).toEqual(wanted);
    expect(before.months.totals).toEqual(wanted);
    expect(before.week.lifetime).toEqual({
      deposits: wanted.deposits,
      withdrawals: wanted.withdrawals,
      net: toDecimal(of("DEPOSIT", "WITHDRAW_LOCK", "WITHDRAW_BACK", "WITHDRAW_OUT")),
    });
    // The bonus of registration is part of no figure, and a day with nothing else has no line.
    expect(before.days.list).toHaveLength(ages.length);
    for (const name of ["deposits", "withdrawals", "stakes", "wins", "rebates", "net"] as const) {
      expect(sum(before.days.list, name), name).toBe(wanted[name]);
      expect(sum(before.months.list, name), name).toBe(wanted[name]);
    }
    await rollUpRecord(app.services);
    const { rows: rolled } = await sql<{ days: number }>`select count(*)::int as days from ledger.holder_days`.execute(
      app.services.db,
    );
    expect(rolled[0]?.days).toBeGreaterThan(60);
    expect(await readAll()).toEqual(before);
  });

  it("MC-08: for any sums of the ledger, net is wins and rebates less stakes", () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(fc.array(fc.record({ kind: fc.constantFrom(...kinds.map(([kind]) => kind)), amount })), (sums) => {
        const { stakes, wins, rebates, net } = toFigures(sums);
        return net === wins + rebates - stakes;
      }),
    );
  });

  it("MC-08: somebody else's profit has none of it, and a day that is none is named", async () => {
    const bob = openAurelune(app);
    await bob.registerAs("profitbob");
    expect((await bob.get(getProfit, all)).totals.deposits).toBe("0.00");
    expect((await ann.call(getProfit, { ...all, to: "2026-02-30" })).body).toMatchObject({
      errorCode: "request.invalid",
      fields: [{ name: "to", rule: "date" }],
    });
  });
});
