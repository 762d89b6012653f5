import {
  complainAboutWithdrawal,
  confirmWithdrawal,
  getMemberInfo,
  getWithdrawal,
  listWithdrawals,
} from "@marquee/contract";
import { decideWithdrawal, getMember, getStaffWithdrawal, resolveClaim, setMemberState } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { switchModules } from "../../../test/registration.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { newKey, useWithdrawals } from "../../../test/withdrawals.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { closeWithdrawals } from "./jobs.ts";
import { tables } from "../../../test/tables.ts";

describe("answers to payments", () => {
  const world = useWithdrawals();
  const { staff, newMember, order, untilState, disburse } = world;

  it("WL-09, WL-10: a partial claim shows the rest, an unpaid one needs a picture; staff pay the rest by a linked order or deny", async () => {
    const first = await disburse();
    const partial = { orderNo: first.orderNo, result: "PARTIAL" as const };
    for (const receivedAmount of ["0.00", "100000.00", "-1", "x", "40000.50", "50000.55"])
      expect(await first.ann.refuse(confirmWithdrawal, { ...partial, receivedAmount }, newKey())).toBe("fields");
    const claimed = await first.ann.get(confirmWithdrawal, { ...partial, receivedAmount: "40000.00" }, newKey());
    expect(claimed).toMatchObject({
      state: "PARTIAL_CLAIM",
      claim: { received: "40000.00", remaining: "60000.00" },
      confirmUntil: null,
    });
    const paid = { orderNo: first.orderNo, decision: "pay" as const, reason: "The bank kept a part." };
    const both = await Promise.all([staff("pia").call(resolveClaim, paid), staff("rita").call(resolveClaim, paid)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const resolved = await first.ann.get(getWithdrawal, { orderNo: first.orderNo });
    expect(resolved).toMatchObject({ state: "RESOLVED_PAID" });
    // The provider's word stands against the claim: the other of the two pays what is missing.
    const rest = {
      orderNo: resolved.linkedOrderNo ?? "",
      decision: "approve" as const,
      reason: "The bank says so too.",
    };
    expect(await first.ann.get(getWithdrawal, { orderNo: rest.orderNo })).toMatchObject({ state: "RISK" });
    const seconds = [await staff("pia").call(decideWithdrawal, rest), await staff("rita").call(decideWithdrawal, rest)];
    const codes = seconds.map(({ body }) => (body.success ? "paid" : body.errorCode));
    expect(codes.toSorted()).toEqual(["paid", codes.indexOf("paid") === 0 ? "state.changed" : "proposal.own"]);
    await untilState(first.ann, rest.orderNo, "DISBURSED");
    expect(await first.ann.get(getWithdrawal, { orderNo: resolved.linkedOrderNo ?? "" })).toMatchObject({
      amount: "60000.00",
      linkedOrderNo: first.orderNo,
    });
    expect(await first.ann.get(listWithdrawals, {})).toMatchObject({ totals: { paid: "100000.00" } });

    const second = await disburse();
    const unpaid = { orderNo: second.orderNo, result: "NOT_RECEIVED" as const };
    expect(await second.ann.refuse(confirmWithdrawal, unpaid, newKey())).toBe("fields");
    const { uploadId: foreign } = await upload(world.app(), first.ann, "PROOF", await drawPicture("png"));
    expect(await second.ann.refuse(confirmWithdrawal, { ...unpaid, proof: [foreign] }, newKey())).toBe("fields");
    const { uploadId } = await upload(world.app(), second.ann, "PROOF", await drawPicture("jpeg"));
    await second.ann.get(confirmWithdrawal, { ...unpaid, proof: [uploadId], remark: "my bank says no" }, newKey());
    expect(await removeUnusedFiles(world.app().services, 0)).toBe(1);
    const sheet = await staff("sam").get(getStaffWithdrawal, { orderNo: second.orderNo });
    expect(sheet).toMatchObject({ state: "UNPAID_CLAIM", remark: "my bank says no", received: "0.00" });
    const read = (cookie: string | undefined) =>
      world.app().http.inject({
        url: sheet.pictures[0]?.url ?? "",
        headers: { host: "desk.example", cookie: `staff=${cookie}` },
      });
    expect((await read(staff("sam").cookie)).statusCode).toBe(200);
    expect((await read(staff("rita").cookie)).statusCode).toBe(404);
    const denied = { orderNo: second.orderNo, decision: "deny" as const, reason: "The bank confirmed the credit." };
    expect(await staff("sam").refuse(resolveClaim, denied)).toBe("permission.denied");
    await staff("rita").get(resolveClaim, denied);
    const told = await second.ann.get(getWithdrawal, { orderNo: second.orderNo });
    expect(told).toMatchObject({ state: "RESOLVED_DENIED" });
    expect(told.steps.at(-1)).toMatchObject({ reason: denied.reason });
    const content = "My bank says that nothing came.";
    expect(await second.ann.refuse(complainAboutWithdrawal, { orderNo: second.orderNo, content: " short " })).toBe(
      "fields",
    );
    expect(await first.ann.refuse(complainAboutWithdrawal, { orderNo: second.orderNo, content })).toBe("order.unknown");
    const complained = await second.ann.get(complainAboutWithdrawal, { orderNo: second.orderNo, content });
    expect(complained.complaint).toMatchObject({ content });
    expect((await staff("sam").get(getStaffWithdrawal, { orderNo: second.orderNo })).complaint).toBe(content);
  });

  it("X-32: one person pays no chain of claims: each rest, however small, waits for another one", async () => {
    const { ann, orderNo } = await disburse();
    const claim = (which: string) =>
      ann.get(confirmWithdrawal, { orderNo: which, result: "PARTIAL", receivedAmount: "1000.00" }, newKey());
    const pay = async (which: string): Promise<string> => {
      await staff("pia").get(resolveClaim, { orderNo: which, decision: "pay", reason: "The bank kept a part." });
      const { linkedOrderNo } = await ann.get(getWithdrawal, { orderNo: which });
      return linkedOrderNo ?? "";
    };
    await claim(orderNo);
    const second = await pay(orderNo);
    const approve = { orderNo: second, decision: "approve" as const, reason: "The bank says so too." };
    expect(await staff("pia").refuse(decideWithdrawal, approve)).toBe("proposal.own");
    await staff("rita").get(decideWithdrawal, approve);
    await untilState(ann, second, "DISBURSED");
    await claim(second);
    const third = await pay(second);
    expect(await staff("pia").refuse(decideWithdrawal, { ...approve, orderNo: third })).toBe("proposal.own");
    expect((await ann.get(getWithdrawal, { orderNo: third })).state).toBe("RISK");
  });

  it("X-32: an approved payout of a member who was frozen meanwhile stops, and goes when staff approve it knowing that", async () => {
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const { ann, accountId } = await newMember();
    const { orderNo } = await order(ann, accountId);
    const { memberId } = await staff("sam").get(getStaffWithdrawal, { orderNo });
    const { version } = await staff("rita").get(getMember, { memberId });
    const freeze = { memberId, event: "freeze" as const, version, reason: "a report by phone" };
    await staff("rita").get(setMemberState, freeze);
    const approve = { orderNo, decision: "approve" as const, reason: "known by phone" };
    const stopped = await staff("pia").get(decideWithdrawal, approve);
    expect(stopped).toMatchObject({ state: "RISK", checks: ["first", "account.blocked"] });
    await staff("pia").get(decideWithdrawal, approve);
    await expect.poll(async () => (await staff("pia").get(getStaffWithdrawal, { orderNo })).state).toBe("DISBURSED");
  });

  it("WL-11: half the time brings a reminder, its end closes the order once, by two gateways, and no claim is left", async () => {
    const { ann, orderNo } = await disburse();
    const shift = (minutes: number) =>
      sql`update withdrawals set changed_at = changed_at - ${minutes} * interval '1 minute',
        confirm_until = confirm_until - ${minutes} * interval '1 minute' where order_no = ${orderNo}`.execute(
        world.app().services.db,
      );
    const beside = await world.app().openBeside();
    const closeAll = () => Promise.all([closeWithdrawals(world.app().services), closeWithdrawals(beside.services)]);
    await shift(16);
    await closeAll();
    expect((await ann.get(getWithdrawal, { orderNo })).state).toBe("DISBURSED");
    const row = sql<{
      reminded: boolean;
    }>`select reminded_at is not null as reminded from withdrawals where order_no = ${orderNo}`;
    expect((await row.execute(world.app().services.db)).rows).toEqual([{ reminded: true }]);
    await shift(15);
    expect(await ann.refuse(confirmWithdrawal, { orderNo, result: "RECEIVED" }, newKey())).toBe("order.ended");
    await closeAll();
    const closed = await ann.get(getWithdrawal, { orderNo });
    expect(closed.state).toBe("CONFIRMED_AUTO");
    expect(closed.steps.filter(({ state }) => state === "CONFIRMED_AUTO")).toHaveLength(1);
    expect(await ann.refuse(confirmWithdrawal, { orderNo, result: "PARTIAL", receivedAmount: "1.00" }, newKey())).toBe(
      "order.ended",
    );
  });

  it("X-10: no call takes a withdrawal back, and with WDCONFIRM3 off a paid one is closed unasked", async () => {
    await switchModules(world.app(), "aurelune", { WDCONFIRM3: "off" });
    const { ann, accountId } = await newMember();
    const { orderNo } = await order(ann, accountId);
    await untilState(ann, orderNo, "CONFIRMED_AUTO");
    const told = await tables(world.app().services.db)
      .selectFrom("inbox_messages")
      .select("template")
      .where("member_id", "=", (await ann.get(getMemberInfo, {})).id)
      .where("template", "like", "withdrawal.%")
      .execute();
    expect(told).toEqual([{ template: "withdrawal.sent" }]);
    expect(await ann.refuse(confirmWithdrawal, { orderNo, result: "RECEIVED" }, newKey())).toBe(
      "function.not.available",
    );
    await switchModules(world.app(), "aurelune", { WDCONFIRM3: "on" });
  });
});
