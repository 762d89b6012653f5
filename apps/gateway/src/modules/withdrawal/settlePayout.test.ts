import { randomUUID } from "node:crypto";
import { complainAboutWithdrawal, getWithdrawal, listWithdrawals } from "@marquee/contract";
import {
  decideProposal,
  decideWithdrawal,
  getStaffWithdrawal,
  listProposals,
  settlePayout,
  type SettlePayout,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { toRefusedNumber } from "../../../test/payoutPlaces.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";
import { compareTransfers, compareWithdrawals } from "../report/reconciliation/differenceStore.ts";

describe("payouts that their provider contradicts", () => {
  const world = useWithdrawals();
  const { staff, newMember, order, untilState, walletOf } = world;

  const contradictionOf = async (orderNo: string): Promise<string> =>
    (await staff("pia").get(getStaffWithdrawal, { orderNo })).contradiction;

  /** A withdrawal about which the provider says something else than is stored. */
  const contradict = async (fault: "disordered" | "amount", number?: string) => {
    await world.pay().setFaults(fault);
    const { ann, accountId } = await newMember(number);
    const { orderNo } = await order(ann, accountId);
    await expect.poll(() => contradictionOf(orderNo)).not.toBe("");
    await world.pay().setFaults();
    return { ann, accountId, orderNo };
  };

  const propose = (orderNo: string, finding: SettlePayout["finding"]) =>
    staff("sam").get(settlePayout, { id: randomUUID(), orderNo, finding, reason: "The bank says so." });

  const approve = (id: string) => staff("pia").call(decideProposal, { id, decision: "approve", note: "" });

  const settle = async (orderNo: string, finding: SettlePayout["finding"]): Promise<void> => {
    const { id } = await propose(orderNo, finding);
    expect(await approve(id)).toMatchObject({ status: 200 });
  };

  const listDifferences = async (orderNo: string) => {
    const { db } = world.app().services;
    const found = [
      ...(await compareWithdrawals(db, "aurelune")).differences,
      ...(await compareTransfers(db, "aurelune")).differences,
    ];
    return found.filter(({ subject }) => subject === orderNo);
  };

  it("X-33: what was paid and is said to have failed comes back when two people find so, and is told", async () => {
    const { ann, orderNo } = await contradict("disordered");
    expect(await staff("pia").get(getStaffWithdrawal, { orderNo })).toMatchObject({
      contradiction: "FAILED in state DISBURSED",
      findings: ["UNPAID", "AS_STORED"],
    });
    const refuse = (finding: SettlePayout["finding"], no = orderNo) =>
      staff("sam").refuse(settlePayout, { id: randomUUID(), orderNo: no, finding, reason: "The bank says so." });
    expect(await refuse("PAID")).toBe("state.changed");
    expect(await refuse("UNPAID", "W0")).toBe("order.unknown");
    expect(
      await staff("rita").refuse(settlePayout, { id: randomUUID(), orderNo, finding: "UNPAID", reason: "so" }),
    ).toBe("permission.denied");
    const { id } = await staff("pia").get(settlePayout, {
      id: randomUUID(),
      orderNo,
      finding: "UNPAID",
      reason: "The bank sent it back.",
    });
    expect(await walletOf(ann)).toMatchObject({ balance: "0.00" });
    expect(await staff("pia").refuse(decideProposal, { id, decision: "approve", note: "" })).toBe("proposal.own");
    const other = await propose(orderNo, "UNPAID");
    const both = await Promise.all([approve(other.id), approve(other.id)]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(await walletOf(ann)).toMatchObject({ available: "100000.00", frozen: "0.00" });
    const settled = await ann.get(getWithdrawal, { orderNo });
    expect(settled).toMatchObject({ state: "SETTLED_UNPAID", confirmUntil: null });
    expect(settled.steps.at(-1)).toMatchObject({ reason: "The bank says so." });
    expect(await ann.get(listWithdrawals, {})).toMatchObject({ totals: { paid: "0.00" } });
    expect(await staff("pia").get(getStaffWithdrawal, { orderNo })).toMatchObject({ contradiction: "", findings: [] });
    // The first proposal waits in vain: nothing contradicts any more, so that nothing moves twice.
    const { items } = await staff("pia").get(listProposals, { state: "PROPOSED" });
    expect(items.map((proposal) => proposal.id)).toContain(id);
    await staff("pia").get(decideProposal, { id, decision: "cancel", note: "" });
    expect(await listDifferences(orderNo)).toEqual([]);
  });

  it("X-33: what failed and was paid after all is taken again, never below zero, and its member may complain", async () => {
    const { ann, accountId, orderNo } = await contradict("disordered", toRefusedNumber());
    expect(await contradictionOf(orderNo)).toBe("PAID in state FAILED");
    const { id } = await propose(orderNo, "PAID");
    // The money that came back is on its way out again: it cannot be taken twice.
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const next = await order(ann, accountId);
    expect(next.state).toBe("RISK");
    expect(await staff("pia").refuse(decideProposal, { id, decision: "approve", note: "" })).toBe(
      "wallet.insufficient",
    );
    await staff("pia").get(decideWithdrawal, {
      orderNo: next.orderNo,
      decision: "reject",
      reason: "It was paid before.",
    });
    expect(await approve(id)).toMatchObject({ status: 200 });
    expect(await walletOf(ann)).toMatchObject({ balance: "0.00", frozen: "0.00" });
    expect((await ann.get(getWithdrawal, { orderNo })).state).toBe("SETTLED_PAID");
    expect(await ann.get(listWithdrawals, {})).toMatchObject({ totals: { paid: "100000.00" } });
    await ann.get(complainAboutWithdrawal, { orderNo, content: "My bank knows nothing of it." });
    expect(await listDifferences(orderNo)).toEqual([]);
  });

  it("X-33: while it is being paid it counts as paid or as failed, or stays as it is", async () => {
    const paid = await contradict("amount");
    expect((await staff("pia").get(getStaffWithdrawal, { orderNo: paid.orderNo })).findings).toEqual([
      "PAID",
      "UNPAID",
      "AS_STORED",
    ]);
    await settle(paid.orderNo, "PAID");
    expect((await paid.ann.get(getWithdrawal, { orderNo: paid.orderNo })).state).toBe("DISBURSED");
    const failed = await contradict("amount");
    await settle(failed.orderNo, "UNPAID");
    await untilState(failed.ann, failed.orderNo, "FAILED");
    expect(await walletOf(failed.ann)).toMatchObject({ available: "100000.00", frozen: "0.00" });
    const kept = await contradict("disordered");
    await settle(kept.orderNo, "AS_STORED");
    expect((await kept.ann.get(getWithdrawal, { orderNo: kept.orderNo })).state).toBe("DISBURSED");
    expect(await contradictionOf(kept.orderNo)).toBe("");
    for (const { orderNo } of [paid, failed, kept]) expect(await listDifferences(orderNo)).toEqual([]);
  });
});
