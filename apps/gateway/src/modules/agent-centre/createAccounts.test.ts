import {
  changePassword,
  createTeamMember,
  createTeamMembers,
  getBalance,
  getRegisterCentre,
  listTeam,
  loginFreePlay,
  register,
  takeTimeOut,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTeam, newIntent, setQuotaFrom } from "../../../test/agentTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import { addQuota, getRebate, listQuotas } from "../agent/index.ts";

const password = "First#Word42x";
const toAccount = (username: string, more: object = {}) => ({
  kind: 0 as const,
  rebate: 10,
  username,
  password,
  confirmPassword: password,
  ...more,
});

describe("accounts that an agent makes", () => {
  let app: TestApp;
  const team = createTeam(() => app);
  beforeAll(async () => {
    app = await openTestApp();
    await switchModules(app, "aurelune", { AGREG3: "on", AGTEAM3: "on", PASSWORD3: "on" });
    await team.addAgent("makeragent", null, 50);
    await team.addAgent("otheragent", null, 50);
  });
  afterAll(() => app.close());

  const findMember = async (username: string) =>
    tables(app.services.db).selectFrom("members").selectAll().where("username", "=", username).executeTakeFirst();

  const countAll = async (table: "members" | "agent_accounts") => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      app.services.db,
    );
    return rows[0]?.count ?? 0;
  };

  it("AC-04, Q-31: a player and an agent are made below the agent, with DIRECTREG3 off too, and log in", async () => {
    const maker = team.visitor("makeragent");
    await switchModules(app, "aurelune", { DIRECTREG3: "off" });
    expect(await openAurelune(app).refuse(register, toRegistration("visitor01", "AURELUNE"))).toBe(
      "function.not.available",
    );
    const made = await maker.get(createTeamMember, toAccount("MadePlayer"), newIntent());
    expect(made).toEqual({ account: "MadePlayer", kind: 0, rebate: 10 });
    await maker.get(createTeamMember, toAccount("madeagent", { kind: 1, rebate: 50 }), newIntent());
    await switchModules(app, "aurelune", { DIRECTREG3: "on" });
    const { list } = await maker.get(listTeam, {});
    expect(list.map(({ account, isAgent, rebate, level }) => [account, isAgent, rebate, level])).toEqual([
      ["madeagent", true, 50, 1],
      ["MadePlayer", false, 10, 1],
    ]);
    const owner = openAurelune(app);
    expect(await owner.loginAs("madeplayer", password)).toMatchObject({ isAgent: 0, forceChangePassword: true });
    expect(await owner.refuse(getBalance, {})).toBe("password.change.required");
    const { token } = await owner.get(changePassword, {
      newPassword: "Brand#New42x",
      confirmNewPassword: "Brand#New42x",
    });
    owner.setToken(token);
    expect(Number((await owner.getBalance()).sumBalance)).toBe(0);
    // The new agent makes accounts of its own, no rebate above its own.
    const agent = openAurelune(app);
    await agent.loginAs("madeagent", password);
    const next = { newPassword: "Brand#New43x", confirmNewPassword: "Brand#New43x" };
    agent.setToken((await agent.get(changePassword, next)).token);
    expect(await agent.refuse(createTeamMember, toAccount("toohigh001", { rebate: 51 }), newIntent())).toBe(
      "agent.rebate.range",
    );
    await agent.get(createTeamMember, toAccount("deepplayer"), newIntent());
    expect((await maker.get(listTeam, { account: "madeagent" })).list).toMatchObject([
      { account: "deepplayer", level: 2, isOwn: false },
    ]);
  });

  it("AC-04: each field has its error, and names are the registration's", async () => {
    const maker = team.visitor("makeragent");
    const refuse = async (more: object) =>
      (await maker.call(createTeamMember, toAccount("goodname01", more), newIntent())).body;
    expect(await refuse({ username: "no" })).toMatchObject({ fields: [{ name: "username", rule: "length" }] });
    expect(await refuse({ username: "0912345678" })).toMatchObject({ fields: [{ name: "username" }] });
    expect(await refuse({ password: "short", confirmPassword: "short" })).toMatchObject({
      fields: [{ name: "password" }],
    });
    expect(await refuse({ confirmPassword: "other" })).toMatchObject({ fields: [{ name: "confirmPassword" }] });
    expect(await refuse({ username: "OTHERAGENT" })).toMatchObject({ errorCode: "username.taken" });
    expect(await refuse({ rebate: 51 })).toMatchObject({
      errorCode: "agent.rebate.range",
      value: { least: 0, most: 50 },
    });
    for (const bad of [{ rebate: 0.5 }, { rebate: -1 }, { kind: 2 }, { kind: 41 }, { rebate: 1e9 }])
      expect((await maker.call(createTeamMember, toAccount("goodname01", bad), newIntent())).status).toBe(400);
    expect(await findMember("goodname01")).toBeUndefined();
    expect(await maker.refuse(createTeamMember, toAccount("goodname01"))).toBe("idempotency.required");
  });

  it("AC-04: sent twice it is made once; two agents at once with one name: one of them has it", async () => {
    const [maker, other] = [team.visitor("makeragent"), team.visitor("otheragent")];
    const intent = newIntent();
    const answers = await Promise.all(
      [1, 2, 3].map(() => maker.call(createTeamMember, toAccount("onceonly01"), intent)),
    );
    expect(answers.filter(({ body }) => body.success).length).toBeGreaterThan(0);
    expect(await maker.get(createTeamMember, toAccount("onceonly01"), intent)).toMatchObject({ account: "onceonly01" });
    const raced = await Promise.all(
      [maker, other, maker, other].map(async (agent) => {
        const { body } = await agent.call(createTeamMember, toAccount("Fought001"), newIntent());
        return body.success ? "made" : body.errorCode;
      }),
    );
    expect(raced.toSorted()).toEqual(["made", "username.taken", "username.taken", "username.taken"]);
  });

  it("X-57: quick create makes all or none, and tells passwords that work", async () => {
    const maker = team.visitor("makeragent");
    const request = { kind: 0 as const, rebate: 5, prefix: "lucky", first: 8, count: 4 };
    const intent = newIntent();
    const { list } = await maker.get(createTeamMembers, request, intent);
    expect(list.map(({ account }) => account)).toEqual(["lucky08", "lucky09", "lucky10", "lucky11"]);
    expect(new Set(list.map((each) => each.password)).size).toBe(4);
    const owner = openAurelune(app);
    expect(await owner.loginAs("lucky10", list[2]?.password)).toMatchObject({ forceChangePassword: true });
    // The same call again tells the same; a new one that meets a name makes nothing.
    expect((await maker.get(createTeamMembers, request, intent)).list).toEqual(list);
    const before = await countAll("members");
    const again = await maker.call(createTeamMembers, { ...request, first: 5 }, newIntent());
    expect(again.body).toMatchObject({ errorCode: "username.taken", value: { account: "lucky08" } });
    expect(await countAll("members")).toBe(before);
    for (const prefix of ["", "1st", "a b", "waytoolongforaname", "nul\u0000"]) {
      const { status, body } = await maker.call(createTeamMembers, { ...request, prefix }, newIntent());
      expect([status < 500, body.success], prefix).toEqual([true, false]);
    }
    for (const count of [0, 21])
      expect(await maker.refuse(createTeamMembers, { ...request, count }, newIntent())).toBe("request.invalid");
  });

  it("X-57: two quick creations with names in common, in parallel: one is whole, the other made nothing", async () => {
    const [maker, other] = [team.visitor("makeragent"), team.visitor("otheragent")];
    const request = { kind: 0 as const, rebate: 0, prefix: "crossed", count: 6 };
    const raced = await Promise.all(
      [
        [maker, 1],
        [other, 4],
      ].map(async ([agent, first]) => {
        if (typeof agent !== "object" || typeof first !== "number") throw new Error("a pair");
        return (await agent.call(createTeamMembers, { ...request, first }, newIntent())).body.success;
      }),
    );
    expect(raced.toSorted()).toEqual([false, true]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from members where username like 'crossed%'`.execute(app.services.db);
    expect(rows[0]?.count).toBe(6);
  });

  it("X-57: accounts from the merchant's rebate on use a quota, and parallel calls never overdraw it", async () => {
    const { db } = app.services;
    await setQuotaFrom(app, 40);
    const agent = await team.addAgent("quotaagent", null, 45);
    await addQuota(db, team.keyOf("quotaagent"), { rebate: 45, accounts: 3 });
    expect(await agent.get(getRegisterCentre, {})).toMatchObject({
      quotaFrom: 40,
      quotas: [{ rebate: 45, accounts: 3 }],
    });
    const names = ["drawone01", "drawtwo02", "drawthree3", "drawfour4", "drawfive5"];
    const answers = await Promise.all(
      names.map(
        async (name) => (await agent.call(createTeamMember, toAccount(name, { rebate: 45 }), newIntent())).body,
      ),
    );
    const codes = answers.map((body) => (body.success ? "made" : body.errorCode)).toSorted();
    expect(codes).toEqual(["agent.quota.short", "agent.quota.short", "made", "made", "made"]);
    expect(await listQuotas(db, team.keyOf("quotaagent"))).toEqual([]);
    expect(await agent.refuse(createTeamMember, toAccount("other40pc", { rebate: 40 }), newIntent())).toBe(
      "agent.quota.short",
    );
    await agent.get(createTeamMember, toAccount("below39pc", { rebate: 39 }), newIntent());
    // Several at once need as many.
    await addQuota(db, team.keyOf("quotaagent"), { rebate: 45, accounts: 3 });
    const quick = { kind: 0 as const, rebate: 45, prefix: "quoted", first: 1, count: 4 };
    expect(await agent.refuse(createTeamMembers, quick, newIntent())).toBe("agent.quota.short");
    await agent.get(createTeamMembers, { ...quick, count: 3 }, newIntent());
    expect(await agent.get(getRegisterCentre, {})).toMatchObject({ quotas: [], madeToday: 7 });
    await setQuotaFrom(app, null);
    const made = await findMember("drawone01");
    if (made) expect(await getRebate(db, { tenantId: "aurelune", memberId: made.id })).toBe(45);
  });

  it("AC-04: an agent makes so many accounts a day and no more, also in parallel", async () => {
    const agent = await team.addAgent("busyagent", null);
    const { memberId } = team.keyOf("busyagent");
    await sql`
      insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
      select 'aurelune', 'old' || n, 'oldmade' || n, 'oldmade' || n, 0, 'oldmade' || n, 'EN', 1, 'VND', 'test' from generate_series(1, 198) n`.execute(
      app.services.db,
    );
    await sql`
      insert into agent_accounts (tenant_id, member_id, agent_id)
      select 'aurelune', 'old' || n, ${memberId} from generate_series(1, 198) n`.execute(app.services.db);
    const made = await countAll("agent_accounts");
    const names = Array.from({ length: 4 }, (_, index) => `busymade0${index}`);
    const answers = await Promise.all(
      names.map(
        async (name) => (await agent.call(createTeamMember, toAccount(name, { rebate: 0 }), newIntent())).body.success,
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await countAll("agent_accounts")).toBe(made + 2);
  });

  it("AC-15: players, trial agents and agents who are out make nothing", async () => {
    const player = await team.addPlayer("plainplay1", "makeragent");
    expect(await player.refuse(createTeamMember, toAccount("notmade01"), newIntent())).toBe("permission.denied");
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.refuse(createTeamMember, toAccount("notmade02"), newIntent())).toBe("trial.not.allowed");
    const sample = await team.addAgent("sampleagt", null);
    await tables(app.services.db)
      .updateTable("members")
      .set({ kind: 41 })
      .where("username", "=", "sampleagt")
      .execute();
    await sample.loginAs("sampleagt");
    expect(await sample.refuse(createTeamMember, toAccount("notmade03"), newIntent())).toBe("trial.not.allowed");
    const out = await team.addAgent("outagent1", null);
    await out.get(takeTimeOut, { hours: 24 });
    expect(await out.refuse(createTeamMember, toAccount("notmade04", { rebate: 0 }), newIntent())).toBe("rg.timeout");
    const quick = { kind: 0 as const, rebate: 0, prefix: "notmade", first: 1, count: 2 };
    expect(await out.refuse(createTeamMembers, quick, newIntent())).toBe("rg.timeout");
  });
});
