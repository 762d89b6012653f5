import { randomUUID } from "node:crypto";
import {
  acceptTerms,
  closeAccount,
  getBalance,
  getMemberInfo,
  getMerchantWallet,
  listTransactions,
  listWalletTransfers,
  takeTimeOut,
  transferWallet,
} from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../../test/deskTeam.ts";
import { leaveFraction } from "../../../../test/leaveFraction.ts";
import { publishTerms, retireTerms } from "../../../../test/publishTerms.ts";
import { openVendorApp, toKey, vendor, type VendorApp } from "../../../../test/vendorApp.ts";
import { createVisitor, openAurelune, passwordOf } from "../../../../test/visitor.ts";
import { listHolderAccounts } from "../../../ledger/readLedger.ts";
import { tables } from "../../../../test/tables.ts";

describe("transfers to a vendor", () => {
  let test: VendorApp;
  beforeAll(async () => {
    test = await openVendorApp();
  });
  afterEach(async () => {
    await test.house.setFault("none");
    expect(await test.app.listFaults()).toEqual([]);
  });
  afterAll(() => test.close());

  it("WL-03, AP-39: a merchant whose vendors have wallets says which, with names; the others and play money are single", async () => {
    const ann = await test.newMember();
    expect(await ann.get(getMerchantWallet, {})).toEqual({
      isSingle: false,
      wallets: [
        { vassalage: "MAIN", name: "", transferable: true, min: "0.00" },
        { vassalage: vendor, name: "Luna Works", transferable: true, min: "1.00" },
      ],
    });
    const kim = createVisitor(test.app, "kickline.localhost", "KICKLINE");
    await kim.registerAs("singlekim");
    expect(await kim.get(getMerchantWallet, {})).toMatchObject({ isSingle: true, wallets: [{ vassalage: "MAIN" }] });
    expect(await kim.refuse(transferWallet, { from: "MAIN", to: vendor, amount: "1.00" }, toKey())).toBe(
      "function.not.available",
    );
    expect(await openAurelune(test.app).refuse(getMerchantWallet, {})).toBe("login.not.session");
  });

  it("X-08, X-09: in a time-out no money goes to a vendor, and what is there comes back", async () => {
    const ann = await test.newMember();
    await test.put(ann, "100.00");
    await ann.get(takeTimeOut, { hours: 24 });
    expect(await ann.refuse(transferWallet, { from: "MAIN", to: vendor, amount: "1.00" }, toKey())).toBe("rg.timeout");
    expect(await ann.refuse(transferWallet, { from: "MAIN", to: vendor, all: true }, toKey())).toBe("rg.timeout");
    expect(await test.take(ann, "100.00")).toMatchObject({ status: "SUCCESS" });
  });

  it("X-55: while new terms are not accepted no money goes to a vendor, and what is there comes back", async () => {
    const ann = await test.newMember();
    await test.put(ann, "100.00");
    const tilda = await joinDesk(test.app, "tilda", "CONTENT");
    const version = await publishTerms(tilda, "New terms");
    for (const amount of [{ amount: "1.00" }, { all: true }])
      expect(await ann.refuse(transferWallet, { from: "MAIN", to: vendor, ...amount }, toKey())).toBe(
        "terms.not.accepted",
      );
    expect(await test.take(ann, "50.00")).toMatchObject({ status: "SUCCESS" });
    await ann.get(acceptTerms, { version, language: "EN" });
    expect(await test.put(ann, "1.00")).toMatchObject({ status: "SUCCESS" });
    await retireTerms(tilda);
  });

  it("WL-04, AP-23: moving 100 to a vendor wallet and back changes both at once, and the account record says so", async () => {
    const ann = await test.newMember();
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
    expect(await test.put(ann, "100.00")).toMatchObject({
      status: "SUCCESS",
      balances: { MAIN: "99900.00", [vendor]: "100.00" },
    });
    expect(await test.balances(ann)).toEqual(["100000.00", "99900.00", "100.00"]);
    expect(await test.take(ann, "40.00")).toMatchObject({
      status: "SUCCESS",
      balances: { MAIN: "99940.00", [vendor]: "60.00" },
    });
    const { list } = await ann.get(listTransactions, {});
    expect(list.map(({ kind, amount }) => [kind, amount]).slice(0, 2)).toEqual([
      ["VENDOR_OUT", "40.00"],
      ["VENDOR_IN", "-100.00"],
    ]);
    expect(await ann.get(transferWallet, { from: vendor, to: "MAIN", all: true }, toKey())).toMatchObject({
      balances: { MAIN: "100000.00", [vendor]: "0.00" },
    });
    expect(await ann.get(transferWallet, { from: "MAIN", to: vendor, all: true }, toKey())).toMatchObject({
      balances: { MAIN: "0.00", [vendor]: "100000.00" },
    });
    expect((await ann.get(listWalletTransfers, {})).list.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ["MAIN", vendor, "100000.00"],
      [vendor, "MAIN", "60.00"],
      [vendor, "MAIN", "40.00"],
      ["MAIN", vendor, "100.00"],
    ]);
    expect((await (await test.newMember()).get(listWalletTransfers, {})).list).toEqual([]);
  });

  it("WL-04: what is too much, too little, no amount or no wallet is refused by its code, and nothing moves", async () => {
    const ann = await test.newMember();
    const refuse = (request: object) =>
      ann.call(transferWallet, { from: "MAIN", to: vendor, ...request }, toKey()).then(({ body }) => body);
    expect(await refuse({ amount: "100001" })).toMatchObject({ errorCode: "wallet.insufficient" });
    expect(await refuse({ amount: "0" })).toMatchObject({
      errorCode: "wallet.transfer.min",
      value: { min: "1.00" },
    });
    for (const amount of [
      "",
      "x",
      "1e3",
      "-5",
      "1.001",
      "5.55",
      "50000.55",
      "0.99",
      "\u0000",
      "__proto__",
      "9".repeat(24),
    ])
      expect(await refuse({ amount }), amount).toMatchObject({ success: false, fields: [{ name: "amount" }] });
    expect(await refuse({})).toMatchObject({ fields: [{ name: "amount", rule: "required" }] });
    for (const to of ["MAIN", "__proto__", "constructor", "NONE", "\u0000", ""])
      expect(await refuse({ to, amount: "5.00" }), to).toMatchObject({
        errorCode: to.includes("\u0000") ? "request.invalid" : "fields",
        fields: [{ name: "to" }],
      });
    expect(await refuse({ from: vendor, amount: "5.00" })).toMatchObject({ fields: [{ name: "to" }] });
    expect(await refuse({ from: vendor, to: "MAIN", all: true })).toMatchObject({ errorCode: "wallet.insufficient" });
    expect(await refuse({ to: "x".repeat(1_000_000), amount: "5.00" })).toMatchObject({ success: false });
    expect(await test.take(ann, "5.00")).toMatchObject({ status: "FAILED", reason: "INSUFFICIENT" });
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
  });

  it("WL-04, WL-01: everything takes the whole units, either way, and what play left below them stays", async () => {
    const ann = await test.newMember();
    await leaveFraction(test.app.services.db, (await ann.get(getMemberInfo, {})).id);
    const all = (from: string, to: string) => ann.get(transferWallet, { from, to, all: true }, toKey());
    expect(await all("MAIN", vendor)).toMatchObject({ balances: { MAIN: "0.50", [vendor]: "100000.00" } });
    expect(await ann.refuse(transferWallet, { from: "MAIN", to: vendor, all: true }, toKey())).toBe(
      "wallet.insufficient",
    );
    expect(await all(vendor, "MAIN")).toMatchObject({ balances: { MAIN: "100000.50", [vendor]: "0.00" } });
  });

  it("WL-04, X-01: one key moves money once, and of parallel transfers nothing is overdrawn", async () => {
    const ann = await test.newMember();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => test.put(ann, "100.00", key)));
    expect(new Set(same.map(({ transId }) => transId)).size).toBe(1);
    expect(await test.balances(ann)).toEqual(["100000.00", "99900.00", "100.00"]);
    const beside = await test.app.openBeside();
    const twin = openAurelune(beside);
    twin.setToken(ann.getToken());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        (turn % 2 === 0 ? ann : twin).call(transferWallet, { from: "MAIN", to: vendor, amount: "60000.00" }, toKey()),
      ),
    );
    const done = answers.filter(({ body }) => body.success);
    expect(done).toHaveLength(1);
    for (const { body } of answers)
      if (!body.success) expect(["wallet.locked", "wallet.insufficient"]).toContain(body.errorCode);
    expect(await test.balances(ann)).toEqual(["100000.00", "39900.00", "60100.00"]);
  });

  it("WL-04: an answer that is lost is asked about, in both directions: what was taken is done, what was not is returned", async () => {
    const ann = await test.newMember();
    for (const fault of ["lose", "late"] as const) {
      await test.house.setFault(fault);
      expect(await test.put(ann, "100.00"), fault).toMatchObject({ status: "SUCCESS" });
      expect(await test.take(ann, "30.00"), fault).toMatchObject({ status: "SUCCESS" });
    }
    expect(await test.balances(ann)).toEqual(["100000.00", "99860.00", "140.00"]);
    await test.house.setFault("drop");
    expect(await test.put(ann, "100.00")).toMatchObject({ status: "FAILED", reason: "UNKNOWN" });
    expect(await test.take(ann, "30.00")).toMatchObject({ status: "FAILED", reason: "UNKNOWN" });
    await test.house.setFault("refuse");
    expect(await test.put(ann, "100.00")).toMatchObject({ status: "FAILED", reason: "CLOSED" });
    expect(await test.balances(ann)).toEqual(["100000.00", "99860.00", "140.00"]);
  });

  it("WL-04, MC-02: while the vendor is silent the transfer is pending, its money is in neither hand, and the next one waits", async () => {
    const ann = await test.newMember();
    await test.put(ann, "50.00");
    await test.house.setFault("silent");
    expect(await test.put(ann, "100.00")).toMatchObject({ status: "PENDING" });
    expect((await ann.get(getBalance, {})).wallets).toMatchObject([
      { vassalage: "MAIN", balance: "99850.00" },
      { vassalage: vendor, balance: "150.00", available: "50.00", frozen: "100.00" },
    ]);
    expect(await ann.refuse(transferWallet, { from: "MAIN", to: vendor, amount: "5.00" }, toKey())).toBe(
      "wallet.locked",
    );
    expect(await ann.refuse(transferWallet, { from: vendor, to: "MAIN", all: true }, toKey())).toBe(
      "wallet.unavailable",
    );
    await test.askNow();
    expect((await ann.get(listWalletTransfers, {})).list[0]).toMatchObject({ status: "PENDING" });
    await test.house.setFault("none");
    await test.askNow();
    // The vendor had never heard of it: it refuses it for good, and the money is back.
    expect((await ann.get(listWalletTransfers, {})).list[0]).toMatchObject({ status: "FAILED", reason: "UNKNOWN" });
    expect(await test.balances(ann)).toEqual(["100000.00", "99950.00", "50.00"]);
  });

  it("WL-04: a vendor that is killed before or after it took a transfer loses and doubles nothing", async () => {
    const ann = await test.newMember();
    const { id } = await tables(test.app.services.db)
      .selectFrom("members")
      .select("id")
      .where("username_key", "=", test.lastName())
      .executeTakeFirstOrThrow();
    await test.house.kill();
    expect(await test.put(ann, "100.00")).toMatchObject({ status: "PENDING" });
    await test.house.start(test.gateway, test.app.houseSecret);
    await test.askNow();
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
    await test.house.setFault("late");
    const late = test.put(ann, "100.00");
    const countSent = async (): Promise<number> =>
      (
        await tables(test.app.services.db)
          .selectFrom("vendor_transfers")
          .select("state")
          .where("member_id", "=", id)
          .execute()
      ).filter(({ state }) => state !== "FAILED" && state !== "CREATED").length;
    await expect.poll(countSent).toBe(1);
    // It may have been taken or not; its answer never comes.
    await test.house.kill();
    await late;
    await test.house.start(test.gateway, test.app.houseSecret);
    await test.askNow();
    const [{ status } = { status: "" }] = (await ann.get(listWalletTransfers, {})).list;
    const [main, there] = status === "SUCCESS" ? ["99900.00", "100.00"] : ["100000.00", "0.00"];
    expect(await test.balances(ann)).toEqual(["100000.00", main, there]);
  });

  it("X-78, X-69: money at a vendor keeps an account from being closed, and its entries are in the member's data", async () => {
    const ann = await test.newMember();
    await ann.get(transferWallet, { from: "MAIN", to: vendor, all: true }, toKey());
    const password = passwordOf("AURELUNE");
    const { body } = await ann.call(closeAccount, { password, erase: false });
    expect(body).toMatchObject({ errorCode: "account.balance.left", value: { balance: "100000.00" } });
    const { id: memberId } = await tables(test.app.services.db)
      .selectFrom("members")
      .select("id")
      .where("username_key", "=", test.lastName())
      .executeTakeFirstOrThrow();
    // Those of which a member's data tells.
    expect(await listHolderAccounts(test.app.services.db, { tenant: "aurelune", memberId })).toEqual([
      `member:${memberId}:main`,
      `member:${memberId}:vendor:${vendor}`,
    ]);
  });
});
