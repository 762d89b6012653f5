import {
  type ContractKind,
  contractKinds,
  listAgentContracts,
  listContractPartners,
  listInbox,
  loginFreePlay,
} from "@marquee/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { contractCalls, rateOf, useContracts } from "../../../test/contractWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { expireContracts } from "./expireContracts.ts";

const tiers = {
  DIVIDEND: { rate: "5", periodValidBet: "1000000", periodProfitLoss: "20000", activeMembers: 5 },
  DAILY: { rate: "0.3", betAmountPerDay: "500000", activeMembers: "5" },
  HOURLY: { rate: "0.30", betAmountPerHour: "50000" },
  REALTIME: { rate: "0.25", betAmountPerDay: "1000.00" },
} as const;

describe("contracts", () => {
  const world = useContracts("contr");
  const { join, offer, answer, refuse, show } = world;

  /** A general agent with contracts from the house, and an agent directly below it. */
  async function openPair(rate = "4.00") {
    const upline = await join(null, 2);
    for (const kind of contractKinds) await world.signByHouse(upline, kind, kind === "DIVIDEND" ? "20" : rate);
    return { upline, downline: await join(upline) };
  }

  const listSubjects = async (agent: Awaited<ReturnType<typeof join>>) =>
    (await agent.here.get(listInbox, {})).list.map(({ subject }) => subject);

  it("CT-01, CT-02, EN-29, CT-03, CT-04, AP-45, AP-46, AP-47, AP-48: an upline offers terms of each kind, the downline is told and accepts, and both see them in force from the next period", async () => {
    const { upline, downline } = await openPair();
    for (const kind of contractKinds) {
      const period = kind === "DIVIDEND" ? "WEEKLY" : "DAILY";
      const carry = kind === "DIVIDEND" ? "FORWARD" : "NONE";
      const asked = await offer(upline, downline, kind, { period, carry, tiers: [tiers[kind]] });
      expect(asked).toMatchObject({
        kind,
        status: "REQUESTED",
        side: "UPLINE",
        version: 1,
        effectiveFrom: null,
        period,
      });
      expect(asked.actions).toEqual(["CANCEL"]);
      const seen = await show(downline, kind);
      expect(seen).toMatchObject({
        id: asked.id,
        side: "DOWNLINE",
        upline: upline.name,
        actions: ["ACCEPT", "REJECT"],
      });
      expect((seen?.asked?.until ?? 0) - (seen?.asked?.at ?? 0)).toBe(7 * 86_400_000);
      const before = Date.now();
      const { contract, autoTerminated } = await answer(downline, "ACCEPT", asked);
      expect([contract.status, contract.version, contract.asked, autoTerminated]).toEqual(["IN_FORCE", 2, null, []]);
      expect(contract.terms).toMatchObject({ carry, tiers: [{ rate: Number(tiers[kind].rate).toFixed(2) }] });
      expect(contract).toMatchObject({ kind, period, payer: "UPLINE", currency: "VND", downline: downline.name });
      const [tier = {}] = contract.terms.tiers;
      for (const [field, value] of Object.entries(tiers[kind]))
        expect(Number(Reflect.get(tier, field)), `${kind} ${field}`).toBe(Number(value));
      const [from = 0, hour, day] = [contract.effectiveFrom ?? 0, 3_600_000, 86_400_000];
      // The upline's own dividend begins with a month.
      const most = { DIVIDEND: 38 * day, DAILY: day, HOURLY: hour, REALTIME: 10_000 }[kind];
      expect(from).toBeGreaterThanOrEqual(before - 1);
      expect(from - before).toBeLessThanOrEqual(most);
      // The merchant's zone, Asia/Ho_Chi_Minh, is seven hours ahead, without summer time.
      if (kind === "HOURLY") expect(from % hour).toBe(0);
      if (kind === "DAILY" || kind === "DIVIDEND") expect((from + 7 * hour) % day).toBe(0);
      if (kind === "DIVIDEND") expect(new Date(from + 7 * hour).getUTCDay()).toBe(1);
      expect((await upline.here.get(contractCalls[kind].list, {})).list).toMatchObject([
        { id: asked.id, status: "IN_FORCE", downline: downline.name },
      ]);
    }
    expect(await listSubjects(downline)).toEqual(
      contractKinds.map(() => expect.stringContaining(`A contract offered by ${upline.name}`)),
    );
    expect(await listSubjects(upline)).toContainEqual(`Your contract was accepted by ${downline.name}`);
  });

  it("CT-01: wrong terms are refused with each field, its rule and its number", async () => {
    const { upline, downline } = await openPair("3.50");
    const ask = (kind: ContractKind, list: readonly object[], more: object = {}) =>
      refuse(upline, kind, {
        action: "REQUEST",
        account: downline.name,
        terms: { ...more, tiers: list.map((tier) => ({ rate: "1", ...tier })) },
      });
    const fault = (field: string, rule: string, limit = "", tier: number | null = 0) => ({ tier, field, rule, limit });
    const invalid = (...faults: object[]) => ({ code: "contract.terms.invalid", value: { faults } });
    for (const rate of ["5%", "1e2", "1,5", "0x1", "-1", "+1", "1.234", "٣", "Infinity", "01", "999999999999999999"])
      expect(await ask("DAILY", [{ rate }]), rate).toEqual(invalid(fault("rate", "rate")));
    expect(await ask("DAILY", [{ rate: " " }])).toEqual(invalid(fault("rate", "required")));
    expect(await ask("DAILY", [{ rate: "5.01" }])).toEqual(invalid(fault("rate", "rateMost", "5.00")));
    expect(await ask("DAILY", [{ rate: "3.51" }])).toEqual({
      code: "contract.rate.too.high",
      value: { max: "3.50", faults: [fault("rate", "rateOwn", "3.50")] },
    });
    expect(await ask("DIVIDEND", [{ rate: "50.01" }])).toEqual(invalid(fault("rate", "rateMost", "50.00")));
    expect(await ask("DAILY", [{ betAmountPerDay: "0.5" }])).toEqual(invalid(fault("betAmountPerDay", "amount", "0")));
    expect(await ask("DAILY", [{ activeMembers: "1.5" }, { rate: "2", activeMembers: "1000001" }])).toEqual(
      invalid(fault("activeMembers", "count", "1000000"), fault("activeMembers", "count", "1000000", 1)),
    );
    expect(await ask("DAILY", [{ betAmountPerHour: "5" }])).toEqual(invalid(fault("betAmountPerHour", "unused")));
    expect(await ask("DAILY", [{ activeMembers: 9 }, { rate: "1.00", activeMembers: 8 }])).toEqual(
      invalid(fault("rate", "rateOrder", "1.00", 1), fault("activeMembers", "order", "9", 1)),
    );
    expect(await ask("DAILY", [])).toEqual(invalid(fault("tiers", "tiers", "10", null)));
    expect(await ask("REALTIME", [{}, { rate: "2" }])).toEqual(invalid(fault("tiers", "tiers", "1", null)));
    expect(await ask("DAILY", [{}], { carry: "FORWARD" })).toEqual(invalid(fault("carry", "unused", "", null)));
    const field = (name: string) => ({ code: "fields", fields: [{ name, rule: "unknown" }] });
    expect(await ask("DAILY", [{}], { period: "WEEKLY" })).toEqual(field("terms.period"));
    expect(await ask("DAILY", [{}], { payer: "PLATFORM" })).toEqual(field("terms.payer"));
    expect((await world.call(upline, "DAILY", { action: "REQUEST", account: downline.name })).body).toMatchObject({
      fields: [{ name: "terms", rule: "required" }],
    });
    expect(await show(downline, "DAILY")).toBeNull();
  });

  it("CT-03: only an agent directly below is asked, one request at a time; strangers and unknown accounts are refused alike", async () => {
    const { upline, downline } = await openPair();
    const [below, player, stranger] = [await join(downline), await join(upline, 0), await join(null, 2)];
    const refuseAccount = (account: string) =>
      refuse(upline, "DAILY", { action: "REQUEST", account, terms: rateOf("1") });
    for (const account of [below.name, player.name, upline.name])
      expect(await refuseAccount(account)).toEqual({ code: "contract.target.not.direct" });
    for (const account of [stranger.name, "nobody-at-all"])
      expect(await refuseAccount(account)).toEqual({ code: "permission.denied" });
    const asked = await offer(upline, downline, "DAILY", rateOf("1"));
    const again = { action: "REQUEST", account: downline.name, terms: rateOf("2") } as const;
    expect(await refuse(upline, "DAILY", again)).toEqual({ code: "contract.pending" });
    await answer(downline, "ACCEPT", asked);
    expect(await refuse(upline, "DAILY", again)).toEqual({ code: "contract.pending" });
    // An agent below a player of its upline is directly below, too.
    const deep = await join(player);
    expect((await offer(upline, deep, "DAILY", rateOf("1"))).status).toBe("REQUESTED");
    const partners = await upline.here.get(listContractPartners, { kind: "DAILY" });
    expect(partners).toEqual({ list: [], count: 0 });
    expect((await upline.here.get(listContractPartners, { kind: "HOURLY", search: "CONTR0" })).count).toBe(2);
    expect((await upline.here.get(listContractPartners, { kind: "HOURLY", search: "%" })).count).toBe(0);
    // Who has no contract from above has nothing to offer.
    expect(await refuse(deep, "HOURLY", { action: "REQUEST", account: below.name, terms: rateOf("0") })).toEqual({
      code: "permission.denied",
    });
    expect(
      await refuse(downline, "HOURLY", { action: "REQUEST", account: below.name, terms: rateOf("0") }),
    ).toMatchObject({
      code: "contract.rate.too.high",
      value: { max: "0.00" },
    });
  });

  it("CT-05: a rejected request is none for both, and may be made anew; its upline may take one back", async () => {
    const { upline, downline } = await openPair();
    const first = await offer(upline, downline, "DAILY", rateOf("1"));
    expect((await answer(downline, "REJECT", first)).contract).toMatchObject({ status: "REJECTED", actions: [] });
    const second = await offer(upline, downline, "DAILY", rateOf("2"));
    expect((await answer(upline, "CANCEL", second)).contract.status).toBe("CANCELLED");
    const { list } = await upline.here.get(listAgentContracts, { list: "HISTORY" });
    expect(list.map(({ status }) => status).toSorted()).toEqual(["CANCELLED", "REJECTED"]);
    expect(await listSubjects(upline)).toContainEqual(`Your contract was rejected by ${downline.name}`);
  });

  it("CT-06, CT-12: new terms stand beside the old ones, which go on until they are agreed to; an end waits for the other side, too", async () => {
    const { upline, downline } = await openPair();
    const signed = await world.sign(upline, downline, "DAILY", "1");
    const change = (version: number, terms = rateOf("2.5")) =>
      ({ action: "REQUEST", contractId: signed.id, version, terms }) as const;
    const { contract: changed } = await world.act(upline, "DAILY", change(signed.version));
    expect(changed).toMatchObject({ status: "CHANGE_REQUESTED", actions: ["CANCEL"] });
    const { list } = await downline.here.get(listAgentContracts, { list: "INCOMING" });
    expect(list).toMatchObject([
      { terms: { tiers: [{ rate: "1.00" }] }, asked: { by: "UPLINE", terms: { tiers: [{ rate: "2.50" }] } } },
    ]);
    const { contract: kept } = await answer(downline, "REJECT", changed);
    expect(kept).toMatchObject({ status: "IN_FORCE", terms: { tiers: [{ rate: "1.00" }] }, asked: null });
    const { contract: again } = await world.act(upline, "DAILY", change(kept.version));
    const { contract: agreed } = await answer(downline, "ACCEPT", again);
    expect(agreed).toMatchObject({ status: "IN_FORCE", terms: { tiers: [{ rate: "2.50" }] }, next: null });
    const { contract: ending } = await answer(downline, "TERMINATE", agreed);
    expect(ending).toMatchObject({ status: "END_REQUESTED", endedAt: null, actions: ["CANCEL"] });
    const { contract: ended } = await answer(upline, "ACCEPT", ending);
    expect(ended).toMatchObject({ status: "TERMINATED", endedAt: ended.effectiveFrom, actions: [] });
    expect(await show(downline, "DAILY")).toMatchObject({ status: "TERMINATED" });
  });

  it("a side that has not seen the other one's last change is told so, and strangers are denied", async () => {
    const { upline, downline } = await openPair();
    const asked = await offer(upline, downline, "DAILY", rateOf("1"));
    await answer(upline, "CANCEL", asked);
    const late = { action: "ACCEPT", contractId: asked.id, version: asked.version } as const;
    expect(await refuse(downline, "DAILY", late)).toEqual({ code: "contract.changed", value: { version: 2 } });
    expect(await refuse(downline, "DAILY", { ...late, version: 2 })).toEqual({ code: "contract.state" });
    const other = await offer(upline, downline, "DAILY", rateOf("1"));
    const stranger = await join(null, 2);
    const denied = { code: "permission.denied" };
    for (const action of ["ACCEPT", "REJECT", "TERMINATE", "CANCEL"] as const) {
      const request = { action, contractId: other.id, version: other.version };
      expect(await refuse(stranger, "DAILY", request)).toEqual(denied);
      expect(await refuse(downline, "HOURLY", request)).toEqual(denied);
    }
    const unknown = "0190f3b0-0000-7000-8000-000000000000";
    expect(await refuse(stranger, "DAILY", { action: "ACCEPT", contractId: unknown, version: 1 })).toEqual(denied);
    // Who asked cannot answer, and who was asked cannot take back.
    expect(await refuse(upline, "DAILY", { ...late, contractId: other.id, version: 1 })).toEqual({
      code: "contract.state",
    });
    expect(await refuse(downline, "DAILY", { ...late, action: "CANCEL", contractId: other.id, version: 1 })).toEqual({
      code: "contract.state",
    });
  });

  it("a request without an answer expires after seven days, once, and what was agreed goes on", async () => {
    const { upline, downline } = await openPair();
    const signed = await world.sign(upline, downline, "DAILY", "1");
    const asked = await offer(upline, downline, "HOURLY", rateOf("1"));
    await world.act(upline, "DAILY", { action: "REQUEST", contractId: signed.id, version: 2, terms: rateOf("2") });
    const { services } = world.app();
    await expireContracts(services);
    expect((await show(downline, "HOURLY"))?.status).toBe("REQUESTED");
    await sql`update contracts set open_until = clock_timestamp() where id in (${signed.id}, ${asked.id})`.execute(
      services.db,
    );
    const beside = await world.app().openBeside();
    await Promise.all([expireContracts(services), expireContracts(beside.services)]);
    expect(await show(downline, "HOURLY")).toMatchObject({ status: "EXPIRED", version: 2 });
    expect(await show(downline, "DAILY")).toMatchObject({
      status: "IN_FORCE",
      version: 4,
      terms: { tiers: [{ rate: "1.00" }] },
    });
    expect((await listSubjects(downline)).filter((title) => title.includes("expired"))).toHaveLength(2);
  });

  it("CT-09, RP-13: a kind that is off is closed and listed nowhere; members and trial accounts are refused, and trial agents read samples and act on nothing", async () => {
    const { upline, downline } = await openPair();
    await world.sign(upline, downline, "DAILY", "1");
    await switchModules(world.app(), "aurelune", { CONDAILY3: "off" });
    expect(await upline.here.refuse(contractCalls.DAILY.list, {})).toBe("function.not.available");
    expect((await upline.here.get(listAgentContracts, { list: "OUTGOING" })).list).toEqual([]);
    await switchModules(world.app(), "aurelune", { CONDAILY3: "on" });
    expect((await upline.here.get(listAgentContracts, { list: "OUTGOING" })).totalCount).toBe(1);
    const member = await join(upline, 0);
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    const trialAgent = await join(null, 1);
    await sql`update members set kind = 41 where id = ${trialAgent.id}`.execute(world.app().services.db);
    await trialAgent.here.loginAs(trialAgent.name);
    for (const kind of contractKinds) {
      expect(await member.here.refuse(contractCalls[kind].list, {})).toBe("permission.denied");
      expect(await trial.refuse(contractCalls[kind].list, {})).toBe("trial.not.allowed");
      expect((await trialAgent.here.get(contractCalls[kind].list, {})).list.map(({ upline }) => upline)).toEqual(
        { DIVIDEND: [trialAgent.name], DAILY: [trialAgent.name, trialAgent.name], HOURLY: [], REALTIME: [] }[kind],
      );
      const request = { action: "REQUEST", account: "a", terms: rateOf("1") } as const;
      expect(await refuse(trialAgent, kind, request)).toEqual({ code: "trial.not.allowed" });
    }
  });
});
