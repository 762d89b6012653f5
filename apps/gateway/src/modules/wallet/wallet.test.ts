import { getBalance, listMovements, listTransactions, toToday } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";

describe("wallet", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  async function adjust(memberId: string, key: string, amount: bigint): Promise<void> {
    const postings = [
      { account: toMemberAccount("real", memberId, "main"), asset: "VND", kind: "ADJUST", amount },
      { account: toHouseAccount("real", "aurelune", "adjust"), asset: "VND", kind: "ADJUST", amount: -amount },
    ] as const;
    await postTransfer(app.services.db, { tenant: "aurelune", scope: "test", key, ref: `note ${key}`, postings });
  }

  it("WL-01, EN-23, AP-22: the balance is the ledger's, to the fourth digit", async () => {
    const ann = openAurelune(app);
    const { id } = await ann.registerAs("walletann");
    await adjust(id, "digits", 12_345n);
    expect(await ann.getBalance()).toEqual({
      sumBalance: "100001.2345",
      currency: "VND",
      currencySymbol: "₫",
      wallets: [
        { accountType: 1, vassalage: "MAIN", balance: "100001.2345", available: "100001.2345", frozen: "0.00" },
      ],
    });
    expect((await openAurelune(app).call(getBalance, {})).status).toBe(401);
  });

  it("MC-07: the account record pages newest first, by kind and by the merchant's days", async () => {
    const ann = openAurelune(app);
    const { id } = await ann.registerAs("recordann");
    for (let count = 1; count <= 5; count += 1) await adjust(id, `r${count}`, -10_000n * BigInt(count));
    const page = await ann.get(listTransactions, { pageNo: 2, pageSize: 2 });
    expect([page.totalCount, page.totalPages, page.pageNo]).toEqual([6, 3, 2]);
    expect(page.list.map(({ refNo, amount }) => [refNo, amount])).toEqual([
      ["note r3", "-3.00"],
      ["note r2", "-2.00"],
    ]);
    // What was credited and adjusted is no result of play.
    expect(page.totals).toEqual({ in: "100000.00", out: "-15.00", net: "0.00" });
    expect((await ann.get(listTransactions, { kind: "BONUS_GRANT" })).totalCount).toBe(1);
    const today = toToday("Asia/Ho_Chi_Minh");
    expect((await ann.get(listTransactions, { from: today, to: today })).totalCount).toBe(6);
    expect((await ann.get(listTransactions, { to: "2020-01-01" })).list).toEqual([]);
    for (const from of ["2026-02-30", "2026-13-01"]) {
      expect((await ann.call(listTransactions, { from })).body, from).toMatchObject({
        errorCode: "request.invalid",
        fields: [{ name: "from", rule: "date" }],
      });
    }
  });

  it("AP-58: movements of money are the lines of the account record, in pages and by days, the member's own alone", async () => {
    const ann = openAurelune(app);
    const { id } = await ann.registerAs("movesann");
    for (let count = 1; count <= 24; count += 1) await adjust(id, `m${count}`, -10_000n * BigInt(count));
    const [first, second] = [
      await ann.get(listMovements, { kind: "CASH" }),
      await ann.get(listMovements, { kind: "CASH", pageNo: 2 }),
    ];
    const record = await ann.get(listTransactions, { pageSize: 100 });
    expect([...first.list, ...second.list]).toEqual(
      record.list.map(({ at, kind, amount, balance, refNo, gameName = "" }) => ({
        time: at,
        type: kind,
        changed: amount,
        balance,
        remark: gameName,
        refNo,
      })),
    );
    expect([first.list.length, first.totalPages, record.totalCount]).toEqual([20, 2, 25]);
    expect((await ann.get(listMovements, { kind: "CASH", to: "2020-01-01" })).list).toEqual([]);
    const bob = openAurelune(app);
    await bob.registerAs("movesbob");
    expect((await bob.get(listMovements, { kind: "CASH" })).list).toHaveLength(1);
    expect((await openAurelune(app).call(listMovements, { kind: "CASH" })).status).toBe(401);
    const wrong = { kind: "CASH", from: "2026-02-30" } as const;
    expect((await ann.call(listMovements, wrong)).body).toMatchObject({
      errorCode: "request.invalid",
      fields: [{ name: "from", rule: "date" }],
    });
    for (const kind of ["POINTS", "cash", "\u0000", ""])
      expect((await ann.send(listMovements, { kind })).statusCode, JSON.stringify(kind)).toBe(400);
  });

  it("MC-07: a day begins at midnight where the merchant is", async () => {
    const { rows } = await sql<{
      at: Date;
    }>`select '2026-11-20'::date::timestamp at time zone 'Asia/Ho_Chi_Minh' as at`.execute(app.services.db);
    expect(rows[0]?.at.toISOString()).toBe("2026-11-19T17:00:00.000Z");
  });
});
