import { type Database, getSqlState } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toHouseAccount, toMemberAccount } from "./accounts.ts";
import { checkChains, checkTrialBalance } from "./checkLedger.ts";
import { ledgerProperties } from "../../test/ledgerProperties.ts";
import { openAccounts, postTransfer, postTransfers } from "./postTransfer.ts";
import { balanceOf, fund, house, mainOf, move, openTestLedger } from "../../test/testLedger.ts";

describe("ledger", () => {
  let ledger: Database<unknown>;

  beforeAll(async () => {
    ledger = await openTestLedger();
  });
  afterAll(() => ledger.close());

  const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => "no error", getSqlState);

  it.each(Object.entries(ledgerProperties))("WL-13, X-01: %s", async (_, property) => {
    await property(ledger);
  });

  it("X-01: a used key gets its first answer again, and refuses other content", async () => {
    await fund(ledger, "keys", ["ann"], 100n);
    const spend = { tenant: "keys", scope: "bet", key: "1", ref: "r", postings: move(mainOf("ann"), house, 60n) };
    const first = await postTransfer(ledger.db, spend);
    expect(first).toMatchObject({ outcome: "POSTED", replayed: false, balances: [{ balance: 40n }] });
    await postTransfer(ledger.db, { ...spend, key: "2", postings: move(mainOf("ann"), house, 1n) });
    expect(await postTransfer(ledger.db, spend)).toEqual({ ...first, replayed: true });
    expect(await postTransfer(ledger.db, { ...spend, postings: move(mainOf("ann"), house, 61n) })).toEqual({
      outcome: "CONFLICT",
    });
    expect(await postTransfer(ledger.db, { ...spend, ref: "other" })).toEqual({ outcome: "CONFLICT" });
    expect(await balanceOf(ledger, "keys", "ann")).toBe(39n);
  });

  it("gives many transfers of one call their own answers in order", async () => {
    await fund(ledger, "many", ["ann"], 10n);
    const spends = ["1", "2", "1", "3"].map((key) => {
      const amount = key === "3" ? 5n : 4n;
      return { tenant: "many", scope: "bet", key, ref: "r", postings: move(mainOf("ann"), house, amount) };
    });
    expect(await postTransfers(ledger.db, spends)).toMatchObject([
      { outcome: "POSTED", replayed: false, balances: [{ balance: 6n }] },
      { outcome: "POSTED", replayed: false, balances: [{ balance: 2n }] },
      { outcome: "POSTED", replayed: true, balances: [{ balance: 6n }] },
      { outcome: "REFUSED", refusal: "INSUFFICIENT" },
    ]);
    expect(await balanceOf(ledger, "many", "ann")).toBe(2n);
  });

  it("names each holder's balance by its line, wherever the house stands", async () => {
    await fund(ledger, "names", ["ann", "bo"], 10n);
    const postings = [...move(house, mainOf("bo"), 3n), ...move(mainOf("ann"), house, 4n)];
    const both = { tenant: "names", scope: "in", key: "1", ref: "r", postings };
    const balances = [
      { account: mainOf("bo"), asset: "VND", balance: 13n },
      { account: mainOf("ann"), asset: "VND", balance: 6n },
    ];
    expect(await postTransfer(ledger.db, both)).toMatchObject({ replayed: false, balances });
    expect(await postTransfer(ledger.db, both)).toMatchObject({ replayed: true, balances });
  });

  it("X-01: a refusal stays refused for its key, even when the money is there by now", async () => {
    await fund(ledger, "refusals", ["ann"], 5n);
    const spend = { tenant: "refusals", scope: "bet", key: "1", ref: "r", postings: move(mainOf("ann"), house, 6n) };
    expect(await postTransfer(ledger.db, spend)).toMatchObject({
      outcome: "REFUSED",
      refusal: "INSUFFICIENT",
      replayed: false,
    });
    await postTransfer(ledger.db, { ...spend, key: "in", postings: move(house, mainOf("ann"), 100n) });
    expect(await postTransfer(ledger.db, spend)).toMatchObject({
      outcome: "REFUSED",
      refusal: "INSUFFICIENT",
      replayed: true,
    });
    expect(await balanceOf(ledger, "refusals", "ann")).toBe(105n);
  });

  it("keys and accounts of one tenant are unknown to another", async () => {
    await fund(ledger, "t1", ["ann"], 10n);
    await fund(ledger, "t2", ["ann"], 20n);
    const spend = { scope: "bet", key: "1", ref: "r", postings: move(mainOf("ann"), house, 10n) };
    expect(await postTransfer(ledger.db, { ...spend, tenant: "t1" })).toMatchObject({
      outcome: "POSTED",
      replayed: false,
    });
    expect(await postTransfer(ledger.db, { ...spend, tenant: "t2" })).toMatchObject({
      outcome: "POSTED",
      replayed: false,
    });
    expect(await balanceOf(ledger, "t2", "ann")).toBe(10n);
    expect(await stateOf(postTransfer(ledger.db, { ...spend, tenant: "t3" }))).toBe("22023");
  });

  it("a line of a transfer may spend what a line before it brought, not what a later one brings", async () => {
    await fund(ledger, "lines", ["ann"], 10n);
    const [bet, win] = [move(mainOf("ann"), house, 11n), move(house, mainOf("ann"), 5n)];
    const base = { tenant: "lines", scope: "betwin", ref: "r" };
    expect(await postTransfer(ledger.db, { ...base, key: "1", postings: [...bet, ...win] })).toMatchObject({
      outcome: "REFUSED",
    });
    expect(await postTransfer(ledger.db, { ...base, key: "2", postings: [...win, ...bet] })).toMatchObject({
      outcome: "POSTED",
      balances: [{ balance: 15n }, { balance: 4n }],
    });
  });

  it("refuses a balance beyond what it can hold instead of failing", async () => {
    await fund(ledger, "limit", ["ann"], 8_999_999_999_999_999_999n);
    const more = { tenant: "limit", scope: "in", key: "1", ref: "r", postings: move(house, mainOf("ann"), 2n) };
    expect(await postTransfer(ledger.db, more)).toMatchObject({ outcome: "REFUSED", refusal: "LIMIT" });
  });

  it("takes no transfer that is one-sided, unbalanced, mixed with trial money, or names an unknown account", async () => {
    await fund(ledger, "wrong", ["ann"], 100n);
    const trial = toMemberAccount("trial", "ann", "main");
    await openAccounts(ledger.db, [{ tenant: "wrong", account: trial, asset: "VND" }]);
    const base = { tenant: "wrong", scope: "w", ref: "r" };
    const post = (key: string, postings: Parameters<typeof postTransfer>[1]["postings"]): Promise<string | undefined> =>
      stateOf(postTransfer(ledger.db, { ...base, key, postings }));
    expect(await post("1", move(mainOf("ann"), house, 5n).slice(0, 1))).toBe("22023");
    expect(
      await post("2", [...move(mainOf("ann"), house, 5n).slice(0, 1), ...move(mainOf("ann"), house, 6n).slice(1)]),
    ).toBe("22023");
    expect(await post("3", move(mainOf("ann"), trial, 5n))).toBe("22023");
    expect(await post("4", move(mainOf("ann"), mainOf("nobody"), 5n))).toBe("22023");
    expect(await post("5", move(mainOf("ann"), "somewhere", 5n))).toBe("23514");
    expect(await balanceOf(ledger, "wrong", "ann")).toBe(100n);
  });

  it("X-01: the gateway's role cannot write the ledger's tables by any statement of its own", async () => {
    await fund(ledger, "rights", ["ann"], 100n);
    const writes = [
      sql`insert into ledger.entries select * from ledger.entries`,
      sql`update ledger.entries set amount = 1`,
      sql`delete from ledger.entries`,
      sql`truncate ledger.entries`,
      sql`update ledger.accounts set balance = 1000000`,
      sql`update ledger.transfers set refusal = null`,
      sql`drop table ledger.entries`,
    ];
    for (const write of writes) expect(await stateOf(write.execute(ledger.db))).toBe("42501");
  });

  it("trial money has its own accounts on both sides and never reaches real totals", async () => {
    const [holder, bank] = [toMemberAccount("trial", "guest", "main"), toHouseAccount("trial", "brand", "adjust")];
    await openAccounts(ledger.db, [{ tenant: "trials", account: holder, asset: "VND" }]);
    await postTransfer(ledger.db, {
      tenant: "trials",
      scope: "fund",
      key: "1",
      ref: "r",
      postings: move(bank, holder, 100n),
    });
    const { rows } = await sql<{ real: string; trial: string }>`
      select count(*) filter (where account not like 'trial:%') as real, count(*) filter (where account like 'trial:%') as trial
      from ledger.entries where tenant_id = 'trials'`.execute(ledger.db);
    expect(rows[0]).toEqual({ real: "0", trial: "2" });
  });

  it("WL-13: after all of this the ledger is balanced and every chain whole", async () => {
    expect(await checkTrialBalance(ledger.db)).toEqual([]);
    expect(await checkChains(ledger.db)).toEqual([]);
  });
});
