import { createLink, getAffiliate, listInvitationCodes, listLinkMembers, updateLink } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTeam, newIntent, setQuotaFrom } from "../../../test/agentTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { addQuota, getRebate, listQuotas, removeOldVisits } from "../agent/index.ts";

const tenantId = "aurelune";

describe("an agent's links", () => {
  let app: TestApp;
  const team = createTeam(() => app);
  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
    await switchModules(app, tenantId, { AGREG3: "on" });
    await team.addAgent("linkagent", null, 50);
    await team.addAgent("otheragent", null, 50);
  });
  afterAll(() => app.close());

  const listOwn = () => team.visitor("linkagent").get(listInvitationCodes, {});
  const make = (rebate: number, remark = "") =>
    team.visitor("linkagent").get(createLink, { rebate, remark }, newIntent());
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const join = async (name: string, affiliateCode: string) =>
    (await openAurelune(app).registerAs(name, { affiliateCode })).id;
  const readRebate = (memberId: string) => getRebate(app.services.db, { tenantId, memberId });

  it("AC-04, X-57: a link counts visits, registrations and first deposits, and gives its rebate", async () => {
    const intent = newIntent();
    const agent = team.visitor("linkagent");
    const link = await agent.get(createLink, { rebate: 30, remark: " spring fair " }, intent);
    expect(await agent.get(createLink, { rebate: 30, remark: " spring fair " }, intent)).toEqual(link);
    expect(link.url).toMatch(new RegExp(`/register\\?affiliateCode=${link.code}$`));
    for (const address of ["203.0.113.5", "203.0.113.5", "203.0.113.6"])
      await openAurelune(app).get(getAffiliate, { code: link.code }, from(address));
    await Promise.all(
      Array.from({ length: 4 }, () => openAurelune(app).get(getAffiliate, { code: link.code }, from("203.0.113.9"))),
    );
    // Another merchant's site knows no such code, and counts nothing.
    expect(await openKickline(app).refuse(getAffiliate, { code: link.code }, from("203.0.113.7"))).toBe(
      "affiliate.invalid",
    );
    const memberId = await join("linkjoin01", link.code);
    await join("linkjoin02", link.code);
    expect(await readRebate(memberId)).toBe(30);
    const { db } = app.services;
    await tables(db)
      .insertInto("deposits")
      .values({
        tenant_id: tenantId,
        order_no: "D1",
        member_id: memberId,
        provider: "none",
        method_id: "none",
        type: "WALLET",
        currency: "VND",
        amount: 100n,
        fee: 0n,
        state: "CREDITED",
        provider_ref: null,
        linked_order_no: null,
        decided_by: null,
        paid_currency: null,
        pay: null,
        return_url: "",
        expect_minutes: 1,
        expires_at: new Date(),
        ask_at: new Date(),
      })
      .execute();
    const { list, totals } = await listOwn();
    expect(list[0]).toMatchObject({
      code: link.code,
      remark: "spring fair",
      rebate: 30,
      visits: 3,
      registrations: 2,
      firstDeposits: 1,
    });
    expect(totals).toEqual({ visits: 3, registrations: 2, firstDeposits: 1 });
    const members = await agent.get(listLinkMembers, { code: link.code.toLowerCase() });
    expect(members.list.map(({ account, hasDeposited }) => [account, hasDeposited])).toEqual([
      ["linkjoin02", false],
      ["linkjoin01", true],
    ]);
    // The addresses go, the number stays. Their day is the merchant's, which may be tomorrow for the database.
    expect(await removeOldVisits(db, -2)).toBe(3);
    expect((await listOwn()).list[0]?.visits).toBe(3);
  });

  it("AC-04: a link that is off invites nobody; remark and rebate change alone", async () => {
    const { code } = await make(10, "old");
    const agent = team.visitor("linkagent");
    await agent.get(updateLink, { code, enabled: false });
    expect(await openAurelune(app).refuse(getAffiliate, { code })).toBe("affiliate.invalid");
    await agent.get(updateLink, { code, remark: "new", rebate: 20 });
    expect((await listOwn()).list.find((each) => each.code === code)).toMatchObject({
      enabled: false,
      remark: "new",
      rebate: 20,
    });
    await agent.get(updateLink, { code, enabled: true });
    await agent.get(updateLink, { code });
    expect(await openAurelune(app).get(getAffiliate, { code })).toMatchObject({ valid: true });
    for (const rebate of [51, 10_000])
      expect(await agent.refuse(updateLink, { code, rebate })).toBe("agent.rebate.range");
    expect(await agent.refuse(createLink, { rebate: 51 }, newIntent())).toBe("agent.rebate.range");
  });

  it("X-57: a registration uses the quota of its rebate; without one it gets the most that needs none", async () => {
    const { db } = app.services;
    const { code } = await make(40);
    await setQuotaFrom(app, 35);
    await addQuota(db, team.keyOf("linkagent"), { rebate: 40, accounts: 1 });
    const [first, second] = [await join("quotalink1", code), await join("quotalink2", code)];
    expect([await readRebate(first), await readRebate(second)]).toEqual([40, 34]);
    expect(await listQuotas(db, team.keyOf("linkagent"))).toEqual([]);
    await setQuotaFrom(app, null);
    // Never more than the agent has by then.
    await tables(db)
      .updateTable("agent_rebates")
      .set({ rebate: 25 })
      .where("member_id", "=", team.keyOf("linkagent").memberId)
      .execute();
    expect(await readRebate(await join("lesslink01", code))).toBe(25);
    await tables(db)
      .updateTable("agent_rebates")
      .set({ rebate: 50 })
      .where("member_id", "=", team.keyOf("linkagent").memberId)
      .execute();
  });

  it("AC-15: another agent's link, a player's code and an unknown one are refused alike; who has left is not named", async () => {
    const { code } = await make(0);
    const other = team.visitor("otheragent");
    for (const wrong of [code, "NOBODY99", "", "__proto__", "%", "a\u0000"]) {
      expect(await other.refuse(listLinkMembers, { code: wrong }), wrong).toMatch(
        /^(permission\.denied|request\.invalid)$/,
      );
      expect(await other.refuse(updateLink, { code: wrong, enabled: false }), wrong).toMatch(
        /^(permission\.denied|request\.invalid)$/,
      );
    }
    const memberId = await join("leaving001", code);
    await tables(app.services.db)
      .selectFrom("members")
      .select("id")
      .where("id", "=", memberId)
      .executeTakeFirstOrThrow();
    const agent = team.visitor("linkagent");
    expect((await agent.get(listLinkMembers, { code })).totalCount).toBe(1);
    await team.moveId(memberId, "otheragent");
    expect(await agent.get(listLinkMembers, { code })).toMatchObject({ list: [], totalCount: 0 });
    expect((await listOwn()).list.find((each) => each.code === code)?.registrations).toBe(1);
  });

  it("AC-04: an agent has at most a hundred links, also where several are made at once", async () => {
    const agent = await team.addAgent("fullagent1", null);
    const { memberId } = team.keyOf("fullagent1");
    await tables(app.services.db)
      .insertInto("affiliate_codes")
      .values(
        Array.from({ length: 98 }, (_, index) => ({
          tenant_id: tenantId,
          code_key: `full${index}`,
          code: `FULL${index}`,
          kind: "AFFILIATE" as const,
          member_id: memberId,
          domain: null,
        })),
      )
      .execute();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { body } = await agent.call(createLink, { rebate: 0 }, newIntent());
        return body.success ? "made" : body.errorCode;
      }),
    );
    expect(answers.toSorted()).toEqual(["agent.links.limit", "agent.links.limit", "made", "made"]);
  });
});
