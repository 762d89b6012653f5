import { randomUUID } from "node:crypto";
import { type ChatLine, chatFrameBytes, listChatLines, sendChatLine } from "@marquee/contract";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openChatSocket } from "../../../test/chatReader.ts";
import { useChatSockets } from "../../../test/chatSockets.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { createVisitor, type Visitor } from "../../../test/visitor.ts";

/** A line of the most bytes that one may have. */
const long = "👍".repeat(500);

describe("chat sockets under load and attack", () => {
  const world = useChatSockets();
  const { connect, db, enter, idOf, listenBeside, makeRoom, send } = world;

  /** Stores so many lines of a member at once, as other gateways do. */
  async function plant(roomId: string, memberId: string, count: number, text: string): Promise<void> {
    await asOwner(db(), async (tx) => {
      const { rows } = await sql<{ last: string }>`
        update chat_rooms set last_change = last_change + ${count}::int where id = ${roomId}::uuid returning last_change::text as last`.execute(
        tx,
      );
      await sql`
        insert into chat_lines (tenant_id, room_id, seq, change, line_id, member_id, text)
        select 'aurelune', ${roomId}::uuid, n, n, gen_random_uuid(), ${memberId}, ${text} || n
        from generate_series(${Number(rows[0]?.last) - count + 1}::int, ${Number(rows[0]?.last)}::int) n`.execute(tx);
    });
  }
  const numbersOf = (lines: readonly ChatLine[]) => lines.map(({ seq }) => seq);
  const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

  it("CH-09: two hundred lines of the greatest length reach who missed them, over one socket", async () => {
    const ann = await world.newMember();
    const roomId = await makeRoom();
    await plant(roomId, await idOf(ann), 200, long.slice(0, -8));
    const reader = await enter(ann, 0, 0, roomId);
    await expect.poll(() => reader.change()).toBe(200);
    reader.send({ type: "ping" });
    await expect.poll(() => reader.pongs()).toBe(1);
    expect([numbersOf(reader.came), reader.resets(), reader.isOpen()]).toEqual([upTo(200), 0, true]);
  });

  it("CH-09: a reader who stops reading is cut off, others read on, and it continues without a loss", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await makeRoom();
    const memberId = await idOf(ann);
    const [slow, quick] = [await enter(bob, 0, null, roomId), await enter(ann, 0, null, roomId)];
    slow.pause();
    // More than the buffers of both ends of a connection hold.
    for (let round = 1; round <= 16; round += 1) {
      await plant(roomId, memberId, 200, long.slice(0, -8));
      await expect.poll(() => quick.change()).toBe(round * 200);
    }
    slow.resume();
    await slow.waitEnd();
    const [seen, count] = [slow.change(), slow.came.length];
    expect(numbersOf(slow.came)).toEqual(upTo(count));
    expect(seen).toBeLessThan(3_200);
    expect(numbersOf(quick.came)).toEqual(upTo(3_200));
    // So much was missed that the room begins anew; the pages before have the rest.
    const again = await enter(bob, 1, seen, roomId);
    expect([again.resets(), numbersOf(again.came)]).toEqual([1, upTo(3_200, 3_151)]);
    const { lines } = await bob.visitor.get(listChatLines, { roomId, before: 3_151 });
    expect(numbersOf(lines)).toEqual(upTo(3_150, 3_101));
    // A gap that is short is filled.
    again.close();
    await plant(roomId, memberId, 150, "short ");
    const third = await enter(bob, 0, 3_200, roomId);
    expect([third.resets(), numbersOf(third.came)]).toEqual([0, upTo(3_350, 3_201)]);
  });

  it("X-44: frames of a million bytes, of broken UTF-8 and of bytes close their socket alone", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await makeRoom();
    const other = await enter(bob, 0, null, roomId);
    const frames: readonly (readonly [string, Buffer])[] = [
      ["a million bytes", Buffer.alloc(1_000_000, "x")],
      ["one byte too many", Buffer.alloc(chatFrameBytes + 1, " ")],
      ["broken UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22])],
      ["half of a surrogate pair", Buffer.from([0xed, 0xa0, 0x80])],
      ["UTF-8 that ends early", Buffer.from([0x22, 0xe2, 0x82])],
      ["NUL", Buffer.from('{"type":"ping"}\0')],
      ["a deep list", Buffer.from("[".repeat(8_000))],
      ["__proto__", Buffer.from('{"type":"ping","__proto__":{"type":"room"}}')],
      ["a number without end", Buffer.from(`{"type":"room","roomId":"${roomId}","seen":1e400}`)],
    ];
    for (const [what, bytes] of frames) {
      for (const reader of [await connect(0), await enter(ann, 0, null, roomId)]) {
        reader.sendBytes(bytes);
        await reader.waitEnd();
        expect(reader.isOpen(), what).toBe(false);
      }
    }
    await ann.visitor.get(sendChatLine, send("still here", randomUUID(), roomId));
    await other.wait("still here");
    expect(other.isOpen()).toBe(true);
  });

  it("X-44: of two thousand sockets from one address those past the limit are refused with 429, and lines get through meanwhile", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const { app, port } = await listenBeside();
    const inside = createVisitor(app, "aurelune.localhost", "AURELUNE");
    inside.setToken(bob.visitor.getToken());
    const reader = await enter(ann);
    const answers: string[] = [];
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          try {
            const opened = await openChatSocket({ port });
            answers.push("open");
            opened.close();
          } catch (error) {
            answers.push(error instanceof Error ? error.message : "");
          }
        }),
      );
    expect(answers.filter((answer) => answer === "open")).toHaveLength(120);
    expect(answers.filter((answer) => answer === "status 429")).toHaveLength(1_880);
    const roomId = await world.roomOf(bob.visitor);
    await inside.get(sendChatLine, send("past the flood", randomUUID(), roomId));
    await reader.wait("past the flood");
  });

  it("X-44: a member who opens sockets all at once has five of them at a gateway, not more", async () => {
    const ann = await world.newMember();
    const roomId = await world.roomOf(ann.visitor);
    const readers = await Promise.all(Array.from({ length: 20 }, () => connect(0)));
    for (const reader of readers)
      reader.send({ type: "hello", token: ann.visitor.getToken() ?? "", roomId, seen: null });
    await vi.waitFor(() => expect(readers.filter((reader) => reader.isOpen())).toHaveLength(5), { timeout: 60_000 });
    await Promise.all(readers.filter((reader) => reader.isOpen()).map((reader) => reader.waitReady()));
    // A place is free again as soon as its socket is closed.
    for (const reader of readers) reader.close();
    await vi.waitFor(() => enter(ann), { timeout: 60_000 });
  });

  it("X-44: sockets that go before their first frame is answered leave nothing behind", async () => {
    const ann = await world.newMember();
    const roomId = await world.roomOf(ann.visitor);
    const { events } = world.app().services;
    const before = events.countStreams();
    for (let round = 0; round < 30; round += 1) {
      const reader = await connect(0);
      reader.send({ type: "hello", token: ann.visitor.getToken() ?? "", roomId, seen: null });
      if (round % 3 > 0) await new Promise((resolve) => setImmediate(resolve));
      reader.close();
    }
    await expect.poll(() => events.countStreams()).toBe(before);
    expect((await enter(ann)).isOpen()).toBe(true);
  });

  it("X-44: of a thousand lines of one member twelve are stored, the others refused by name, and another's line gets through meanwhile", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await makeRoom();
    const { app } = await listenBeside();
    const inside = ({ visitor }: { readonly visitor: Visitor }): Visitor => {
      const other = createVisitor(app, "aurelune.localhost", "AURELUNE");
      other.setToken(visitor.getToken());
      return other;
    };
    const [flooder, quiet] = [inside(ann), inside(bob)];
    const reader = await enter(bob, 1, null, roomId);
    const codes: string[] = [];
    const flood = Array.from({ length: 20 }, async (_, worker) => {
      for (let index = 0; index < 50; index += 1) {
        const { body } = await flooder.call(sendChatLine, send(`flood ${worker} ${index}`, randomUUID(), roomId));
        codes.push(body.success ? "stored" : body.errorCode);
      }
    });
    await vi.waitFor(() => expect(codes).toContain("rate.limited"), { timeout: 60_000, interval: 1 });
    await quiet.get(sendChatLine, send("in the middle", randomUUID(), roomId));
    const left = 1_000 - codes.length;
    await reader.wait("in the middle");
    await Promise.all(flood);
    expect(left).toBeGreaterThan(0);
    expect(Object.groupBy(codes, (code) => code)).toMatchObject({
      stored: { length: 12 },
      "rate.limited": { length: 988 },
    });
    expect(reader.lines().filter(({ text }) => text.startsWith("flood"))).toHaveLength(12);
    // Who has to wait is refused without a question to the database: one would wait for these locks.
    await asOwner(db(), async (tx) => {
      await sql`lock table chat_rooms, chat_people, chat_word_lists, protection_exclusions in access exclusive mode`.execute(
        tx,
      );
      expect(await flooder.refuse(sendChatLine, send("again", randomUUID(), roomId))).toBe("rate.limited");
    });
  });
});
