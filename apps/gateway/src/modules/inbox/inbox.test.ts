import { randomUUID } from "node:crypto";
import {
  deleteInbox,
  excludeSelf,
  getMemberInfo,
  getUnreadCount,
  type InboxMessage,
  inboxMost,
  listInbox,
  readInbox,
  updatePreferences,
} from "@marquee/contract";
import { decideDeposit, endBonus, listStaffDeposits, sendOffer } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";
import { type EventReader, openEventReader } from "../../../test/eventReader.ts";
import { openKickline } from "../../../test/visitor.ts";
import { removeOldInboxMessages } from "../../messages/inboxStore.ts";
import { endBonusesJob } from "../promotions/endBonusesJob.ts";

describe("inbox", () => {
  const world = useBonuses();
  const { newMember, offer, order, pay, staff, withBonus } = world;

  const idOf = async ({ visitor }: Claimer): Promise<string> => (await visitor.get(getMemberInfo, {})).id;
  const countOf = async ({ visitor }: Claimer): Promise<number> => (await visitor.get(getUnreadCount, {})).count;
  const listOf = async ({ visitor }: Claimer, pageNo = 1): Promise<readonly InboxMessage[]> =>
    (await visitor.get(listInbox, { pageNo })).list;
  const subjectsOf = async (claimer: Claimer): Promise<readonly string[]> =>
    (await listOf(claimer)).map(({ subject }) => subject);
  const tell = async (claimer: Claimer, count: number): Promise<void> => {
    const { db, messages } = world.app().services;
    const told = { tenantId: "aurelune", memberId: await idOf(claimer), template: "deposit.credited" };
    for (let index = 1; index <= count; index += 1)
      await messages.tell(db, { ...told, values: { site: "A", order: `D${index}`, amount: "1.00 VND" } });
  };
  const idsOf = async (claimer: Claimer) => (await listOf(claimer)).map(({ id }) => id);

  it("MC-13, AP-51: a deposit's credit is a message in the language that is asked for, unread until it is read, and gone when it is deleted", async () => {
    const ann = await newMember();
    expect(await countOf(ann)).toBe(0);
    expect(await ann.visitor.get(listInbox, {})).toEqual({
      list: [],
      pageNo: 1,
      pageSize: 20,
      totalPages: 0,
      totalCount: 0,
    });
    const placed = await order(ann, undefined);
    // Told twice, credited and told to the member once.
    await Promise.all([pay(placed), pay(placed)]);
    expect(await countOf(ann)).toBe(1);
    const [message] = await listOf(ann);
    expect(message).toMatchObject({
      subject: "Your deposit has arrived",
      content: `100,000.00 VND from order ${placed.orderNo} is now in your balance.`,
      isRead: false,
    });
    expect(Math.abs((message?.at ?? 0) - Date.now())).toBeLessThan(600_000);
    const { list } = await ann.visitor.get(listInbox, {}, { headers: { language: "VI" } });
    expect(list[0]?.content).toBe(`100.000,00 VND của lệnh ${placed.orderNo} đã vào số dư của bạn.`);
    const ids = await idsOf(ann);
    for (let times = 0; times < 2; times += 1) expect(await ann.visitor.get(readInbox, { ids })).toEqual({ count: 0 });
    expect(await listOf(ann)).toMatchObject([{ id: ids[0], isRead: true }]);
    for (let times = 0; times < 2; times += 1)
      expect(await ann.visitor.get(deleteInbox, { ids })).toEqual({ count: 0 });
    expect(await listOf(ann)).toEqual([]);
  });

  it("MC-13: a payment in review, its rejection, bonuses given, refused and ended are messages", async () => {
    const ann = await newMember();
    await pay(await order(ann, undefined), "70000.00");
    expect(await subjectsOf(ann)).toEqual(["Your payment is being checked"]);
    const { items } = await staff("pia").get(listStaffDeposits, { state: "REVIEW" });
    const memberId = await idOf(ann);
    const orderNo = items.find((item) => item.memberId === memberId)?.orderNo ?? "";
    await staff("pia").get(decideDeposit, { orderNo, decision: "reject", reason: "an inner note" });
    expect(await subjectsOf(ann)).toEqual(["Your deposit was not credited", "Your payment is being checked"]);
    expect(JSON.stringify(await listOf(ann))).not.toContain("an inner note");

    const bob = await withBonus();
    expect(await subjectsOf(bob)).toEqual(["You have a bonus", "Your deposit has arrived"]);
    expect((await listOf(bob))[0]?.content).toContain("Stake 1,000,000.00 VND within 7 days");
    const reason = "a test ends it";
    await staff("rob").get(endBonus, { memberId: await idOf(bob), bonusId: bob.bonus.id, reason });
    expect((await subjectsOf(bob))[0]).toBe("Your bonus was ended");

    const cid = await withBonus();
    await sql`update bonuses set expires_at = clock_timestamp() - interval '1 second' where id = ${cid.bonus.id}`.execute(
      world.app().services.db,
    );
    await Promise.all([endBonusesJob.run(world.app().services), endBonusesJob.run(world.app().services)]);
    expect((await subjectsOf(cid)).slice(0, 2)).toEqual(["Your bonus has expired", "You have a bonus"]);

    const dan = await newMember();
    const promotionId = await offer();
    const placed = await order(dan, promotionId);
    await dan.visitor.get(excludeSelf, { months: 6, understood: true });
    await pay(placed);
    await staff("pia").get(decideDeposit, { orderNo: placed.orderNo, decision: "credit", reason });
    const { rows } = await sql<{ template: string }>`
      select i.template from inbox_messages i join deposits d on d.tenant_id = i.tenant_id and d.member_id = i.member_id
      where d.order_no = ${placed.orderNo} order by i.position`.execute(world.app().services.db);
    expect(rows.map(({ template }) => template)).toEqual(["deposit.review", "deposit.credited", "bonus.refused"]);
  });

  it("MC-13: pages of 20, newest first; all is read at once; parallel calls over the same messages all succeed", async () => {
    const ann = await newMember();
    await tell(ann, 45);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => listOf(ann, pageNo)));
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 5]);
    const orders = pages
      .slice(0, 3)
      .flat()
      .map(({ content }) => /order (D\d+)/.exec(content)?.[1]);
    expect(orders).toEqual(Array.from({ length: 45 }, (_, index) => `D${45 - index}`));
    expect(await ann.visitor.get(listInbox, {})).toMatchObject({ totalPages: 3, totalCount: 45 });
    const ids = pages
      .slice(0, 3)
      .flat()
      .map(({ id }) => id);
    await Promise.all([
      ...Array.from({ length: 4 }, () => ann.visitor.get(readInbox, { ids })),
      ...Array.from({ length: 4 }, () => ann.visitor.get(readInbox, { ids: ids.toReversed() })),
      ...Array.from({ length: 4 }, () => ann.visitor.get(readInbox, { all: true })),
      ...Array.from({ length: 4 }, () => ann.visitor.get(deleteInbox, { ids: ids.slice(0, 40).toReversed() })),
    ]);
    expect(await countOf(ann)).toBe(0);
    expect((await listOf(ann)).map(({ id, isRead }) => [id, isRead])).toEqual(ids.slice(40).map((id) => [id, true]));
  });

  it("MC-13: nobody reads, marks or deletes another member's messages, nor one of another merchant's", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    await tell(ann, 2);
    const kick = openKickline(world.app());
    await kick.registerAs("inboxkick");
    const ids = await idsOf(ann);
    for (const visitor of [bob.visitor, kick]) {
      expect(await visitor.get(readInbox, { ids })).toEqual({ count: 0 });
      expect(await visitor.get(deleteInbox, { ids })).toEqual({ count: 0 });
      expect(await visitor.get(readInbox, { all: true })).toEqual({ count: 0 });
      expect((await visitor.get(listInbox, {})).list).toEqual([]);
    }
    expect(await countOf(ann)).toBe(2);
    const guest = openKickline(world.app());
    expect(await guest.refuse(getUnreadCount, {})).toBe("login.not.session");
    expect(await guest.refuse(listInbox, {})).toBe("login.not.session");
  });

  it("MC-13: hostile bodies are refused and change nothing", async () => {
    const ann = await newMember();
    await tell(ann, 1);
    const { http } = world.app();
    const send = (url: string, payload: string) =>
      http.inject({
        method: "POST",
        url,
        headers: {
          host: "aurelune.localhost",
          authorization: ann.visitor.getToken() ?? "",
          "content-type": "application/json",
        },
        payload,
      });
    const many = Array.from({ length: inboxMost + 1 }, () => randomUUID());
    const bodies: readonly (readonly [string, number])[] = [
      [JSON.stringify({ ids: many }), 400],
      [JSON.stringify({ ids: Array.from({ length: 1_000_000 }, () => "x") }), 413],
      [JSON.stringify({ ids: [] }), 400],
      [JSON.stringify({ ids: ["\u0000"] }), 400],
      [JSON.stringify({ ids: "all" }), 400],
      ['{"__proto__":{"all":true}}', 400],
      ['{"all":false}', 400],
      ["{}", 400],
    ];
    for (const path of [readInbox.path, deleteInbox.path])
      for (const [body, status] of bodies)
        expect([body.slice(0, 40), (await send(path, body)).statusCode]).toEqual([body.slice(0, 40), status]);
    expect((await send(deleteInbox.path, '{"all":true}')).statusCode).toBe(400);
    expect(await countOf(ann)).toBe(1);
  });

  it("MC-13: a new message and its reading are told to the member's open pages, and to no others", async () => {
    const { http } = world.app();
    await http.listen({ host: "127.0.0.1", port: 0 });
    const address = http.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const [ann, bob] = [await newMember(), await newMember()];
    const readers: EventReader[] = [];
    for (const { visitor } of [ann, bob]) {
      const reader = await openEventReader(port, { token: visitor.getToken() });
      await reader.wait("ready");
      readers.push(reader);
    }
    const [first, second] = readers;
    await tell(ann, 1);
    await first?.wait("message.unread");
    await ann.visitor.get(readInbox, { all: true });
    await first?.wait("message.unread", 2);
    // Nothing is told where nothing has changed.
    await ann.visitor.get(readInbox, { all: true });
    await ann.visitor.get(deleteInbox, { ids: await idsOf(ann) });
    await first?.wait("message.unread", 3);
    await tell(bob, 1);
    await second?.wait("message.unread");
    expect(readers.map(({ events }) => events.filter(({ kind }) => kind === "message.unread").length)).toEqual([3, 1]);
    for (const reader of readers) reader.close();
  });

  it("MC-13, X-09: an offer is for the inbox of who asked for offers, without a mailbox too; a break takes it out and brings no other", async () => {
    const [wants, silent] = [await newMember(), await newMember()];
    await wants.visitor.get(updatePreferences, { messages: { offers: { mail: false, sms: true } } });
    const memberIds = [await idOf(wants), await idOf(silent)];
    const send = () =>
      staff("olga").get(sendOffer, {
        id: randomUUID(),
        memberIds,
        subject: "A weekend",
        text: "Ten spins <b>now</b>",
        reason: "a test",
      });
    for (let times = 0; times < 3; times += 1) expect(await send()).toEqual({ sent: 1, left: 1 });
    expect(await send()).toEqual({ sent: 0, left: 2 });
    expect([await countOf(wants), await countOf(silent)]).toEqual([3, 0]);
    expect((await listOf(wants))[0]?.content).toContain("Ten spins <b>now</b>");
    await wants.visitor.get(excludeSelf, { months: 0, understood: true });
    const { rows } = await sql`select 1 from inbox_messages where member_id = ${memberIds[0]}`.execute(
      world.app().services.db,
    );
    expect(rows).toEqual([]);
  });

  it("MC-13: no template with a secret gets into an inbox; a message is kept for 400 days", async () => {
    const ann = await newMember();
    const { db, messages } = world.app().services;
    const memberId = await idOf(ann);
    const secret = [...messages.templates.values()].filter(({ secrets }) => secrets.length > 0);
    expect(secret.length).toBeGreaterThan(0);
    for (const { name: template } of secret)
      await expect(messages.tell(db, { tenantId: "aurelune", memberId, template, values: {} })).rejects.toThrow(
        "secrets",
      );
    await tell(ann, 2);
    const [young, old] = await idsOf(ann);
    await sql`update inbox_messages set created_at = created_at - interval '401 days' where id = ${old}`.execute(db);
    expect(await removeOldInboxMessages(db, 400)).toBe(1);
    expect(await idsOf(ann)).toEqual([young]);
  });
});
