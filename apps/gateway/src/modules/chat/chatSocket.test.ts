import { randomUUID } from "node:crypto";
import { chatFrameBytes, listChatLines, listChatRooms, logout, sendChatLine, takeTimeOut } from "@marquee/contract";
import { saveChatRoom } from "@marquee/contract/staff";
import { describe, expect, it, vi } from "vitest";
import { useChatSockets } from "../../../test/chatSockets.ts";
import { switchModules } from "../../../test/registration.ts";
import { createVisitor, type Visitor } from "../../../test/visitor.ts";

describe("chat sockets", () => {
  const world = useChatSockets();
  const { connect, enter, roomOf: firstRoom, second } = world;
  const say = (visitor: Visitor, roomId: string, text: string) =>
    visitor.get(sendChatLine, { roomId, id: randomUUID(), text });

  it("CH-09: two members at two gateways read what either writes, in one order, and how many are there", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const other = createVisitor(second(), "aurelune.localhost", "AURELUNE");
    await other.loginAs(bob.name);
    const roomId = await firstRoom(ann.visitor);
    const [hers, his] = [await enter(ann, 0), await enter({ visitor: other }, 1)];
    await say(ann.visitor, roomId, "good evening");
    expect(await his.wait("good evening")).toMatchObject({ isStaff: false, isRemoved: false });
    await say(other, roomId, "and to you");
    await hers.wait("and to you");
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(index % 2 === 0 ? ann.visitor : other, roomId, `round ${index}`)),
    );
    await say(ann.visitor, roomId, "the last of them");
    await Promise.all([hers, his].map((reader) => reader.wait("the last of them")));
    expect(his.lines().map(({ text }) => text)).toEqual(hers.lines().map(({ text }) => text));
    expect(new Set(his.came.map(({ seq }) => seq)).size).toBe(his.came.length);
    await expect.poll(() => hers.people()).toBeGreaterThanOrEqual(2);
  });

  it("CH-09, X-44: who was away gets what was missed once, in order; a place that the room never had begins anew", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await firstRoom(ann.visitor);
    const before = await enter(bob);
    await say(ann.visitor, roomId, "before the gap");
    await before.wait("before the gap");
    const seen = before.change();
    before.close();
    for (let index = 0; index < 5; index += 1) await say(ann.visitor, roomId, `missed ${index}`);
    const after = await enter(bob, 1, seen);
    await after.wait("missed 4");
    await say(ann.visitor, roomId, "and live again");
    await after.wait("and live again");
    expect(after.came.map(({ text }) => text)).toEqual(
      [..."01234"].map((index) => `missed ${index}`).concat("and live again"),
    );
    // Without a socket the list says the same.
    const polled = await bob.visitor.get(listChatLines, { roomId, after: seen });
    expect(polled.lines.map(({ text }) => text)).toEqual(after.came.map(({ text }) => text));
    // A place that this room never had.
    const strange = await enter(bob, 0, Number.MAX_SAFE_INTEGER);
    await strange.wait("and live again");
  });

  it("CH-09: joining while others write loses nothing and doubles nothing", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await firstRoom(ann.visitor);
    const first = await enter(bob);
    const texts = Array.from({ length: 30 }, (_, index) => `storm ${index}`);
    const seen = first.change();
    const writing = Promise.all(texts.map((text) => say(ann.visitor, roomId, text)));
    const joined = await Promise.all([0, 1, 0].map((at) => enter(bob, at, seen)));
    await writing;
    await say(ann.visitor, roomId, "after the storm");
    for (const reader of [first, ...joined]) {
      await reader.wait("after the storm");
      expect(reader.came.map(({ seq }) => seq)).toEqual([...new Set(reader.came.map(({ seq }) => seq))]);
      expect(
        reader.came
          .map(({ text }) => text)
          .filter((text) => texts.includes(text))
          .toSorted(),
      ).toEqual(texts.toSorted());
    }
  });

  it("CH-09, LG-19: a socket closes with its session, at the other gateway too", async () => {
    const ann = await world.newMember();
    const [here, there] = [await enter(ann, 0), await enter(ann, 1)];
    await ann.visitor.get(logout, {});
    expect(await here.waitEnd()).toBe("login.not.session");
    expect(await there.waitEnd()).toBe("login.not.session");
  });

  it("CH-08: a socket closes when CHATROOM3 goes off, and none opens", async () => {
    const ann = await world.newMember();
    const [here, there] = [await enter(ann, 0), await enter(ann, 1)];
    await switchModules(world.app(), "aurelune", { CHATROOM3: "off" });
    expect(await here.waitEnd()).toBe("function.not.available");
    expect(await there.waitEnd()).toBe("function.not.available");
    await expect(connect(0)).rejects.toThrow("status");
    await switchModules(world.app(), "aurelune", { CHATROOM3: "on" });
    // The other gateway hears of it a moment later.
    await vi.waitFor(() => connect(1), { timeout: 60_000 });
  });

  it("CH-08, X-09: a time-out closes the rooms of who takes it, at both gateways, and keeps them closed", async () => {
    const ann = await world.newMember();
    const [here, there] = [await enter(ann, 0), await enter(ann, 1)];
    await ann.visitor.get(takeTimeOut, { hours: 24 });
    expect(await here.waitEnd()).toBe("rg.timeout");
    expect(await there.waitEnd()).toBe("rg.timeout");
    expect(await ann.visitor.refuse(listChatRooms, {})).toBe("rg.timeout");
  });

  it("X-44: another site's page, a program without an origin and a stranger's token open no socket", async () => {
    const ann = await world.newMember();
    for (const origin of ["https://elsewhere.example", "http://kickline.localhost", "null", null])
      await expect(connect(0, { origin })).rejects.toThrow("status 4");
    const roomId = await firstRoom(ann.visitor);
    for (const token of ["x", "__proto__", "\0", "a".repeat(200)]) {
      const reader = await connect(0);
      reader.send({ type: "hello", token, roomId, seen: null });
      expect(await reader.waitEnd()).toBe("login.not.session");
    }
    // A room of nobody, and the token of a member of another merchant.
    const lost = await connect(0);
    lost.send({ type: "hello", token: ann.visitor.getToken() ?? "", roomId: randomUUID(), seen: null });
    expect(await lost.waitEnd()).toBe("chat.room.unknown");
  });

  it("X-44: frames that are none, too large, too many or out of turn close the socket; so does a member's sixth", async () => {
    const ann = await world.newMember();
    const hello = {
      type: "hello",
      token: ann.visitor.getToken() ?? "",
      roomId: await firstRoom(ann.visitor),
      seen: null,
    } as const;
    for (const frame of [
      "",
      "{",
      "null",
      "[]",
      '{"type":"ping"}',
      '{"__proto__":1}',
      JSON.stringify({ ...hello, more: 1 }),
      JSON.stringify({ ...hello, seen: -1 }),
    ]) {
      const reader = await connect(0);
      reader.send(frame);
      expect(await reader.waitEnd(), frame).toBe("request.invalid");
    }
    const large = await connect(0);
    large.send("x".repeat(chatFrameBytes + 1));
    await large.waitEnd();
    const flood = await enter(ann);
    for (let index = 0; index < 40; index += 1) flood.send({ type: "ping" });
    expect(await flood.waitEnd()).toBe("rate.limited");
    const five = [];
    for (let index = 0; index < 5; index += 1) five.push(await enter(ann));
    const sixth = await connect(0);
    sixth.send(hello);
    expect(await sixth.waitEnd()).toBe("rate.limited");
    expect(five.every((reader) => reader.isOpen())).toBe(true);
  });

  it("X-44: a room that staff close closes its sockets", async () => {
    const ann = await world.newMember();
    const id = randomUUID();
    const terms = { id, name: "Corner", language: "EN", slowSeconds: 0, leastLevel: 0, reason: "for a test" } as const;
    const { version } = await world.staff("olga").get(saveChatRoom, { ...terms, version: 0, isOpen: true });
    const reader = await connect(0);
    reader.send({ type: "hello", token: ann.visitor.getToken() ?? "", roomId: id, seen: null });
    await reader.waitReady();
    await world.staff("olga").get(saveChatRoom, { ...terms, version, isOpen: false });
    expect(await reader.waitEnd()).toBe("chat.room.unknown");
  });
});
