import { type AccountKind, getAffiliate, listInvitationCodes, loginFreePlay, register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune, openKickline, toRegistration, type Visitor } from "../../../test/visitor.ts";
import { addCodes } from "./index.ts";
import { tables } from "../../../test/tables.ts";

const denied = { status: 403, body: { success: false, errorCode: "permission.denied" } };
const closed = { status: 403, body: { success: false, errorCode: "function.not.available" } };

describe("an agent's own invitation codes", () => {
  let app: TestApp;

  /** Registers an account and makes it one of that kind, logged in. */
  async function openAs(kind: AccountKind, username: string): Promise<Visitor> {
    const visitor = openAurelune(app);
    const { id } = await visitor.registerAs(username);
    await tables(app.services.db).updateTable("members").set({ kind }).where("id", "=", id).execute();
    await visitor.loginAs(username);
    return visitor;
  }

  const findId = async (username: string): Promise<string> =>
    (
      await tables(app.services.db)
        .selectFrom("members")
        .select("id")
        .where("username", "=", username)
        .where("tenant_id", "=", "aurelune")
        .executeTakeFirstOrThrow()
    ).id;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("RP-05: account kinds 1 and 2 may list them, 41 and 42 read a sample; a member, a trial account and a guest may not", async () => {
    for (const kind of [41, 42] as const) {
      const { list } = await (await openAs(kind, `kindagent${kind}`)).get(listInvitationCodes, {});
      expect(list.map(({ code }) => code)).toEqual(["SAMPLE-C", "SAMPLE-B", "SAMPLE-A"]);
    }
    for (const kind of [1, 2] as const) {
      const agent = await openAs(kind, `kindagent${kind}`);
      expect(await agent.get(listInvitationCodes, {}), String(kind)).toEqual({
        list: [],
        pageNo: 1,
        pageSize: 20,
        totalPages: 0,
        totalCount: 0,
        totals: { visits: 0, registrations: 0, firstDeposits: 0 },
      });
    }
    expect(await (await openAs(0, "kindmember")).call(listInvitationCodes, {})).toMatchObject(denied);
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.call(listInvitationCodes, {})).toMatchObject({
      status: 403,
      body: { errorCode: "trial.not.allowed" },
    });
    expect(await openAurelune(app).call(listInvitationCodes, {})).toMatchObject({ status: 401 });
  });

  it("AC-04: they show their link and who registered with them, never another agent's or a player's codes", async () => {
    const agent = await openAs(1, "codesanna");
    const other = await openAs(2, "codesbert");
    const [anna, bert] = [await findId("codesanna"), await findId("codesbert")];
    await addCodes(app.services.db, "aurelune", [{ code: "AnnaLux7", kind: "AFFILIATE", memberId: anna }]);
    await addCodes(app.services.db, "aurelune", [
      { code: "ANNAVIP", kind: "AFFILIATE", memberId: anna, domain: "vip.aurelune.example" },
    ]);
    // Two codes that were added in the same millisecond are in the order of their names.
    await tables(app.services.db)
      .updateTable("affiliate_codes")
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where("code", "=", "AnnaLux7")
      .execute();
    await addCodes(app.services.db, "aurelune", [
      { code: "ANNAFRIEND", kind: "REFERRAL", memberId: anna },
      { code: "BERT1", kind: "AFFILIATE", memberId: bert },
    ]);
    await switchModules(app, "aurelune", { REGAFF3: "on", REGREF3: "on" });
    await openAurelune(app).registerAs("guestone1", { affiliateCode: "annalux7" });
    await openAurelune(app).registerAs("guesttwo2", { affiliateCode: "AnnaLux7", referralCode: "annafriend" });
    await openAurelune(app).registerAs("guestthree", { referralCode: "ANNAFRIEND" });
    await openAurelune(app).registerAs("guestfour", { affiliateCode: "bert1" });
    const wrong = { ...toRegistration("guestfive", "AURELUNE"), affiliateCode: "nobody" };
    expect(await openAurelune(app).refuse(register, wrong)).toBe("affiliate.invalid");
    const { list, totals, totalCount } = await agent.get(listInvitationCodes, {});
    expect(list).toEqual([
      {
        code: "ANNAVIP",
        url: expect.stringMatching(/^http:\/\/vip\.aurelune\.example(:\d+)?\/register\?affiliateCode=ANNAVIP$/),
        enabled: true,
        remark: "",
        rebate: 0,
        visits: 0,
        registrations: 0,
        firstDeposits: 0,
        createdAt: expect.any(Number),
      },
      {
        code: "AnnaLux7",
        url: expect.stringMatching(/^http:\/\/aurelune\.localhost(:\d+)?\/register\?affiliateCode=AnnaLux7$/),
        enabled: true,
        remark: "",
        rebate: 0,
        visits: 0,
        registrations: 2,
        firstDeposits: 0,
        createdAt: expect.any(Number),
      },
    ]);
    expect([totalCount, totals]).toEqual([2, { visits: 0, registrations: 2, firstDeposits: 0 }]);
    // What the link says is what the check before registration takes.
    const said = new URL(list[1]?.url ?? "").searchParams.get("affiliateCode") ?? "";
    expect((await openAurelune(app).get(getAffiliate, { code: said })).code).toBe("AnnaLux7");
    expect((await other.get(listInvitationCodes, {})).list).toMatchObject([{ code: "BERT1", registrations: 1 }]);
    const foreign = openKickline(app);
    foreign.setToken(agent.getToken());
    expect((await foreign.call(listInvitationCodes, {})).status).toBe(401);
  });

  it("AC-04: pages hold every code once; a code that is switched off stays in the list, and says so", async () => {
    const agent = await openAs(1, "codescara");
    const memberId = await findId("codescara");
    const codes = Array.from({ length: 5 }, (_, index) => ({
      code: `CARA${index}`,
      kind: "AFFILIATE" as const,
      memberId,
    }));
    await addCodes(app.services.db, "aurelune", codes);
    await tables(app.services.db)
      .updateTable("affiliate_codes")
      .set({ enabled: false })
      .where("code", "=", "CARA3")
      .execute();
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => agent.get(listInvitationCodes, { pageNo, pageSize: 2 })),
    );
    const all = pages.flatMap(({ list }) => list);
    expect(all.map(({ code }) => code).toSorted()).toEqual(codes.map(({ code }) => code));
    expect(all.filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual(["CARA3"]);
    expect(pages.map(({ list, totalPages, totalCount }) => [list.length, totalPages, totalCount])).toEqual([
      [2, 3, 5],
      [2, 3, 5],
      [1, 3, 5],
      [0, 3, 5],
    ]);
    for (const request of [{ pageNo: 0 }, { pageSize: 101 }, { pageNo: 1e9 }, { pageSize: 0.5 }])
      expect((await agent.call(listInvitationCodes, request)).status, JSON.stringify(request)).toBe(400);
  });

  it("RP-07: AGREG3 or AGENT3 off closes them for every agent, TRIALAGENT3 off for trial agents", async () => {
    const [agent, trialAgent] = [await openAs(2, "gatedagent"), await openAs(41, "gatedtrial")];
    for (const module of ["AGREG3", "AGENT3"]) {
      await switchModules(app, "aurelune", { [module]: "off" });
      for (const visitor of [agent, trialAgent])
        expect(await visitor.call(listInvitationCodes, {}), module).toMatchObject(closed);
      await switchModules(app, "aurelune", { [module]: "on" });
    }
    await switchModules(app, "aurelune", { TRIALAGENT3: "off" });
    expect(await trialAgent.call(listInvitationCodes, {})).toMatchObject(closed);
    expect((await agent.call(listInvitationCodes, {})).status).toBe(200);
    await switchModules(app, "aurelune", { TRIALAGENT3: "on" });
    expect((await trialAgent.call(listInvitationCodes, {})).status).toBe(200);
  });
});
