import {
  type Endpoint,
  createTeamMember,
  getRegisterCentre,
  giveQuota,
  listTeam,
  remarkMember,
  setTeamRebate,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTeam, newIntent, setQuotaFrom } from "../../../test/agentTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { addQuota, getRebate, listQuotas } from "../agent/index.ts";
import { eraseRemarks } from "./remarkStore.ts";

type Ask = (visitor: Visitor, account: string) => Promise<string>;
const ask =
  <Request, Value>(row: Endpoint<Request, Value>, toRequest: (account: string) => Request): Ask =>
  (visitor, account) =>
    visitor.refuse(row, toRequest(account), newIntent());
const askers: readonly Ask[] = [
  ask(listTeam, (account) => ({ account })),
  ask(remarkMember, (account) => ({ account, remark: "mine" })),
  ask(setTeamRebate, (account) => ({ account, rebate: 10 })),
  ask(giveQuota, (account) => ({ account, rebate: 10, accounts: 1 })),
];

describe("an agent's team", () => {
  let app: TestApp;
  const team = createTeam(() => app);
  // top > mid > deep > deepplayer > friend; top > topplayer; stranger > strplayer
  beforeAll(async () => {
    app = await openTestApp();
    await switchModules(app, "aurelune", { AGREG3: "on", AGTEAM3: "on" });
    await team.addAgent("topagent", null, 60);
    await team.addAgent("midagent", "topagent", 40);
    await team.addAgent("deepagent", "midagent", 20);
    await team.addAgent("stranger", null, 60);
    for (const [name, upline] of [
      ["deepplayer", "deepagent"],
      ["friendplay", "deepplayer"],
      ["topplayer", "topagent"],
      ["strplayer", "stranger"],
    ] as const)
      await team.addPlayer(name, upline);
  });
  afterAll(() => app.close());

  it("AC-05: the direct downline with its counts, drilled down with the path from the caller", async () => {
    const top = team.visitor("topagent");
    const first = await top.get(listTeam, {});
    expect(first.path).toEqual(["topagent"]);
    const shown = first.list.map(({ account, isAgent, level, direct, total, rebate }) => [
      account,
      isAgent,
      level,
      direct,
      total,
      rebate,
    ]);
    expect(shown).toEqual([
      ["midagent", true, 1, 1, 3, 40],
      ["topplayer", false, 1, 0, 0, 0],
    ]);
    const deep = await top.get(listTeam, { account: "DeepAgent" });
    expect(deep.path).toEqual(["topagent", "midagent", "deepagent"]);
    expect(deep.list).toMatchObject([{ account: "deepplayer", level: 3, direct: 1, total: 1, isOwn: false }]);
    const friends = await top.get(listTeam, { account: "deepplayer" });
    expect(friends.list).toMatchObject([{ account: "friendplay", level: 3 }]);
    expect(friends.path).toEqual(["topagent", "midagent", "deepagent", "deepplayer"]);
    expect((await team.visitor("midagent").get(listTeam, {})).path).toEqual(["midagent"]);
    const empty = await top.get(listTeam, { account: "friendplay" });
    expect([empty.list, empty.totalCount]).toEqual([[], 0]);
  });

  it("AC-05: names are searched anywhere below, in pages, and a pattern's signs are letters", async () => {
    const top = team.visitor("topagent");
    const search = async (text: string, more: object = {}) =>
      (await top.get(listTeam, { search: text, ...more })).list.map(({ account }) => account);
    expect(await search("DEEP")).toEqual(["deepagent", "deepplayer"]);
    expect(await search("str")).toEqual([]);
    for (const text of ["%", "_", "\\", "deep%"]) expect(await search(text), text).toEqual([]);
    expect(await search("deep", { account: "deepagent" })).toEqual(["deepplayer"]);
    const second = await top.get(listTeam, { search: "deep", pageNo: 2, pageSize: 1 });
    expect(second).toMatchObject({ list: [{ account: "deepplayer" }], totalPages: 2, totalCount: 2 });
  });

  it("AC-05: an answer names no contact, payment, document, staff note or protection", async () => {
    const { list } = await team.visitor("topagent").get(listTeam, {});
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
      "account direct isAgent isOwn level rebate registeredAt remark total".split(" "),
    );
  });

  it("X-57: a remark is its agent's alone, and goes with either account", async () => {
    const [top, mid] = [team.visitor("topagent"), team.visitor("midagent")];
    await top.get(remarkMember, { account: "deepagent", remark: "  <b>met</b> in spring " });
    await mid.get(remarkMember, { account: "deepagent", remark: "slow" });
    const read = async (visitor: Visitor) => (await visitor.get(listTeam, { search: "deepagent" })).list[0]?.remark;
    expect([await read(top), await read(mid)]).toEqual(["<b>met</b> in spring", "slow"]);
    await mid.get(remarkMember, { account: "deepagent", remark: " " });
    expect([await read(top), await read(mid)]).toEqual(["<b>met</b> in spring", ""]);
    await mid.get(remarkMember, { account: "deepplayer", remark: "kept" });
    const { db } = app.services;
    const count = async () => (await tables(db).selectFrom("agent_remarks").select("remark").execute()).length;
    expect(await count()).toBe(2);
    const erase = (name: string) =>
      transact(db, (tx) => eraseRemarks(tx, { ...team.keyOf(name), pseudonym: "gone", recipients: [] }));
    await erase("deepagent");
    expect(await count()).toBe(1);
    await erase("midagent");
    expect(await count()).toBe(0);
  });

  it("AC-05: a rebate is raised up to the own one, never lowered, and by the direct upline alone", async () => {
    const top = team.visitor("topagent");
    await top.get(setTeamRebate, { account: "midagent", rebate: 50 });
    const refused = await top.call(setTeamRebate, { account: "midagent", rebate: 49 });
    expect(refused.body).toMatchObject({ errorCode: "agent.rebate.range", value: { least: 50, most: 60 } });
    expect(await top.refuse(setTeamRebate, { account: "midagent", rebate: 61 })).toBe("agent.rebate.range");
    expect(await top.refuse(setTeamRebate, { account: "deepagent", rebate: 30 })).toBe("permission.denied");
    expect(await top.refuse(setTeamRebate, { account: "topagent", rebate: 60 })).toBe("permission.denied");
    expect(await getRebate(app.services.db, team.keyOf("midagent"))).toBe(50);
  });

  it("X-57: quota is handed down out of the own, parallel calls hand no more than there is", async () => {
    const { db } = app.services;
    await setQuotaFrom(app, 50);
    const top = team.visitor("topagent");
    await addQuota(db, team.keyOf("topagent"), { rebate: 50, accounts: 5 });
    const give = async (accounts: number) => {
      const { body } = await top.call(giveQuota, { account: "midagent", rebate: 50, accounts }, newIntent());
      return body.success ? "given" : body.errorCode;
    };
    const answers = await Promise.all([2, 2, 2].map(give));
    expect(answers.toSorted()).toEqual(["agent.quota.short", "given", "given"]);
    expect(await listQuotas(db, team.keyOf("topagent"))).toEqual([{ rebate: 50, accounts: 1 }]);
    expect(await team.visitor("midagent").get(getRegisterCentre, {})).toMatchObject({
      rebate: 50,
      quotaFrom: 50,
      quotas: [{ rebate: 50, accounts: 4 }],
    });
    // Of a rebate above the receiver's own it could make no account; a player makes none at all.
    await addQuota(db, team.keyOf("topagent"), { rebate: 55, accounts: 5 });
    const to = (account: string, rebate: number) =>
      top.refuse(giveQuota, { account, rebate, accounts: 1 }, newIntent());
    expect(await to("midagent", 55)).toBe("agent.rebate.range");
    expect(await to("topplayer", 50)).toBe("permission.denied");
    expect(await to("deepagent", 10)).toBe("permission.denied");
    // To raise an account over the merchant's rebate uses one, and gives back what it used before.
    await top.get(setTeamRebate, { account: "midagent", rebate: 55 });
    expect(await listQuotas(db, team.keyOf("topagent"))).toEqual([
      { rebate: 55, accounts: 4 },
      { rebate: 50, accounts: 2 },
    ]);
    expect(await top.refuse(setTeamRebate, { account: "midagent", rebate: 56 })).toBe("agent.quota.short");
    await setQuotaFrom(app, null);
  });

  it("AC-15: strangers, uplines, and names that nobody has are refused alike; after a move too", async () => {
    const refused = /^(permission\.denied|request\.invalid)$/;
    for (const each of askers) {
      for (const account of ["stranger", "strplayer", "nobodyatall", "__proto__", "a\u0000", "x".repeat(200)])
        expect(await each(team.visitor("topagent"), account), account).toMatch(refused);
      expect(await each(team.visitor("midagent"), "topagent")).toBe("permission.denied");
      expect(await each(team.visitor("topplayer"), "topplayer")).toBe("permission.denied");
    }
    await team.visitor("topagent").get(remarkMember, { account: "topplayer", remark: "before" });
    await team.move("topplayer", "stranger");
    for (const each of askers) expect(await each(team.visitor("topagent"), "topplayer")).toBe("permission.denied");
    expect((await team.visitor("topagent").get(listTeam, { search: "topplayer" })).list).toEqual([]);
    expect((await team.visitor("stranger").get(listTeam, { search: "topplayer" })).list).toMatchObject([
      { account: "topplayer", remark: "", level: 1, isOwn: true },
    ]);
    // What moves away takes its team along.
    await team.move("midagent", "stranger");
    expect(await team.visitor("topagent").refuse(listTeam, { account: "deepplayer" })).toBe("permission.denied");
    const moved = await team.visitor("stranger").get(listTeam, { account: "deepagent" });
    expect(moved.path).toEqual(["stranger", "midagent", "deepagent"]);
    const password = "First#Word42x";
    const account = { kind: 0 as const, rebate: 0, username: "aftermove1", password, confirmPassword: password };
    await team.visitor("midagent").get(createTeamMember, account, newIntent());
    expect((await team.visitor("stranger").get(listTeam, { search: "aftermove1" })).list).toMatchObject([{ level: 2 }]);
  });

  it("RP-07: AGTEAM3 off closes the team, AGREG3 off the register centre", async () => {
    await switchModules(app, "aurelune", { AGTEAM3: "off" });
    expect(await team.visitor("topagent").refuse(listTeam, {})).toBe("function.not.available");
    await switchModules(app, "aurelune", { AGTEAM3: "on", AGREG3: "off" });
    expect(await team.visitor("topagent").refuse(getRegisterCentre, {})).toBe("function.not.available");
    await switchModules(app, "aurelune", { AGREG3: "on" });
  });
});
