import { randomUUID } from "node:crypto";
import {
  getChatMessage,
  getChatUrl,
  listChatLines,
  listChatRooms,
  muteChatPerson,
  readChatRoom,
  reportChatLine,
  sendChatLine,
  updateMemberInfo,
  updatePreferences,
} from "@marquee/contract";
import { getStaffChatWords, saveChatWords, writeChatLine } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useChats } from "../../../test/chatWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { createVisitor, openAurelune, openKickline, type Visitor } from "../../../test/visitor.ts";
import { Refusal } from "../../http/Refusal.ts";

describe("chat rooms", () => {
  const world = useChats();
  const { db, idOf, makeRoom, room, roomOf, say, send } = world;

  it("CH-03, EN-26: the address of the chat carries title, language and colour, and the colour is #6142bf without another", async () => {
    const { visitor } = await world.newMember();
    const { chatUrl, unReadCount } = await visitor.get(getChatUrl, {
      b2c: "1",
      title: "Tán gẫu & more",
      language: "VI",
    });
    const url = new URL(chatUrl);
    expect([url.host, url.pathname, unReadCount]).toEqual(["aurelune.localhost", "/chat", 0]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: "Tán gẫu & more",
      language: "VI",
      headerColor: "#6142bf",
    });
    expect(await visitor.refuse(getChatUrl, { headerColor: "red;} body{" })).toBe("request.invalid");
  });

  it("AP-66, CH-04: lines by others wait in the rooms that a member has opened, at every page, until they are read", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    expect(await bob.visitor.get(getChatMessage, {})).toEqual({ unReadCount: 0, last: null });
    const first = await say(ann.visitor, "one");
    await bob.visitor.get(readChatRoom, { roomId: room(), seq: first.seq });
    await say(ann.visitor, "two");
    await say(bob.visitor, "my own");
    const last = await say(ann.visitor, "three");
    expect(await bob.visitor.get(getChatMessage, {})).toMatchObject({ unReadCount: 2, last: { text: "three" } });
    expect(await bob.visitor.get(readChatRoom, { roomId: room(), seq: last.seq })).toEqual({
      unReadCount: 0,
      last: null,
    });
    // It never goes back, and a number from nowhere hides nothing of what comes.
    await bob.visitor.get(readChatRoom, { roomId: room(), seq: 0 });
    await bob.visitor.get(readChatRoom, { roomId: room(), seq: Number.MAX_SAFE_INTEGER });
    expect((await bob.visitor.get(getChatMessage, {})).unReadCount).toBe(0);
    await say(ann.visitor, "four");
    expect((await bob.visitor.get(getChatMessage, {})).unReadCount).toBe(1);
  });

  it("CH-05 to CH-08, RP-21, ER-04: guests, agents, trials and excluded members are refused by every call, and so is everybody without the module", async () => {
    const agents = [1, 2, 41, 42, 4];
    const calls = async (visitor: Visitor) => [
      await visitor.refuse(getChatUrl, {}),
      await visitor.refuse(listChatRooms, {}),
      await visitor.refuse(listChatLines, { roomId: room() }),
      await visitor.refuse(sendChatLine, send("hello")),
      await visitor.refuse(reportChatLine, { roomId: room(), seq: 1, reason: "SPAM" }),
      await visitor.refuse(muteChatPerson, { personId: randomUUID(), isMuted: true }),
      await visitor.refuse(readChatRoom, { roomId: room(), seq: 1 }),
    ];
    const allCalls = async (visitor: Visitor) =>
      new Set([...(await calls(visitor)), await visitor.refuse(getChatMessage, {})]);
    expect(await allCalls(openAurelune(world.app()))).toEqual(new Set(["login.not.session"]));
    for (const kind of agents) {
      const member = await world.newMember();
      await sql`update members set kind = ${kind} where id = ${await idOf(member)}`.execute(db());
      world.app().services.sessions.clear();
      expect(await allCalls(member.visitor), String(kind)).toEqual(new Set(["chat.agent.refused"]));
    }
    const away = await world.newMember();
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values ('aurelune', ${randomUUID()}, ${await idOf(away)}, 'EXCLUSION', clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
    // What pages ask by themselves refuses nobody who has pressed nothing.
    expect(new Set(await calls(away.visitor))).toEqual(new Set(["rg.self.excluded"]));
    expect(await away.visitor.get(getChatMessage, {})).toEqual({ unReadCount: 0, last: null });
    const ann = await world.newMember();
    for (const off of ["CBS3", "CHATROOM3"]) {
      await switchModules(world.app(), "aurelune", { [off]: "off" });
      expect(await allCalls(ann.visitor), off).toEqual(new Set(["function.not.available"]));
      await switchModules(world.app(), "aurelune", { [off]: "on" });
    }
    expect(await roomOf(ann.visitor)).toBe(room());
  });

  it("CH-09: a line sent twice at once is stored once; lines of a crowd have the numbers of their order, without a gap", async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => world.newMember()));
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    const visitors = await Promise.all(
      members.map(async ({ visitor, name }, index) => {
        if (index % 2 === 0) return visitor;
        const other = createVisitor(beside, "aurelune.localhost", "AURELUNE");
        await other.loginAs(name);
        return other;
      }),
    );
    const id = await makeRoom();
    await Promise.all(
      visitors.flatMap((visitor, who) =>
        Array.from({ length: 4 }, (_, index) => {
          const line = send(`${who} ${index}`, randomUUID(), id);
          return Promise.all([visitor.get(sendChatLine, line), visitor.get(sendChatLine, line)]);
        }),
      ),
    );
    const { lines, hasMore } = await (await world.newMember()).visitor.get(listChatLines, { roomId: id });
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(lines.map(({ text }) => text)).size).toBe(24);
    expect(hasMore).toBe(false);
  });

  it("CH-09: older lines come page by page, each once", async () => {
    const [{ visitor }, id] = [await world.newMember(), await makeRoom()];
    for (let index = 1; index <= 120; index += 1)
      await visitor.get(sendChatLine, send(`page ${index}`, randomUUID(), id));
    const seen: number[] = [];
    let before: number | undefined;
    for (;;) {
      const { lines, hasMore } = await visitor.get(listChatLines, {
        roomId: id,
        ...(before === undefined ? {} : { before }),
      });
      seen.unshift(...lines.map(({ seq }) => seq));
      before = lines[0]?.seq;
      if (!hasMore) break;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it("X-44: another merchant's room, one that is closed and one of a higher level are not found", async () => {
    const [{ visitor }, stranger] = [await world.newMember(), openKickline(world.app())];
    await stranger.registerAs("chatstranger");
    const closed = await makeRoom({ isOpen: false });
    const high = await makeRoom({ leastLevel: 5 });
    const other = await roomOf(stranger);
    const rooms = (await visitor.get(listChatRooms, {})).rooms.map(({ roomId }) => roomId);
    for (const roomId of [closed, high, other, randomUUID()]) {
      expect(rooms).not.toContain(roomId);
      expect(await visitor.refuse(listChatLines, { roomId })).toBe("chat.room.unknown");
      expect(await visitor.refuse(sendChatLine, send("hello", randomUUID(), roomId))).toBe("chat.room.unknown");
      expect(await visitor.refuse(readChatRoom, { roomId, seq: 1 })).toBe("chat.room.unknown");
      expect(await visitor.refuse(reportChatLine, { roomId, seq: 1, reason: "SPAM" })).toBe("chat.room.unknown");
    }
    for (const roomId of ["", "__proto__", "\0", "1"])
      expect(await visitor.refuse(listChatLines, { roomId })).toBe("request.invalid");
  });

  it("X-44: a line is cleaned, counted in characters, and refused with a contact, a listed word, too soon or too fast", async () => {
    const { visitor } = await world.newMember();
    expect((await say(visitor, " <b>hi</b>\u202e\n there ")).text).toBe("<b>hi</b> there");
    for (const text of ["", " \n ", "\u200b\u200e", "x".repeat(501)])
      expect(await visitor.refuse(sendChatLine, send(text)), text).toBe("fields");
    expect((await say(visitor, "👍".repeat(500))).text).toHaveLength(1_000);
    expect(await visitor.refuse(sendChatLine, send("call 0912 345 678"))).toBe("chat.contact");
    const { version } = await world.staff("olga").get(getStaffChatWords, {});
    const saved = await world
      .staff("olga")
      .get(saveChatWords, { version, words: ["Swindle", "Swindle"], reason: "for a test" });
    expect(saved.words).toEqual(["Swindle"]);
    expect(await world.staff("otto").refuse(saveChatWords, { version, words: [], reason: "for a test" })).toBe(
      "state.changed",
    );
    expect(await visitor.refuse(sendChatLine, send("what a sw1ndle"))).toBe("chat.word");
    const slow = await makeRoom({ slowSeconds: 3_600 });
    await visitor.get(sendChatLine, send("first", randomUUID(), slow));
    const { body } = await visitor.call(sendChatLine, send("second", randomUUID(), slow));
    expect(body).toMatchObject({ errorCode: "chat.slow", value: { seconds: expect.any(Number) } });
    // The limiter of the world is open: here it counts.
    const counted = new Map<string, number>();
    const { limiter } = world.app().services;
    Object.assign(world.app().services, {
      limiter: async (subject: string, { calls }: { calls: number }) => {
        const count = (counted.get(subject) ?? 0) + 1;
        counted.set(subject, count);
        if (subject.startsWith("chat line") && count > calls) throw new Refusal("rate.limited", { retryAfter: 30 });
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => visitor.call(sendChatLine, send(`fast ${index}`))),
    );
    Object.assign(world.app().services, { limiter });
    expect(answers.filter(({ body: answer }) => answer.success)).toHaveLength(12);
  });

  it("X-44, X-77: the nickname is shown, never the username; who hides the name stays hidden, in old lines too; members cannot look like staff", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    expect((await say(ann.visitor, "masked")).name).toMatch(/^\w\*\*\*\w$/);
    await ann.visitor.get(updateMemberInfo, { nickname: "Moon walker" });
    const line = await say(ann.visitor, "named");
    expect(line).toMatchObject({ name: "Moon walker", isStaff: false });
    await ann.visitor.get(updatePreferences, { hidesName: true });
    const { lines } = await bob.visitor.get(listChatLines, { roomId: room() });
    expect(lines.filter(({ personId }) => personId === line.personId).map(({ name }) => name)).toEqual([null, null]);
    await world.staff("olga").get(writeChatLine, { roomId: room(), id: randomUUID(), text: "Welcome" });
    const newest = (await bob.visitor.get(listChatLines, { roomId: room() })).lines.at(-1);
    expect(newest).toMatchObject({ text: "Welcome", isStaff: true, personId: null, name: "Aurelune" });
  });
});
