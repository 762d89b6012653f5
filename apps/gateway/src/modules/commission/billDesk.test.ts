import { randomUUID } from "node:crypto";
import { getAgentBill, listAgentBills, listInbox } from "@marquee/contract";
import {
  changeCommissionSettings,
  type CommissionSettings,
  decideBill,
  decideProposal,
  getCommissionSettings,
  getStaffBill,
  listAudit,
  listStaffBills,
  listWork,
  type StaffBill,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useBills } from "../../../test/billWorld.ts";
import type { TestAgent } from "../../../test/contractWorld.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { toDayBefore } from "../../../test/pastTimes.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { replayBill } from "./index.ts";

const reason = "looked at with both teams";
/** One of few whose bills are due. */
const day = toDayBefore(10);

describe("bills that people decide about", () => {
  const world = useBills("looked", deskSettings);
  const { join, agree, play, measure, make, pay } = world;
  let people: Readonly<Record<"pam" | "paul" | "rita" | "rob" | "sam", Staff>>;
  beforeAll(async () => {
    const app = world.app();
    people = {
      pam: await joinDesk(app, "pam", "PAYMENTS"),
      paul: await joinDesk(app, "paul", "PAYMENTS"),
      rita: await joinDesk(app, "rita", "RISK"),
      rob: await joinDesk(app, "rob", "OWNER"),
      sam: await joinDesk(app, "sam", "SUPPORT"),
    };
  });

  const read = () => people.rita.get(getCommissionSettings, {});
  const toChange = async (edit: Partial<CommissionSettings>) => {
    const { settings, version } = await read();
    return { id: randomUUID(), settings: { ...settings, ...edit }, version, reason };
  };
  const change = async (edit: Partial<CommissionSettings>, by: Staff = people.rita) =>
    by.get(changeCommissionSettings, await toChange(edit));

  /** An agent of the house whose bill of a day waits for people: over what two look at, or in another currency. */
  async function openBill(currency = "VND"): Promise<{ readonly agent: TestAgent; readonly bill: StaffBill }> {
    await change({ reviewFrom: { VND: "1000" } });
    const agent = await join(null, 2);
    await agree(null, agent, "DAILY", day, { tiers: [{ rate: "1" }] });
    await world.empty(agent);
    await play([{ who: await join(agent, 0), at: `${day} 10:30`, stake: 100_000, currency }]);
    if (currency !== "VND") await play([{ who: await join(agent, 0), at: `${day} 10:30`, stake: 1_000 }]);
    await measure();
    await make();
    const { items } = await people.pam.get(listStaffBills, { member: agent.name });
    const bill = items.find((item) => item.currency === currency && item.amount === "1000.00");
    if (bill === undefined) throw new Error("there is no bill");
    return { agent, bill };
  }
  const decide = ({ orderNo, version: seen }: StaffBill, decision: "approve" | "settle" | "refuse") => ({
    orderNo,
    seen,
    decision,
    reason,
  });
  const billOf = async (agent: TestAgent) => {
    const { list } = await agent.here.get(listAgentBills, { from: toDayBefore(20), to: toDayBefore(0) });
    return list.find(({ amount }) => amount === "1000.00");
  };

  it("contract 3.9.4: a bill over the merchant's amount waits for two people, and is paid then", async () => {
    const { agent, bill } = await openBill();
    expect(bill).toMatchObject({ state: "REVIEW", amount: "1000.00", kind: "DAILY", payer: "PLATFORM" });
    await pay();
    expect(await world.getFunds(agent)).toBe(0n);
    const { items: work } = await people.pam.get(listWork, { key: "bills" });
    expect(work.map(({ subject }) => subject)).toContain(bill.orderNo);
    expect(await people.sam.refuse(decideBill, decide(bill, "approve"))).toBe("permission.denied");
    const first = await people.pam.get(decideBill, decide(bill, "approve"));
    expect(first).toMatchObject({ state: "REVIEW", firstApprover: "pam@aurelune.example" });
    expect(await people.pam.refuse(decideBill, decide(first, "approve"))).toBe("proposal.own");
    expect(await people.paul.refuse(decideBill, decide(bill, "approve"))).toBe("state.changed");
    // Of two at once one is the second.
    const both = await Promise.all(
      [people.paul, people.rob].map((who) => who.refuse(decideBill, decide(first, "approve"))),
    );
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    await pay(2);
    expect(await world.getFunds(agent)).toBe(10_000_000n);
    const sheet = await people.sam.get(getStaffBill, { orderNo: bill.orderNo });
    expect(sheet).toMatchObject({
      state: "ISSUED",
      paid: "1000.00",
      upline: null,
      inputs: { validBet: "100000.00" },
      payments: [{ amount: "1000.00" }],
      players: { totalCount: 1 },
    });
    expect(sheet.steps.map(({ state }) => state)).toEqual(["PENDING", "REVIEW", "PENDING", "ISSUED"]);
    expect(sheet.calculation.map(({ text }) => text)).toContain("100000.00 × 1.00 % = 1000.00");
    const { items: acts } = await people.rob.get(listAudit, { action: "approve bill" });
    expect(acts.filter(({ subject }) => subject === bill.orderNo)).toHaveLength(2);
    expect(await listImbalances(world.db())).toEqual([]);
  });

  it("contract 3.9.4: a refused bill is never paid, and its agent reads why", async () => {
    const { agent, bill } = await openBill();
    await people.pam.get(decideBill, decide(bill, "approve"));
    const { version } = await people.pam.get(getStaffBill, { orderNo: bill.orderNo });
    await people.paul.get(decideBill, decide({ ...bill, version }, "refuse"));
    await pay();
    expect(await world.getFunds(agent)).toBe(0n);
    expect(await billOf(agent)).toMatchObject({ status: "REFUSED", reason });
    const { list } = await agent.here.get(listInbox, {});
    expect(JSON.stringify(list)).toContain(bill.orderNo);
    expect(await people.pam.refuse(decideBill, { orderNo: bill.orderNo, decision: "approve", reason })).toBe(
      "state.changed",
    );
    expect(await people.pam.refuse(decideBill, { orderNo: "B0", decision: "approve", reason })).toBe("order.unknown");
  });

  it("contract 3.9.4: a bill in a currency without a wallet is noted as paid outside by two people, and moves no money", async () => {
    const { agent, bill } = await openBill("USD");
    expect(bill).toMatchObject({ state: "TO_COLLECT", currency: "USD", paid: "0.00" });
    expect(await people.pam.refuse(decideBill, decide(bill, "approve"))).toBe("state.changed");
    const first = await people.pam.get(decideBill, decide(bill, "settle"));
    expect(first).toMatchObject({ state: "TO_COLLECT", paid: "0.00" });
    expect(await people.pam.refuse(decideBill, decide(first, "settle"))).toBe("proposal.own");
    const after = await people.paul.get(decideBill, decide(first, "settle"));
    expect(after).toMatchObject({ state: "ISSUED", paid: "1000.00", payments: [], reason });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ledger.transfers where scope = 'bill' and key like ${`${bill.orderNo}%`}`.execute(
      world.db(),
    );
    expect(rows[0]?.count).toBe(0);
    const figures = await replayBill(world.db(), "aurelune", bill.orderNo);
    expect(figures.filter(({ stored, replayed }) => stored !== replayed)).toEqual([]);
    const shown = await agent.here.get(getAgentBill, { billNo: bill.orderNo });
    expect(shown.bill).toMatchObject({ status: "ISSUED", reason });
  });

  it("X-52: what is looked at less, or given away more easily, takes a second person; amounts have their currency's digits", async () => {
    const careful = { payDelayDays: 2, platformPays: false, reviewFrom: { VND: "1000" } };
    expect(await change(careful)).toMatchObject({ proposal: null, settings: careful });
    const stored = await read();
    for (const edit of [
      { reviewFrom: { VND: "1001" } },
      { reviewFrom: {} },
      { platformPays: true },
      { payDelayDays: 1 },
    ]) {
      const { proposal, ...unchanged } = await change(edit);
      expect(proposal, JSON.stringify(edit)).not.toBeNull();
      expect(unchanged).toEqual(stored);
    }
    const { proposal } = await change({ platformPays: true });
    const yes = { id: proposal ?? "", decision: "approve", note: reason } as const;
    expect(await people.rita.refuse(decideProposal, yes)).toBe("proposal.own");
    await people.rob.get(decideProposal, yes);
    expect((await read()).settings.platformPays).toBe(true);
    const ask = async (edit: object) =>
      (await people.rita.call(changeCommissionSettings, { ...(await toChange({})), ...edit })).body;
    const settings = (reviewFrom: object) => ({ settings: { ...careful, reviewFrom } });
    expect(await ask(settings({ VND: "1000.5" }))).toMatchObject({ fields: [{ name: "reviewFrom.VND" }] });
    expect(await ask(settings({ XYZ: "1" }))).toMatchObject({ fields: [{ name: "reviewFrom.XYZ" }] });
    expect(await ask(settings(JSON.parse('{"__proto__": "1"}')))).toMatchObject({ success: false });
    expect(await ask(settings({ VND: "1e9" }))).toMatchObject({ errorCode: "request.invalid" });
    expect(await people.sam.refuse(changeCommissionSettings, await toChange({}))).toBe("permission.denied");
    const old = await toChange({ payDelayDays: 2 });
    await change({ platformPays: false });
    expect(await people.rita.refuse(changeCommissionSettings, old)).toBe("state.changed");
  });
});
