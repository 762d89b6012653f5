import { randomUUID } from "node:crypto";
import { createTeamMembers, getRegisterCentre } from "@marquee/contract";
import {
  changeAgentSettings,
  decideProposal,
  getAgent,
  getAgentSettings,
  listAudit,
  makeMemberAgent,
  setAgentQuota,
  setAgentRebate,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { newKey } from "../../../test/withdrawals.ts";
import { getActiveStake } from "../agent/index.ts";

const reason = "as the contract says";

describe("rules for agents and their quotas at the desk", () => {
  let app: TestApp;
  let olga: Staff;
  let otto: Staff;
  let sam: Staff;
  let agent: Visitor;
  let memberId: string;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [olga, otto] = [await joinDesk(app, "olga", "OWNER"), await joinDesk(app, "otto", "OWNER")];
    sam = await joinDesk(app, "sam", "SUPPORT");
    agent = openAurelune(app);
    memberId = (await agent.registerAs("quotaagent")).id;
    await olga.get(makeMemberAgent, { memberId, kind: 2, reason });
    await olga.get(setAgentRebate, { memberId, was: "0.00", rebate: "0.80", reason });
    await agent.loginAs("quotaagent");
  });
  afterAll(() => app.close());

  const change = async (settings: { quotaFrom: string | null; activeBet: Record<string, string> }) => {
    const { version } = await olga.get(getAgentSettings, {});
    return olga.get(changeAgentSettings, { id: randomUUID(), settings, version, reason });
  };
  const make = (prefix: string, rebate: number, count: number) =>
    agent.call(createTeamMembers, { kind: 0, rebate, prefix, first: 1, count }, newKey());

  it("X-57: staff set from which rebate accounts use a quota, and give an agent one, which its accounts use up", async () => {
    await change({ quotaFrom: "0.50", activeBet: {} });
    expect((await make("needy", 60, 2)).body).toMatchObject({ errorCode: "agent.quota.short" });
    const set = { memberId, rebate: "0.60", was: 0, accounts: 3, reason };
    expect(await sam.refuse(setAgentQuota, set)).toBe("permission.denied");
    expect(await olga.refuse(setAgentQuota, { ...set, rebate: "0.90" })).toBe("agent.rebate.range");
    await olga.get(setAgentQuota, set);
    // Sent again it does nothing; by somebody who saw another number it is refused.
    await olga.get(setAgentQuota, set);
    expect(await otto.refuse(setAgentQuota, { ...set, accounts: 9 })).toBe("state.changed");
    expect((await agent.get(getRegisterCentre, {})).quotas).toEqual([{ rebate: 60, accounts: 3 }]);
    expect((await make("lucky", 60, 2)).body).toMatchObject({ success: true });
    expect((await sam.get(getAgent, { memberId })).quotas).toEqual([{ rebate: "0.60", accounts: 1 }]);
    expect((await make("plenty", 60, 2)).body).toMatchObject({ errorCode: "agent.quota.short" });
    await olga.get(setAgentQuota, { ...set, was: 1, accounts: 0 });
    expect((await sam.get(getAgent, { memberId })).quotas).toEqual([]);
    const { items } = await olga.get(listAudit, { action: "set agent quota" });
    expect(items.map(({ after }) => after)).toMatchObject([{ accounts: 0 }, { rebate: "0.60", accounts: 3 }]);
  });

  it("X-57: what gives agents more takes two people; stricter rules are in force at once", async () => {
    const { db } = app.services;
    const usual = await getActiveStake(db, "aurelune", "VND");
    const strict = await change({ quotaFrom: "0.30", activeBet: { VND: "90000000.00" } });
    expect([strict.proposal, strict.settings.quotaFrom]).toEqual([null, "0.30"]);
    expect(await getActiveStake(db, "aurelune", "VND")).toBe(900_000_000_000n);
    const { proposal } = await change({ quotaFrom: null, activeBet: {} });
    expect((await olga.get(getAgentSettings, {})).settings).toEqual(strict.settings);
    const decision = { id: proposal ?? "", decision: "approve" as const, note: "" };
    expect(await olga.refuse(decideProposal, decision)).toBe("proposal.own");
    await otto.get(decideProposal, decision);
    expect((await olga.get(getAgentSettings, {})).settings).toEqual({ quotaFrom: null, activeBet: {} });
    expect(await getActiveStake(db, "aurelune", "VND")).toBe(usual);
    expect((await make("freely", 60, 2)).body).toMatchObject({ success: true });
  });

  it("X-57: wrong rules are refused with their field, and of two who change them at once the second is told", async () => {
    const { version } = await olga.get(getAgentSettings, {});
    const ask = async (settings: object) =>
      (await olga.call(changeAgentSettings, { id: randomUUID(), settings, version, reason } as never)).body;
    for (const [currency, amount] of [
      ["VND", "0.00"],
      ["VND", "1.5"],
      ["XYZ", "10.00"],
    ] as const)
      expect(await ask({ quotaFrom: null, activeBet: { [currency]: amount } })).toMatchObject({
        errorCode: "fields",
        fields: [{ name: `activeBet.${currency}`, rule: "amount" }],
      });
    for (const quotaFrom of ["100.01", "-1", "1e1", "0.505", ""])
      expect(await ask({ quotaFrom, activeBet: {} }), quotaFrom).toMatchObject({ errorCode: "request.invalid" });
    const stale = { id: randomUUID(), settings: { quotaFrom: "0.10", activeBet: {} }, version: version - 1, reason };
    expect(await olga.refuse(changeAgentSettings, stale)).toBe("state.changed");
    expect(await sam.refuse(changeAgentSettings, { ...stale, version })).toBe("permission.denied");
  });
});
