import {
  getWithdrawalOptions,
  listChatLines,
  listInbox,
  listTransactions,
  muteChatPerson,
  reportChatLine,
  sendRain,
  setLimit,
  takeTimeOut,
} from "@marquee/contract";
import { listStaffChatLines, listStaffTips, removeChatLine, silenceChatMember } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { asOwner } from "../../../test/plantEntries.ts";
import { type Person, toCode, useTips } from "../../../test/tipWorld.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";
import { readSignals } from "../withdrawal/signalStore.ts";

describe("rain in chat rooms", () => {
  const world = useTips();
  const { balanceOf, db, join, link, makeRoom, rain, rainError, setLimits, tip } = world;

  const balancesOf = (people: readonly Person[]) => Promise.all(people.map(balanceOf));
  const linesOf = async ({ visitor }: Person, roomId: string) => (await visitor.get(listChatLines, { roomId })).lines;

  it("X-44: an amount is split equally among those who have just written; what cannot be split stays, and the room says who has given what", async () => {
    const room = await makeRoom();
    const [ann, ben, cem, dan] = [
      await join(500_000, room),
      await join(0, room),
      await join(0, room),
      await join(0, room),
    ];
    const sent = await rain(ann, "100000", room);
    expect(sent).toMatchObject({ currency: "VND", amount: "99999.00", each: "33333.00", count: 3 });
    expect(await balancesOf([ann, ben, cem, dan])).toEqual([400_001, 33_333, 33_333, 33_333]);
    const last = (await linesOf(ben, room)).at(-1);
    expect(last).toMatchObject({
      personId: ann.personId,
      text: "",
      isStaff: false,
      rain: { amount: "99999.00", currency: "VND", count: 3 },
    });
    const report = { roomId: room, seq: last?.seq ?? 0, reason: "SPAM" } as const;
    expect(await ben.visitor.refuse(reportChatLine, report)).toBe("chat.line.unknown");
    const [line] = (await world.staff("olga").get(listStaffChatLines, { roomId: room })).slice(-1);
    expect(line).toMatchObject({ username: ann.name, rain: { count: 3 } });
    expect((await dan.visitor.get(listTransactions, {})).list[0]).toMatchObject({ kind: "RAIN", amount: "33333.00" });
    expect((await ann.visitor.get(listTransactions, {})).list[0]).toMatchObject({ kind: "RAIN", amount: "-99999.00" });
    expect((await dan.visitor.get(listInbox, {})).list[0]?.content).toContain("33,333");
    const { turnover, withdrawable } = await ben.visitor.get(getWithdrawalOptions, {});
    expect([withdrawable, turnover.required]).toEqual(["0.00", "33333.00"]);
    await world.staff("olga").get(removeChatLine, { roomId: room, seq: last?.seq ?? 0, reason: "for a test" });
    expect((await linesOf(ben, room)).at(-1)).toMatchObject({ isRemoved: true, rain: null });
  });

  it("X-08, X-09, X-44: who is silenced, hides or is hidden, takes a break, is closed, at a limit or of another room gets no part; the others share it", async () => {
    const room = await makeRoom();
    const ann = await join(900_000, room);
    const writer = () => join(0, room);
    const [silenced, hiding, hidden, resting, frozen] = [
      await writer(),
      await writer(),
      await writer(),
      await writer(),
      await writer(),
    ];
    const [limited, agent, well, fine] = [await writer(), await writer(), await writer(), await writer()];
    const elsewhere = await join(0, await makeRoom());
    await world
      .staff("olga")
      .get(silenceChatMember, { memberId: silenced.id, minutes: 5, shownReason: "advertising", reason: "for a test" });
    await hiding.visitor.get(muteChatPerson, { personId: ann.personId, isMuted: true });
    await ann.visitor.get(muteChatPerson, { personId: hidden.personId, isMuted: true });
    await resting.visitor.get(takeTimeOut, { hours: 24 });
    await sql`update members set status = 'FROZEN' where id = ${frozen.id}`.execute(db());
    await sql`update members set kind = 1 where id = ${agent.id}`.execute(db());
    await limited.visitor.get(setLimit, { kind: "DEPOSIT", period: "DAY", amount: "20000.00" });
    // 60,000 for three would be 20,000 each, for two it is more than one of them may get.
    expect(await rain(ann, "60000", room)).toMatchObject({ each: "20000.00", count: 3 });
    expect(await balancesOf([well, fine, limited])).toEqual([20_000, 20_000, 20_000]);
    expect(await rain(ann, "60001", room)).toMatchObject({ amount: "60000.00", each: "30000.00", count: 2 });
    expect(await balancesOf([well, fine, limited])).toEqual([50_000, 50_000, 20_000]);
    expect(await balancesOf([silenced, hiding, hidden, resting, frozen, agent, elsewhere])).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
    await setLimits({ receivedAmount: "50000", max: "50000" });
    expect(await rainError(ann, "2000", room)).toMatchObject({ errorCode: "chat.tip.nobody" });
    await setLimits({ pairAmount: "50001", max: "50000", receivedAmount: "60000" });
    expect(await rain(ann, "2", room).catch(() => "min")).toBe("min");
    expect(await rainError(ann, "4000", room)).toMatchObject({ errorCode: "chat.tip.nobody" });
    expect(await rainError(resting, "2000", room)).toMatchObject({ errorCode: "rg.timeout" });
  });

  it("X-44: the last writers come first up to the merchant's number, of its minutes alone, and never for less than one unit each", async () => {
    const room = await makeRoom();
    const ann = await join(900_000, room);
    const [old, ben, cem, dan] = [await join(0, room), await join(0, room), await join(0, room), await join(0, room)];
    await asOwner(db(), (tx) =>
      sql`update chat_lines set at = at - interval '20 minutes' where member_id = ${old.id}`.execute(tx),
    );
    await setLimits({ rainPeople: 2, min: "1" });
    expect(await rain(ann, "10000", room)).toMatchObject({ count: 2 });
    expect(await balancesOf([old, ben, cem, dan])).toEqual([0, 0, 5_000, 5_000]);
    await setLimits({ min: "1" });
    expect(await rain(ann, "2", room)).toMatchObject({ amount: "2.00", each: "1.00", count: 2 });
    expect(await balancesOf([old, ben, cem, dan])).toEqual([0, 0, 5_001, 5_001]);
    expect(await rain(ann, "4", room)).toMatchObject({ amount: "3.00", count: 3 });
    expect(await balanceOf(old)).toBe(0);
    await setLimits({ rainMinutes: 30, min: "1" });
    expect(await rain(ann, "4", room)).toMatchObject({ count: 4 });
    const empty = await makeRoom();
    expect(await rainError(ann, "2000", empty)).toMatchObject({ errorCode: "chat.tip.nobody" });
    expect(await rainError(ann, "2000001", room)).toMatchObject({ errorCode: "chat.tip.max" });
  });

  it("X-44, X-60, Q-36: linked accounts get no part of a rain; a tip between them is made, marked for staff, and stops a withdrawal of both", async () => {
    const room = await makeRoom();
    const [ann, twin, ben, double, cem] = [
      await join(900_000, room),
      await join(0, room),
      await join(0, room),
      await join(0, room),
      await join(0, room),
    ];
    await link(ann, twin);
    await link(ben, double);
    expect(await rain(ann, "20000", room)).toMatchObject({ count: 2, each: "10000.00" });
    // Of two accounts of one person the one that wrote last.
    expect(await balancesOf([twin, ben, double, cem])).toEqual([0, 0, 10_000, 10_000]);
    const hasSignal = async ({ id: memberId }: Person): Promise<boolean> => {
      const subject = { orderNo: "", currency: "VND", accountId: room, address: "127.0.0.1" };
      return (await readSignals(db(), { tenantId: "aurelune", memberId, ...subject })).hasLinkedTips;
    };
    await tip(ann, cem, "1000", newKey(), room);
    expect(await Promise.all([ann, twin, cem].map(hasSignal))).toEqual([false, false, false]);
    await tip(ann, twin, "5000", newKey(), room);
    expect(await Promise.all([ann, twin, cem].map(hasSignal))).toEqual([true, true, false]);
    const audrey = world.staff("audrey");
    expect(await audrey.get(listStaffTips, { linked: "1" })).toMatchObject([
      {
        kind: "TIP",
        giver: { memberId: ann.id, username: ann.name },
        receiver: { memberId: twin.id },
        amount: "5000.00",
        isLinked: true,
      },
    ]);
    const ofAnn = await audrey.get(listStaffTips, { username: ` ${ann.name.toUpperCase()} ` });
    expect(ofAnn.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      "TIP 5000.00",
      "TIP 1000.00",
      "RAIN 10000.00",
      "RAIN 10000.00",
    ]);
    for (const username of ["nobodyatall", "__proto__", "%"])
      expect(await audrey.get(listStaffTips, { username })).toEqual([]);
  });

  it("X-44: a rain whose last statement fails leaves nothing behind, and the same press makes it whole", async () => {
    const room = await makeRoom();
    const [ann, ben] = [await join(100_000, room), await join(0, room)];
    const key = newKey();
    const request = { roomId: room, amount: "50000", paymentPassword };
    await asOwner(db(), (tx) =>
      sql`alter table chat_lines add constraint no_rain check (rain_amount is null) not valid`.execute(tx),
    );
    expect((await ann.visitor.call(sendRain, request, key)).body.success).toBe(false);
    await asOwner(db(), (tx) => sql`alter table chat_lines drop constraint no_rain`.execute(tx));
    expect(await balancesOf([ann, ben])).toEqual([100_000, 0]);
    for (const table of ["chat_tips", "turnover_requirements"]) {
      const { rows } = await sql`select from ${sql.table(table)} where member_id in (${ann.id}, ${ben.id})`.execute(
        db(),
      );
      expect(rows, table).toEqual([]);
    }
    const [one, other] = await Promise.all([
      ann.visitor.get(sendRain, request, key),
      ann.visitor.get(sendRain, request, key),
    ]);
    expect(one).toEqual(other);
    expect(await balancesOf([ann, ben])).toEqual([50_000, 50_000]);
    expect((await linesOf(ben, room)).filter((line) => line.rain !== null)).toHaveLength(1);
  });

  it("X-44: rains and tips that cross each other never lock, never pass a limit and lose nothing", async () => {
    const room = await makeRoom();
    const people = await Promise.all(Array.from({ length: 5 }, () => join(200_000, room)));
    await setLimits({ dayAmount: "120000", pairAmount: "100000", max: "100000", rainMax: "100000" });
    const codes = await Promise.all(
      people.flatMap((person, index) => [
        rainError(person, "40000", room),
        rainError(person, "40000", room),
        world.tipError(person, people[(index + 1) % 5] ?? person, "50000", { roomId: room }),
      ]),
    );
    for (const body of codes) expect(["sent", "chat.tip.daily", "payment.password.locked"]).toContain(toCode(body));
    expect((await balancesOf(people)).reduce((sum, each) => sum + each, 0)).toBe(1_000_000);
    const { rows } = await sql<{ sum: number }>`select sum(amount)::float8 / 10000 as sum from chat_tips
      where side = 'OUT' and member_id = any(${people.map(({ id }) => id)}::text[]) group by member_id`.execute(db());
    for (const { sum } of rows) expect(sum).toBeLessThanOrEqual(120_000);
  });
});
