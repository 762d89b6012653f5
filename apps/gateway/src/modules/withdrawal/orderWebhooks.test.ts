import { randomUUID } from "node:crypto";
import { createDeposit, getDeposit } from "@marquee/contract";
import { createWebhook, decideWithdrawal } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { addStaff, Staff } from "../../../test/staff.ts";
import { isSigned, openReceiver } from "../../../test/webhookReceiver.ts";
import { newKey, useWithdrawals } from "../../../test/withdrawals.ts";

describe("webhooks of orders", () => {
  const world = useWithdrawals();

  it("X-64: each step of a deposit and of a withdrawal reaches the receiver, signed, in order, without names and numbers", async () => {
    const receiver = await openReceiver(() => ({ status: 204 }));
    await addStaff(world.app().services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    const owner = await new Staff(world.app(), "AURELUNE").login("owner@aurelune.example");
    const { secret } = await owner.get(createWebhook, {
      id: randomUUID(),
      name: "Our own",
      url: receiver.url,
      kinds: ["deposit.changed", "withdrawal.changed"],
    });
    const { ann, accountId } = await world.newMember();
    const deposit = await ann.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" }, newKey());
    await world.pay().submit(deposit.pay?.url ?? "", { act: "pay" });
    await expect.poll(async () => (await ann.get(getDeposit, { orderNo: deposit.orderNo })).state).toBe("CREDITED");
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const { orderNo } = await world.order(ann, accountId);
    await world.staff("pia").get(decideWithdrawal, { orderNo, decision: "reject", reason: "Not your account." });
    await world.app().services.webhooks.deliver();
    expect(receiver.received.map(({ event }) => [event.kind, event.data["orderNo"], event.data["state"]])).toEqual([
      ...["CREATED", "PENDING", "PAID", "CREDITED"].map((state) => ["deposit.changed", deposit.orderNo, state]),
      ...["SUBMITTED", "RISK", "REJECTED"].map((state) => ["withdrawal.changed", orderNo, state]),
    ]);
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
    expect(receiver.received[4]?.event.data).toMatchObject({ amount: "100000.0000", currency: "VND", type: "BANK" });
    expect(receiver.received.map(({ body }) => body).join("\n")).not.toMatch(/withdrawer|Nguy|Harbour|••••/);
    await receiver.close();
  });
});
