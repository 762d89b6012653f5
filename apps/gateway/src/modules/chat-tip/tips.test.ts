import { randomUUID } from "node:crypto";
import {
  getTipOptions,
  getWithdrawalOptions,
  listChatLines,
  listChatRooms,
  listInbox,
  listTransactions,
  loginFreePlay,
  muteChatPerson,
  sendRain,
  sendTip,
  setLimit,
  takeTimeOut,
} from "@marquee/contract";
import { endChatSilence, silenceChatMember } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { toCode, useTips } from "../../../test/tipWorld.ts";
import { createVisitor, openAurelune, openKickline } from "../../../test/visitor.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";

describe("tips in chat rooms", () => {
  const world = useTips();
  const { balanceOf, db, fund, join, room, tip, tipError } = world;
  const refusedReceiver = { errorCode: "chat.tip.receiver" };

  it("X-44: a tip moves money between two members of a room; both records and inboxes say so, and it has to be staked once", async () => {
    const [ann, ben] = [await join(500_000), await join()];
    expect((await ann.visitor.get(listChatRooms, {})).hasTips).toBe(true);
    expect(await ann.visitor.get(getTipOptions, {})).toEqual({
      currency: "VND",
      available: "500000.00",
      min: "1000.00",
      max: "1000000.00",
      rainMax: "2000000.00",
      rainPeople: 20,
      rainMinutes: 15,
      dayLeft: "5000000.00",
      waitsUntil: null,
      endingBonus: null,
      paymentPassword: { isSet: true },
    });
    const sent = await tip(ann, ben, "200000");
    expect(sent).toEqual({
      tipId: expect.stringMatching(/^G/),
      currency: "VND",
      amount: "200000.00",
      each: "200000.00",
      count: 1,
    });
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([300_000, 200_000]);
    const { turnover, withdrawable } = await ben.visitor.get(getWithdrawalOptions, {});
    expect([withdrawable, turnover.requirements[0]?.source, turnover.required]).toEqual(["0.00", "TIP", "200000.00"]);
    for (const [{ visitor }, amount] of [
      [ann, "-200000.00"],
      [ben, "200000.00"],
    ] as const) {
      expect((await visitor.get(listTransactions, {})).list[0]).toMatchObject({ kind: "TIP", amount });
      expect((await visitor.get(listInbox, {})).list[0]?.content).toContain("200,000");
    }
    // Neither the room nor the messages say who has given what.
    expect(JSON.stringify(await ben.visitor.get(listInbox, {}))).not.toContain(ann.name);
    // What was received cannot be given on before it is staked.
    expect((await ben.visitor.get(getTipOptions, {})).available).toBe("0.00");
    expect(await tipError(ben, ann, "1000")).toMatchObject({
      errorCode: "turnover.required",
      value: { withdrawable: "0.00" },
    });
    await fund(ben.id, 50_000n * 10_000n);
    expect(await tipError(ben, ann, "50001")).toMatchObject({ errorCode: "turnover.required" });
    await tip(ben, ann, "50000");
  });

  it("X-44, Q-36: where the module is off or the jurisdiction forbids it nothing is offered, and every call is refused", async () => {
    const [ann, ben] = [await join(100_000), await join()];
    const codes = async () => [
      (await ann.visitor.get(listChatRooms, {})).hasTips,
      await ann.visitor.refuse(getTipOptions, {}),
      toCode(await tipError(ann, ben, "1000")),
      toCode(await world.rainError(ann, "1000")),
    ];
    for (const name of ["GB", "MT"]) {
      await sql`update merchants set jurisdiction = ${name} where id = 'aurelune'`.execute(db());
      await world.app().services.tenantRegistry.refresh();
      expect(await codes(), name).toEqual([false, "chat.tip.forbidden", "chat.tip.forbidden", "chat.tip.forbidden"]);
    }
    await sql`update merchants set jurisdiction = 'SEA' where id = 'aurelune'`.execute(db());
    await world.app().services.tenantRegistry.refresh();
    await switchModules(world.app(), "aurelune", { TIPS3: "off" });
    expect(await codes()).toEqual([false, ...Array.from({ length: 3 }, () => "function.not.available")]);
    await switchModules(world.app(), "aurelune", { TIPS3: "on" });
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([100_000, 0]);
  });

  it("X-44: guests, trials and agents cannot give, and agents cannot receive", async () => {
    const [ann, agent] = [await join(100_000), await join(100_000)];
    await sql`update members set kind = 1 where id = ${agent.id}`.execute(db());
    world.app().services.sessions.clear();
    expect(await agent.visitor.refuse(getTipOptions, {})).toBe("chat.agent.refused");
    expect(await tipError(agent, ann, "1000")).toMatchObject({ errorCode: "chat.agent.refused" });
    expect(await tipError(ann, agent, "1000")).toMatchObject(refusedReceiver);
    const request = { roomId: room(), personId: ann.personId, amount: "1000", paymentPassword };
    const guest = openAurelune(world.app());
    expect(await guest.refuse(sendTip, request, newKey())).toBe("login.not.session");
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await guest.refuse(sendTip, request, newKey())).toBe("trial.not.allowed");
    expect(await guest.refuse(getTipOptions, {})).toBe("trial.not.allowed");
  });

  it("X-44: the limits of a tip, of a pair, of a giver's and of a receiver's day each refuse by their own name", async () => {
    const [ann, ben, cem] = [await join(9_000_000), await join(), await join()];
    const dan = await join(9_000_000);
    await world.setLimits({ pairAmount: "1500000", dayAmount: "2500000", receivedAmount: "2000000" });
    expect(await tipError(ann, ben, "999")).toMatchObject({ errorCode: "chat.tip.min", value: { min: "1000.00" } });
    expect(await tipError(ann, ben, "1000001")).toMatchObject({
      errorCode: "chat.tip.max",
      value: { max: "1000000.00" },
    });
    for (const amount of ["-5", "1e9", "NaN", "", "0x10", "1000.5", "9".repeat(24), "１０００"])
      expect(await tipError(ann, ben, amount), amount).toMatchObject({
        errorCode: "fields",
        fields: [{ name: "amount" }],
      });
    expect(await tipError(ann, ben, "1000\u0000")).toMatchObject({ errorCode: "request.invalid" });
    await tip(ann, ben, "1000000");
    expect(await tipError(ann, ben, "500001")).toMatchObject({
      errorCode: "chat.tip.pair",
      value: { left: "500000.00" },
    });
    await tip(ann, ben, "500000");
    expect(await tipError(dan, ben, "500001")).toMatchObject(refusedReceiver);
    await tip(dan, ben, "500000");
    await tip(ann, cem, "900000");
    expect(await tipError(ann, cem, "100001")).toMatchObject({
      errorCode: "chat.tip.daily",
      value: { left: "100000.00" },
    });
    expect((await ann.visitor.get(getTipOptions, {})).dayLeft).toBe("100000.00");
    expect([await balanceOf(ben), await balanceOf(cem)]).toEqual([2_000_000, 900_000]);
  });

  it("X-44: nobody gives to himself, to a stranger, to who has not written here, or to who hides the giver's lines", async () => {
    const [ann, ben] = [await join(100_000), await join()];
    const elsewhere = await join(0, await world.makeRoom());
    const other = openKickline(world.app());
    await other.registerAs("tipstranger");
    const stranger = (await other.get(listChatRooms, {})).me;
    for (const to of [ann, elsewhere, stranger, { personId: randomUUID() }])
      expect(await tipError(ann, to, "1000")).toMatchObject(refusedReceiver);
    for (const personId of ["__proto__", "a\u0000b", "", 7])
      expect(await tipError(ann, ben, "1000", { personId })).toMatchObject({ errorCode: "request.invalid" });
    expect(await tipError(ann, ben, "1000", { roomId: randomUUID() })).toMatchObject({ success: false });
    await ben.visitor.get(muteChatPerson, { personId: ann.personId, isMuted: true });
    expect(await tipError(ann, ben, "1000")).toMatchObject(refusedReceiver);
    await ben.visitor.get(muteChatPerson, { personId: ann.personId, isMuted: false });
    // Whose only lines were removed has not written.
    const { rows } =
      await sql`update chat_lines set removed_by = 'x', change = change where member_id = ${ben.id} returning seq`.execute(
        db(),
      );
    expect(rows).toHaveLength(1);
    expect(await tipError(ann, ben, "1000")).toMatchObject(refusedReceiver);
    expect(await balanceOf(ann)).toBe(100_000);
  });

  it("X-08, X-09, X-44: a giver who takes a break, is silenced or barred is told so; of a receiver nothing is told", async () => {
    const [ann, ben, cem, dan] = [await join(900_000), await join(900_000), await join(), await join(900_000)];
    await cem.visitor.get(setLimit, { kind: "DEPOSIT", period: "DAY", amount: "100000.00" });
    await tip(ann, cem, "60000");
    // What is given counts as a deposit.
    expect(await tipError(ann, cem, "50000")).toMatchObject(refusedReceiver);
    await tip(ann, cem, "40000");
    await ben.visitor.get(takeTimeOut, { hours: 24 });
    const answer = await tipError(ann, ben, "1000");
    expect(answer).toMatchObject(refusedReceiver);
    expect(answer).not.toHaveProperty("value.until");
    expect(await tipError(ben, ann, "1000")).toMatchObject({ errorCode: "rg.timeout" });
    const silence = { memberId: ann.id, minutes: 10, shownReason: "advertising", reason: "for a test" };
    await world.staff("olga").get(silenceChatMember, silence);
    expect(await tipError(ann, dan, "1000")).toMatchObject({
      errorCode: "chat.muted",
      value: { reason: "advertising" },
    });
    await world.staff("olga").get(endChatSilence, { memberId: ann.id, reason: "for a test" });
    await sql`insert into play_restrictions (tenant_id, id, scope, target, member_id, reason, created_by)
      values ('aurelune', ${randomUUID()}, 'ALL', 'ALL', ${dan.id}, 'test', 'test')`.execute(db());
    expect(await tipError(dan, ann, "1000")).toMatchObject({ errorCode: "chat.tip.forbidden" });
    expect(await tipError(ann, dan, "1000")).toMatchObject(refusedReceiver);
    const eve = await join(100_000);
    for (const status of ["FROZEN", "CLOSED"]) {
      await tables(db()).updateTable("members").set({ status }).where("id", "=", eve.id).execute();
      expect(await tipError(ann, eve, "1000"), status).toMatchObject(refusedReceiver);
    }
    expect((await tipError(eve, ann, "1000")).success).toBe(false);
    expect(await balanceOf(eve)).toBe(100_000);
  });

  it("X-60, X-44: a wrong payment password, a new password and money that is not there keep everything where it is", async () => {
    const [ann, ben] = [await join(10_000), await join()];
    expect(await tipError(ann, ben, "1000", { paymentPassword: "111111" })).toMatchObject({
      errorCode: "payment.password.invalid",
    });
    expect(await tipError(ann, ben, "1000", { paymentPassword: undefined })).toMatchObject({
      errorCode: "payment.password.required",
    });
    expect(await tipError(ann, ben, "10001")).toMatchObject({ errorCode: "wallet.insufficient" });
    await world.setCooling(true);
    expect(await tipError(ann, ben, "1000")).toMatchObject({
      errorCode: "chat.tip.waiting",
      value: { usableAt: expect.any(Number) },
    });
    expect((await ann.visitor.get(getTipOptions, {})).waitsUntil).toBeGreaterThan(Date.now());
    await world.setCooling(false);
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([10_000, 0]);
    const { rows } = await sql`select from chat_tips where member_id = ${ann.id}`.execute(db());
    expect(rows).toEqual([]);
  });

  it("X-01, X-44: presses of one key at two gateways are one tip; other keys never overdraw or pass a limit; two who give to each other never lock", async () => {
    const [ann, ben] = [await join(600_000), await join(600_000)];
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    const second = createVisitor(beside, "aurelune.localhost", "AURELUNE");
    await second.loginAs(ann.name);
    const key = newKey();
    const request = { roomId: room(), personId: ben.personId, amount: "100000", paymentPassword };
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? ann.visitor : second).get(sendTip, request, key)),
    );
    expect(new Set(same.map(({ tipId }) => tipId)).size).toBe(1);
    expect(await ann.visitor.refuse(sendTip, { ...request, amount: "1001" }, key)).toBe("idempotency.conflict");
    await world.setLimits({ pairAmount: "300000", max: "300000" });
    const both = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? tipError(ann, ben, "90000") : tipError(ben, ann, "90000"),
      ),
    );
    const codes = both.map(toCode);
    for (const code of codes) expect(["sent", "chat.tip.pair", "payment.password.locked"]).toContain(code);
    // 100,000 and two of 90,000 fit under the pair's limit; the other way three do.
    expect(codes.filter((code) => code === "sent").length).toBeLessThanOrEqual(5);
    expect((await balanceOf(ann)) + (await balanceOf(ben))).toBe(1_200_000);
  });

  it("X-44: a room without words of a tip: it is the business of two", async () => {
    const [ann, ben] = [await join(100_000), await join()];
    const before = (await ann.visitor.get(listChatLines, { roomId: room() })).change;
    await tip(ann, ben, "1000");
    expect((await ann.visitor.get(listChatLines, { roomId: room() })).change).toBe(before);
    const request = { roomId: room(), amount: "1000", paymentPassword };
    expect((await ann.visitor.call(sendRain, request)).body.success, "without a key").toBe(false);
  });
});
