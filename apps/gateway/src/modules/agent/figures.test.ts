import {
  getTeamOverview,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  loginFreePlay,
  type TeamTransactions,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { measureAll } from "../../../test/measureAll.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";
import { settleVendorStakes } from "../turnover/index.ts";
import { makeAgent, moveMember } from "./index.ts";

const tenantId = "aurelune";
type Ask = (visitor: Visitor, account: string) => Promise<string>;
const askers: readonly Ask[] = [
  (visitor, account) => visitor.refuse(listTeamProfit, { account }),
  (visitor, account) => visitor.refuse(listTeamBets, { account }),
  (visitor, account) => visitor.refuse(listTeamTransactions, { account }),
];

describe("an agent's figures of the own team", () => {
  let app: TestApp;
  // top > mid > player, top > other; stranger and its player under the house.
  const people = new Map<string, { readonly id: string; readonly visitor: Visitor }>();
  const keyOf = (name: string) => ({ tenantId, memberId: people.get(name)?.id ?? "" });
  const visitorOf = (name: string): Visitor => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.visitor;
  };

  const play = async (name: string, roundId: string, stake: bigint, win: bigint) =>
    transact(app.services.db, (tx) =>
      settleVendorStakes(tx, tenantId, [{ ...keyOf(name), gameCode: "none", roundId, currency: "VND", stake, win }]),
    );
  const deposit = async (name: string, amount: bigint) =>
    postTransfer(app.services.db, {
      tenant: tenantId,
      scope: "test",
      key: `${name}${amount}`,
      ref: "test",
      postings: [
        { account: toMemberAccount("real", keyOf(name).memberId, "main"), asset: "VND", kind: "DEPOSIT", amount },
        { account: toHouseAccount("real", tenantId, "deposits"), asset: "VND", kind: "DEPOSIT", amount: -amount },
      ],
    });
  const move = async (name: string, to: string | null) =>
    transact(app.services.db, (tx) => moveMember(tx, keyOf(name), to === null ? null : keyOf(to).memberId));

  beforeAll(async () => {
    app = await openTestApp();
    for (const name of ["topagent", "midagent", "midplayer", "topplayer", "stranger", "strplayer"]) {
      const visitor = openAurelune(app);
      people.set(name, { id: (await visitor.registerAs(name)).id, visitor });
    }
    const { db } = app.services;
    for (const [name, upline] of [
      ["topagent", null],
      ["midagent", "topagent"],
      ["stranger", null],
    ] as const) {
      await move(name, upline);
      await transact(db, (tx) => makeAgent(tx, keyOf(name), 1));
      await visitorOf(name).loginAs(name);
    }
    for (const [name, upline] of [
      ["midplayer", "midagent"],
      ["topplayer", "topagent"],
      ["strplayer", "stranger"],
    ] as const)
      await move(name, upline);
    await play("midplayer", "a", 5_000_000n, 1_000_000n);
    await play("topplayer", "b", 3_000_000n, 4_000_000n);
    await play("strplayer", "c", 9_000_000n, 0n);
    await deposit("midplayer", 20_000_000n);
    await deposit("strplayer", 70_000_000n);
    await measureAll(db);
  });
  afterAll(() => app.close());

  it("AC-03: the overview has the team's accounts and today's deposits, stakes and wins", async () => {
    const top = await visitorOf("topagent").get(getTeamOverview, { days: 7 });
    expect(top.members).toBe(4);
    expect(top.today).toMatchObject({
      rounds: 2,
      stake: "800.00",
      win: "500.00",
      result: "300.00",
      deposits: "2000.00",
    });
    expect(top.days).toHaveLength(7);
    expect(top.days.at(-1)).toEqual(top.today);
    const mid = await visitorOf("midagent").get(getTeamOverview, {});
    expect(mid).toMatchObject({ members: 2, today: { stake: "500.00", deposits: "2000.00" } });
    expect(await visitorOf("topagent").refuse(getTeamOverview, { currency: "USD" })).toBe("fields");
  });

  it("AC-07: profit and loss by member: a team's line is the sum of its members', the total that of all", async () => {
    const top = await visitorOf("topagent").get(listTeamProfit, {});
    expect(top.path).toEqual(["topagent"]);
    expect(top.list.map(({ account, isAgent, stake }) => [account, isAgent, stake])).toEqual([
      ["topagent", false, "0.00"],
      ["midagent", true, "500.00"],
      ["topplayer", false, "300.00"],
    ]);
    expect(top.totals).toMatchObject({ stake: "800.00", win: "500.00", profit: "300.00", validBet: "800.00" });
    const mid = await visitorOf("topagent").get(listTeamProfit, { account: "MidAgent" });
    expect(mid.path).toEqual(["topagent", "midagent"]);
    expect(mid.list.map(({ account, stake }) => [account, stake])).toEqual([
      ["midagent", "0.00"],
      ["midplayer", "500.00"],
    ]);
    const found = await visitorOf("topagent").get(listTeamProfit, { search: "midp" });
    expect(found.list.map(({ account }) => account)).toEqual(["midplayer"]);
    expect((await visitorOf("topagent").get(listTeamProfit, { search: "%" })).list).toEqual([]);
    expect(await visitorOf("topagent").refuse(listTeamProfit, { from: "2026-02-30" })).toBe("request.invalid");
    expect(await visitorOf("topagent").refuse(listTeamProfit, { from: "2020-01-01" })).toBe("fields");
  });

  it("AC-06, AC-09: bets and movements of the subtree, by account, game and kind, in pages", async () => {
    const top = visitorOf("topagent");
    const bets = await top.get(listTeamBets, {});
    expect(bets.list.map(({ account, stake, net }) => [account, stake, net])).toEqual([
      ["topplayer", "300.00", "100.00"],
      ["midplayer", "500.00", "-400.00"],
    ]);
    expect(bets.totals).toEqual({ rounds: 2, stake: "800.00", win: "500.00", net: "-300.00" });
    const one = await top.get(listTeamBets, { account: "midplayer" });
    expect(one.list.map(({ account }) => account)).toEqual(["midplayer"]);
    expect((await top.get(listTeamBets, { game: "no such game" })).list).toEqual([]);
    const money = await top.get(listTeamTransactions, { kind: "DEPOSIT" });
    expect(money.list).toMatchObject([{ account: "midplayer", kind: "DEPOSIT", amount: "2000.00" }]);
    const all = await top.get(listTeamTransactions, {});
    expect(all.list.map(({ account, kind, amount }) => `${account} ${kind} ${amount}`)).toEqual([
      "midplayer DEPOSIT 2000.00",
      "topplayer WIN 400.00",
      "topplayer BET -300.00",
      "midplayer WIN 100.00",
      "midplayer BET -500.00",
    ]);
    expect((await top.get(listTeamTransactions, { kind: "WIN" })).list.map(({ amount }) => amount)).toEqual([
      "400.00",
      "100.00",
    ]);
    for (let number = 0; number < 25; number += 1) await play("topplayer", `page${number}`, 10_000n, 0n);
    const first = await top.get(listTeamBets, { account: "topplayer" });
    const second = await top.get(listTeamBets, { account: "topplayer", after: first.next ?? "" });
    const lines: string[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { list, next }: TeamTransactions = await top.get(listTeamTransactions, {
        account: "topplayer",
        ...(after === "" ? {} : { after }),
      });
      lines.push(...list.map(({ kind, amount }) => `${kind} ${amount}`));
      after = next;
    }
    expect(lines).toEqual([...Array.from({ length: 25 }, () => "BET -1.00"), "WIN 400.00", "BET -300.00"]);
    const rounds = [...first.list, ...second.list].map(({ roundId }) => roundId);
    expect([rounds.length, new Set(rounds).size, second.next]).toEqual([26, 26, null]);
  });

  it("AC-15: nobody reads outside the own subtree: strangers, uplines and names that nobody has are refused alike", async () => {
    for (const ask of askers) {
      for (const account of ["stranger", "strplayer", "nobodyatall", "__proto__", "", "a\u0000"])
        expect(await ask(visitorOf("topagent"), account), account).toMatch(/^(permission\.denied|request\.invalid)$/);
      for (const account of ["topagent", "topplayer"])
        expect(await ask(visitorOf("midagent"), account), account).toBe("permission.denied");
      expect(await ask(visitorOf("midplayer"), "midplayer")).toBe("permission.denied");
    }
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.refuse(getTeamOverview, {})).toBe("trial.not.allowed");
    expect(await visitorOf("midplayer").refuse(getTeamOverview, {})).toBe("permission.denied");
  });

  it("AC-15: after a move the new upline sees what settles from now on, the old one what settled before", async () => {
    const { db } = app.services;
    await move("midagent", "stranger");
    await play("midplayer", "moved", 1_000_000n, 0n);
    await measureAll(db);
    const agents = { old: visitorOf("topagent"), next: visitorOf("stranger") };
    expect(await agents.old.refuse(listTeamBets, { account: "midplayer" })).toBe("permission.denied");
    expect((await agents.old.get(listTeamBets, { game: "none" })).list.map(({ roundId }) => roundId)).not.toContain(
      "moved",
    );
    const bets = await agents.next.get(listTeamBets, { account: "midplayer" });
    expect(bets.list.map(({ roundId }) => roundId)).toEqual(["moved"]);
    const team = await agents.next.get(listTeamProfit, { account: "midagent" });
    expect(team.totals).toMatchObject({ stake: "100.00" });
    expect(team.list.find(({ account }) => account === "midplayer")).toMatchObject({ stake: "100.00" });
    expect((await agents.next.get(getTeamOverview, {})).today.stake).toBe("1000.00");
    expect((await visitorOf("midagent").get(getTeamOverview, {})).today.stake).toBe("600.00");
  });
});
