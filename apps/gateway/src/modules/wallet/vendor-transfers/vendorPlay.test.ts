import { randomUUID } from "node:crypto";
import { logout, setLimit, transferWallet } from "@marquee/contract";
import { askVendor, getStaffVendorTransfer, listAudit, listStaffVendorTransfers } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../../test/gameServer.ts";
import { addStaff, Staff } from "../../../../test/staff.ts";
import { openVendorApp, toKey, vendor, type VendorApp } from "../../../../test/vendorApp.ts";
import { openWallet } from "../../../../test/wallet.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { readVendorPlays } from "./vendorJobs.ts";
import { tables } from "../../../../test/tables.ts";

describe("play from a vendor wallet", () => {
  let test: VendorApp;
  beforeAll(async () => {
    test = await openVendorApp();
  });
  afterEach(async () => {
    await test.house.setFault("none");
    expect(await test.app.listFaults()).toEqual([]);
  });
  afterAll(() => test.close());

  it("WL-04: games of the vendor play from its wallet, wins come back, and the ledger knows each stake", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { state, post } = await test.play(ann);
    expect(state.balance).toBe("20000.00");
    let balance = "";
    for (let round = 0; round < 6; round += 1) {
      let answer = await post("spin", { roundId: randomUUID(), stake: state.stakes[0] });
      while (Object(answer["round"]).next !== undefined) {
        const { roundId, stages, next } = Object(answer["round"]);
        answer = await post("step", { roundId, stage: stages.length, ...(next === "pick" ? { choice: 0 } : {}) });
      }
      if (answer["balance"] !== undefined) balance = String(answer["balance"]);
    }
    expect(balance).not.toBe("");
    await post("end");
    const [sum, main, there] = await test.balances(ann);
    expect([main, there]).toEqual(["80000.00", balance]);
    expect(Number(sum)).toBeCloseTo(80_000 + Number(balance), 4);
    await ann.get(transferWallet, { from: vendor, to: "MAIN", all: true }, toKey());
    const after = Number((await test.balances(ann))[1]);
    expect(after).toBeCloseTo(80_000 + Math.floor(Number(balance) * 100) / 100, 4);
  });

  it("X-05: stakes at the vendor count towards the member's own limit, and at its end the vendor is told to take no more", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { state, post } = await test.play(ann);
    const stake = state.stakes[0];
    await ann.get(setLimit, { kind: "WAGER", period: "DAY", amount: String(stake) });
    let answer = await post("spin", { roundId: randomUUID(), stake });
    while (Object(answer["round"]).next !== undefined) {
      const { roundId, stages, next } = Object(answer["round"]);
      answer = await post("step", { roundId, stage: stages.length, ...(next === "pick" ? { choice: 0 } : {}) });
    }
    const refused = await post("spin", { roundId: randomUUID(), stake });
    expect(refused["round"]).toMatchObject({ status: "REFUSED", refusal: "RG_LIMIT" });
    await post("end");
  });

  it("GM-34: stakes at the vendor are held to the merchant's limits, and the wallet there stays; the game goes on within them", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { state, post } = await test.play(ann);
    const [least, second, third] = state.stakes;
    const { db } = test.app.services;
    const amount = Number(second) * 10_000;
    await sql`insert into stake_limits values ('aurelune', 'VENDOR', ${`RNG/${vendor}`}, 'VND', ${amount}, ${amount})`.execute(
      db,
    );
    for (const stake of [least, third]) {
      const { round } = await post("spin", { roundId: randomUUID(), stake });
      expect(round).toMatchObject({ status: "REFUSED", refusal: "BET_LIMIT" });
    }
    expect(await post("state")).toMatchObject({ stakes: [second], balance: "20000.00" });
    const { round } = await post("spin", { roundId: randomUUID(), stake: second });
    expect(["OPEN", "SETTLED"]).toContain(Object(round).status);
    await sql`delete from stake_limits`.execute(db);
    await post("end");
  });

  it("X-05: a stake larger than what is left of a limit is refused before the vendor takes it, and the wallet there stays", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { state, post } = await test.play(ann);
    const [least, more] = [state.stakes[0], state.stakes[1]];
    for (const kind of ["LOSS", "WAGER"] as const)
      await ann.get(setLimit, { kind, period: "DAY", amount: String(Number(more) - 1) });
    const refused = await post("spin", { roundId: randomUUID(), stake: more });
    // More than the whole limit: no time is told at which it fits.
    const left = `${Number(more) - 1}.00`;
    expect(refused["round"]).toMatchObject({ status: "REFUSED", refusal: "RG_LIMIT", limit: "LOSS", left });
    expect(refused["round"]).not.toHaveProperty("until");
    expect(Object(await post("state")).balance).toBe("20000.00");
    const taken = await post("spin", { roundId: randomUUID(), stake: least });
    expect(Object(taken["round"]).status).not.toBe("REFUSED");
  });

  /** The vendor's own server, with a session of a member; it asks before a stake and takes none. */
  const openAsker = async (ann: Visitor) => {
    const { url, token } = await test.launch(ann);
    const server = createGameServer(test.app, test.app.houseSecret);
    const opened = await server.call("session", { token });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId, currency } = opened.session;
    const ask = (amount: number, roundId: string = randomUUID()) =>
      server.call("balance", { sessionId, requestId: randomUUID(), stake: { roundId, amount } });
    return { server, ask, sessionId, currency, gameCode: url.pathname.split("/").at(-1) ?? "" };
  };

  it("X-05: of parallel asks only those are allowed that a limit has room for, also beside bets from the main wallet; a round asked for again is not counted twice", async () => {
    const ann = await test.newMember();
    const { ask, server } = await openAsker(ann);
    const unit = 10_000_000;
    await ann.get(setLimit, { kind: "WAGER", period: "DAY", amount: "3000.00" });
    const rounds = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(rounds.map((round) => ask(unit, round)));
    const allowed = rounds.filter((_, index) => answers[index]?.status === "OK");
    expect(allowed).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== "OK")).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ status: "RG_LIMIT", limit: "WAGER" })),
    );
    expect((await ask(unit, allowed[0])).status).toBe("OK");
    expect((await ask(unit * 2, allowed[0])).status).toBe("RG_LIMIT");
    const main = await openWallet(server, ann);
    expect(await main.bet(randomUUID(), unit)).toMatchObject({ status: "RG_LIMIT" });
    // What the vendor's records, read to their end, do not show was never taken.
    const { db } = test.app.services;
    const old = await sql<{ tenant_id: string; member_id: string; vendor: string; amount: string }>`
      delete from asked_stakes where round_id = ${allowed[0]} returning *`.execute(db);
    for (const { tenant_id: tenantId, member_id: memberId, vendor: at, amount } of old.rows)
      await sql`insert into asked_stakes values (${tenantId}, ${memberId}, ${at}, ${allowed[0]}, ${amount}, now() - interval '1 hour')`.execute(
        db,
      );
    await readVendorPlays(test.app.services);
    expect((await main.bet(randomUUID(), unit)).status).toBe("OK");
    expect((await main.bet(randomUUID(), unit)).status).toBe("RG_LIMIT");
  });

  it("X-05: while the vendor's records cannot be read, a member with limits stakes nothing there; one without plays on", async () => {
    const ann = await test.newMember();
    const limited = await openAsker(ann);
    await ann.get(setLimit, { kind: "LOSS", period: "DAY", amount: "5000.00" });
    const free = await openAsker(await test.newMember());
    await test.house.setFault("silent");
    expect((await limited.ask(10_000_000)).status).toBe("TIMEOUT");
    expect((await free.ask(10_000_000)).status).toBe("OK");
    await test.house.setFault("none");
    expect((await limited.ask(10_000_000)).status).toBe("OK");
  });

  it("X-33: a stake at the vendor counts towards turnover once when it is told, by two gateways at the same moment", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { state, spin } = await test.play(ann);
    const { db } = test.app.services;
    const { id } = await tables(db)
      .selectFrom("members")
      .select("id")
      .where("username_key", "=", test.lastName())
      .executeTakeFirstOrThrow();
    await spin();
    const beside = await test.app.openBeside();
    await Promise.all([readVendorPlays(test.app.services), readVendorPlays(beside.services)]);
    // The first stake goes to the first requirement: the sign-up credit's.
    const { done } = await tables(db)
      .selectFrom("turnover_requirements")
      .select("done")
      .where("source", "=", "SIGNUP")
      .where("member_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(Number(done)).toBe(Number(state.stakes[0]) * 10_000);
  });

  it("WL-05: a launch with confirmTrans 0 opens the game at once and moves nothing, however empty the vendor's wallet", async () => {
    const ann = await test.newMember();
    expect((await test.launch(ann)).url.pathname).toMatch(/^\/play\/rng-luna-/);
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
    const { state, spin } = await test.play(ann);
    expect(state.balance).toBe("0.00");
    expect(await spin()).toMatchObject({ status: "REFUSED", refusal: "INSUFFICIENT_FUNDS" });
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
  });

  it("WL-04: a game server that ignores the vendor's wallet takes no real stake from the main one; play money is as ever", async () => {
    const ann = await test.newMember();
    const { url, token } = await test.launch(ann);
    const server = createGameServer(test.app, test.app.houseSecret);
    const opened = await server.call("session", { token });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId, currency, transferWallet: name } = opened.session;
    expect(name).toBe("AURELUNE-LUNA");
    const [txId, roundId] = [randomUUID(), randomUUID()];
    const gameCode = url.pathname.split("/").at(-1) ?? "";
    const bet = { sessionId, requestId: txId, txId, roundId, gameCode, amount: 10_000_000, currency };
    expect(await server.call("bet", bet)).toMatchObject({ status: "GAME_DISABLED" });
    expect(await server.call("betwin", { ...bet, txId: randomUUID(), winAmount: 0 })).toMatchObject({
      status: "GAME_DISABLED",
    });
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
  });

  it("WL-04: a member who is frozen, or who has logged out, stakes nothing at the vendor; the money comes back", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { spin } = await test.play(ann);
    const setStatus = (status: string) =>
      tables(test.app.services.db)
        .updateTable("members")
        .set({ status })
        .where("username_key", "=", test.lastName())
        .execute();
    await setStatus("FROZEN");
    expect(await spin()).toMatchObject({ status: "REFUSED", refusal: "PLAYER_BLOCKED" });
    await setStatus("ACTIVE");
    const again = openAurelune(test.app);
    await again.loginAs(test.lastName());
    await ann.get(logout, {});
    expect(await spin()).toMatchObject({ status: "REFUSED", refusal: "SESSION_EXPIRED" });
    expect(await test.take(again, "20000.00")).toMatchObject({ status: "SUCCESS" });
  });

  it("WL-04: plays are taken into the ledger once, by two gateways at the same moment", async () => {
    const ann = await test.newMember();
    await test.put(ann, "20000.00");
    const { post, spin } = await test.play(ann);
    await spin();
    const beside = await test.app.openBeside();
    await Promise.all([
      readVendorPlays(test.app.services),
      readVendorPlays(beside.services),
      readVendorPlays(test.app.services),
    ]);
    const { balance } = Object(await post("state"));
    expect((await test.balances(ann))[2]).toBe(balance);
  });

  it("WL-04, X-21: staff see transfers and ask the vendor again; the vendor's word ends them, the log says who asked, and no other role may", async () => {
    const { db } = test.app.services;
    await addStaff(db, "payments@aurelune.example", { AURELUNE: ["PAYMENTS"] });
    await addStaff(db, "support@aurelune.example", { AURELUNE: ["SUPPORT"], KICKLINE: ["OWNER"] });
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    const payments = await new Staff(test.app, "AURELUNE").login("payments@aurelune.example");
    const support = await new Staff(test.app, "AURELUNE").login("support@aurelune.example");
    const ann = await test.newMember();
    await test.house.setFault("silent");
    const { transId } = await test.put(ann, "100.00");
    expect((await payments.get(listStaffVendorTransfers, { state: "PENDING" })).items).toMatchObject([
      { transId, username: test.lastName(), vendor, direction: "IN", state: "PENDING", amount: "100.00" },
    ]);
    expect(await payments.refuse(askVendor, { transId })).toBe("vendor.silent");
    await test.house.setFault("none");
    expect(await support.refuse(askVendor, { transId })).toBe("permission.denied");
    support.merchant = "KICKLINE";
    expect(await support.refuse(askVendor, { transId })).toBe("order.unknown");
    expect(await support.refuse(getStaffVendorTransfer, { transId })).toBe("order.unknown");
    expect((await support.get(listStaffVendorTransfers, {})).items).toEqual([]);
    expect(await payments.get(askVendor, { transId })).toMatchObject({ state: "FAILED", reason: "UNKNOWN", asked: 2 });
    const { steps, ...sheet } = await payments.get(getStaffVendorTransfer, { transId });
    expect(sheet).toMatchObject({ transId, username: test.lastName(), state: "FAILED", reason: "UNKNOWN" });
    const any = expect.any(Number);
    expect(steps).toEqual([
      { state: "CREATED", at: any, reason: "" },
      { state: "SENT", at: any, reason: "" },
      { state: "PENDING", at: any, reason: "" },
      { state: "FAILED", at: any, reason: "UNKNOWN" },
    ]);
    for (const bad of ["\u0000", "__proto__", "x".repeat(1_000_000)])
      expect(await payments.refuse(getStaffVendorTransfer, { transId: bad })).toMatch(
        /^(order.unknown|request.invalid)$/,
      );
    expect(await test.balances(ann)).toEqual(["100000.00", "100000.00", "0.00"]);
    const owner = await new Staff(test.app, "AURELUNE").login("owner@aurelune.example");
    expect((await owner.get(listAudit, { action: "ask vendor" })).items).toMatchObject([
      { actor: "payments@aurelune.example", subject: transId },
    ]);
  });
});
