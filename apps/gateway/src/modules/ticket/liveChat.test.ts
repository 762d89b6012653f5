import { randomUUID } from "node:crypto";
import {
  endLiveChat,
  getLiveChat,
  getTicket,
  listInbox,
  loginFreePlay,
  mailLiveChat,
  rateLiveChat,
  signalLiveChat,
  startLiveChat,
  takeTimeOut,
  writeTicket,
} from "@marquee/contract";
import {
  changeTicketSettings,
  endStaffLiveChat,
  getStaffTicket,
  getTicketSettings,
  handOverLiveChat,
  listStaffLiveChats,
  setLiveChatPresence,
  signalStaffLiveChat,
  takeTicket,
  type TicketSettings,
  writeLiveChat,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { newKey, useTickets, type Writer } from "../../../test/ticketWorld.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { liveChatsJob } from "./live/liveChatsJob.ts";

describe("live chat with support", () => {
  const world = useTickets();
  const { newMember, staff } = world;

  beforeAll(() => switchModules(world.app(), "aurelune", { CBS3: "on", LIVECHAT3: "on" }));
  afterEach(async () => {
    await settle({});
    await run(`delete from live_chat_staff`);
    await run(
      `update live_chats set state = 'ENDED', ended_at = clock_timestamp(), ended_by = 'TIME' where state <> 'ENDED'`,
    );
  });

  const run = (text: string) => asOwner(world.app().services.db, (db) => sql.raw(text).execute(db));
  const there = (name: string, isThere = true) => staff(name).get(setLiveChatPresence, { isThere });
  const start = ({ visitor }: Writer, content = "Hello") => visitor.get(startLiveChat, { content }, newKey());
  const chatOf = async ({ visitor }: Writer) => (await visitor.get(getLiveChat, {})).chat;
  const say = (name: string, id: string, content = "How can I help?") =>
    staff(name).get(writeLiveChat, { id, lineId: randomUUID(), content });
  const sheet = (id: string, name = "sue") => staff(name).get(getStaffTicket, { id });
  const mineOf = async (name: string) =>
    (await staff(name).get(listStaffLiveChats, {})).chats.filter(({ isMine }) => isMine).map(({ id }) => id);
  async function settle(change: Partial<TicketSettings>): Promise<void> {
    const { settings, version } = await staff("olga").get(getTicketSettings, {});
    const first = { liveHours: { weekdays: [], hours: null }, liveWaitMinutes: 5, liveAtOnce: 3 };
    await staff("olga").get(changeTicketSettings, {
      settings: { ...settings, ...first, ...change },
      version,
      reason: "for a test",
    });
  }
  const look = () => liveChatsJob.run(world.app().services);

  it("CS-04, CH-09: a question finds who of staff is free; both read what the other writes, that the other types and has read", async () => {
    const ann = await newMember();
    await there("sue");
    expect(await ann.visitor.get(getLiveChat, {})).toMatchObject({ isOpen: true, isStaffed: true, waitSeconds: 30 });
    const { id, isLive } = await start(ann);
    expect([isLive, await mineOf("sue")]).toEqual([true, [id]]);
    await say("sue", id);
    await ann.visitor.get(writeTicket, { id, content: "My bonus is gone" }, newKey());
    // What the member has written meanwhile does not stop an answer.
    await say("sue", id, "I look at it");
    const { lines, state } = await ann.visitor.get(getTicket, { id });
    expect([state, lines.map(({ content }) => content)]).toEqual([
      "ANSWERED",
      ["Hello", "How can I help?", "My bonus is gone", "I look at it"],
    ]);
    // Whose page is open is told there and not in the inbox.
    expect((await ann.visitor.get(listInbox, {})).list).toEqual([]);
    const readAt = lines.at(-1)?.at ?? 0;
    await staff("sue").get(signalStaffLiveChat, { id, isTyping: true, readAt });
    await ann.visitor.get(signalLiveChat, { id, isTyping: true, readAt });
    expect(await chatOf(ann)).toMatchObject({ state: "TALKING", isStaffTyping: true, staffReadAt: readAt });
    expect((await sheet(id)).live).toMatchObject({ isMemberTyping: true, memberReadAt: readAt, isMemberThere: true });
    // A read mark never goes back.
    await staff("sue").get(signalStaffLiveChat, { id, isTyping: false, readAt: readAt - 9_000 });
    expect(await chatOf(ann)).toMatchObject({ isStaffTyping: false, staffReadAt: readAt });
  });

  it("CS-04: an answer whose member has left the page is told in the inbox, once; a line sent twice is one", async () => {
    const ann = await newMember();
    await there("sue");
    const { id } = await start(ann);
    await run(`update live_chats set member_seen_at = member_seen_at - interval '2 minutes'`);
    const line = { id, lineId: randomUUID(), content: "Are you there?" };
    await Promise.all([1, 2].map(() => staff("sue").get(writeLiveChat, line)));
    await say("sue", id, "I wait for you");
    expect((await ann.visitor.get(listInbox, {})).list).toHaveLength(1);
    expect((await ann.visitor.get(getTicket, { id })).lines).toHaveLength(3);
  });

  it("CS-04: where nobody is there, or the timetable says closed, the question becomes a ticket", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    expect(await ann.visitor.get(getLiveChat, {})).toMatchObject({ isStaffed: false, waitSeconds: null });
    const sent = await start(ann);
    expect(sent.isLive).toBe(false);
    expect(await ann.visitor.get(getTicket, { id: sent.id })).toMatchObject({ category: "SUPPORT", state: "OPEN" });
    await there("sue");
    const { rows } = await sql<{ today: number }>`
      select extract(isodow from clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::int as today`.execute(
      world.app().services.db,
    );
    const far = (((rows[0]?.today ?? 1) + 2) % 7) + 1;
    await settle({ liveHours: { weekdays: [far], hours: null } });
    expect((await bob.visitor.get(getLiveChat, {})).isOpen).toBe(false);
    expect((await start(bob)).isLive).toBe(false);
    expect((await staff("sue").get(listStaffLiveChats, {})).chats).toEqual([]);
  });

  it("CS-04: chats go to who has the fewest, up to the merchant's most; the others wait in their order and move up", async () => {
    await settle({ liveAtOnce: 2 });
    await there("sue");
    await there("sam");
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember()));
    const started = await Promise.all(members.map((member) => start(member)));
    const [hers, his] = [await mineOf("sue"), await mineOf("sam")];
    expect([hers.length, his.length]).toEqual([2, 2]);
    const chats = await Promise.all(members.map((member) => chatOf(member)));
    const waiting = chats
      .filter((chat) => chat?.state === "WAITING")
      .toSorted((a, b) => (a?.place ?? 0) - (b?.place ?? 0));
    expect(waiting.map((chat) => chat?.place)).toEqual([1, 2]);
    expect(started.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map((chat) => chat?.id)));
    await staff("sue").get(endStaffLiveChat, { id: hers[0] ?? "" });
    expect(await mineOf("sue")).toContain(waiting[0]?.id);
    const next = members[chats.findIndex((chat) => chat?.id === waiting[1]?.id)];
    expect(next && (await chatOf(next))).toMatchObject({ state: "WAITING", place: 1 });
  });

  it("CS-04: a chat is handed over, given back, taken over by its ticket, and waits again when its person has left", async () => {
    const ann = await newMember();
    await there("sue");
    const { id } = await start(ann);
    const { people } = await staff("sue").get(listStaffLiveChats, {});
    expect(people.map(({ isMe }) => isMe)).toEqual([true]);
    expect(await staff("sue").refuse(handOverLiveChat, { id, to: randomUUID() })).toBe("live.chat.away");
    await there("sam");
    const sam = (await staff("sam").get(listStaffLiveChats, {})).people.find(({ isMe }) => isMe)?.id ?? "";
    expect(await staff("sue").get(handOverLiveChat, { id, to: sam })).toMatchObject({ isMine: false });
    expect([await mineOf("sam"), await mineOf("sue")]).toEqual([[id], []]);
    // Whoever is not in it does not write in it.
    expect(await staff("sue").refuse(writeLiveChat, { id, lineId: randomUUID(), content: "me too" })).toBe(
      "live.chat.taken",
    );
    await staff("sue").get(takeTicket, { id, version: (await sheet(id)).version, isMine: true });
    expect(await mineOf("sue")).toEqual([id]);
    await run(`update live_chat_staff set seen_at = seen_at - interval '5 minutes' where email like 'sue%'`);
    await look();
    expect(await mineOf("sam")).toEqual([id]);
    await there("sam", false);
    await look();
    expect(await chatOf(ann)).toMatchObject({ state: "WAITING", place: 1 });
    await there("sue");
    expect(await mineOf("sue")).toEqual([id]);
  });

  it("CS-04: a question that nobody takes in time, and a chat that its member has left, end; what was asked stays a ticket", async () => {
    await settle({ liveAtOnce: 1 });
    await there("sue");
    const [ann, bob] = [await newMember(), await newMember()];
    const [first, second] = [await start(ann), await start(bob)];
    await run(`update live_chats set waits_at = waits_at - interval '6 minutes' where state = 'WAITING'`);
    await Promise.all([look(), look()]);
    expect(await chatOf(bob)).toMatchObject({ state: "ENDED", endedBy: "TIME", wasTaken: false });
    expect((await bob.visitor.get(getTicket, { id: second.id })).state).toBe("OPEN");
    await say("sue", first.id);
    await run(`update live_chats set member_seen_at = member_seen_at - interval '11 minutes' where state = 'TALKING'`);
    await look();
    expect(await chatOf(ann)).toMatchObject({ state: "ENDED", endedBy: "TIME", wasTaken: true });
  });

  it("CS-04: a chat that its member ends is settled and rated once; its transcript goes to a confirmed mailbox alone", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    await there("sue");
    const { id } = await start(ann, "Where is my bonus?");
    await say("sue", id, "It ended\n<b>yesterday</b>");
    expect(await ann.visitor.refuse(startLiveChat, { content: "again" }, newKey())).toBe("live.chat.open");
    await Promise.all([1, 2].map(() => ann.visitor.get(endLiveChat, { id })));
    expect((await ann.visitor.get(getTicket, { id })).state).toBe("CLOSED");
    expect(await bob.visitor.refuse(rateLiveChat, { id, stars: 1 })).toBe("ticket.unknown");
    await ann.visitor.get(rateLiveChat, { id, stars: 4, comment: " Quick " });
    await ann.visitor.get(rateLiveChat, { id, stars: 1 });
    expect((await sheet(id)).live).toMatchObject({ state: "ENDED", stars: 4, comment: "Quick" });
    expect(await ann.visitor.refuse(mailLiveChat, { id })).toBe("live.chat.mail");
    await run(
      `update members set email_key = 'ann@example.com', email_confirmed_at = clock_timestamp() where username = '${ann.name}'`,
    );
    await ann.visitor.get(mailLiveChat, { id });
    expect(await bob.visitor.refuse(mailLiveChat, { id })).toBe("ticket.unknown");
    const { rows } = await sql<{ recipient: string; values: Record<string, string> }>`
      select recipient, values from outgoing_messages where template = 'live.chat.transcript'`.execute(
      world.app().services.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.recipient).toBe("ann@example.com");
    expect(rows[0]?.values["transcript"]).toMatch(/Where is my bonus\?\n\n.*It ended\n<b>yesterday<\/b>$/s);
  });

  it("CH-05 to CH-08, X-09: guests, agents and trials are refused, so is everybody without the module; a time-out keeps nobody from support", async () => {
    const calls = (visitor: Writer["visitor"]) =>
      Promise.all([
        visitor.refuse(getLiveChat, {}),
        visitor.refuse(startLiveChat, { content: "hello" }, newKey()),
        visitor.refuse(signalLiveChat, { id: "S1", isTyping: true, readAt: null }),
        visitor.refuse(endLiveChat, { id: "S1" }),
        visitor.refuse(rateLiveChat, { id: "S1", stars: 1 }),
      ]);
    expect(new Set(await calls(openAurelune(world.app())))).toEqual(new Set(["login.not.session"]));
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(new Set(await calls(trial))).toEqual(new Set(["chat.agent.refused"]));
    for (const kind of [1, 2, 41, 42]) {
      const agent = await newMember();
      await run(`update members set kind = ${kind} where username = '${agent.name}'`);
      world.app().services.sessions.clear();
      expect(new Set(await calls(agent.visitor)), String(kind)).toEqual(new Set(["chat.agent.refused"]));
    }
    const ann = await newMember();
    await ann.visitor.get(takeTimeOut, { hours: 24 });
    await there("sue");
    expect((await start(ann)).isLive).toBe(true);
    await switchModules(world.app(), "aurelune", { LIVECHAT3: "off" });
    expect(new Set(await calls(ann.visitor))).toEqual(new Set(["function.not.available"]));
    await switchModules(world.app(), "aurelune", { LIVECHAT3: "on" });
    // Auditors read tickets and are in no chat.
    for (const name of ["audrey", "cora"])
      expect(await staff(name).refuse(setLiveChatPresence, { isThere: true })).toBe("permission.denied");
  });
});
