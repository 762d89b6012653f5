import { randomUUID } from "node:crypto";
import {
  type AccountKind,
  type ChatClientFrame,
  excludeSelf,
  logout,
  sendChatLine,
  takeTimeOut,
} from "@marquee/contract";
import { getMember, listStaffChatRooms, saveChatRoom, setMemberState } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useChatSockets } from "../../../test/chatSockets.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { openKickline } from "../../../test/visitor.ts";

describe("who may open a chat socket, and for how long", () => {
  const world = useChatSockets();
  const { connect, db, enter, idOf, makeRoom, room } = world;

  const change = async (member: Claimer, columns: ReturnType<typeof sql>) => {
    const id = await idOf(member);
    await asOwner(db(), (tx) => sql`update members set ${columns} where id = ${id}`.execute(tx));
    world.app().services.sessions.clear();
  };
  const setKind = (kind: AccountKind) => (member: Claimer) => change(member, sql`kind = ${kind}`);
  const exclude = (kind: "TIMEOUT" | "EXCLUSION") => async (member: Claimer) => {
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at) values
      ('aurelune', ${randomUUID()}, ${await idOf(member)}, ${kind}, clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
  };

  /** Who comes: what is done to a member before the socket opens, and how the first frame is answered. */
  const visitors: readonly (readonly [who: string, prepare: (member: Claimer) => Promise<unknown>, code: string])[] = [
    ["a member", async () => {}, "open"],
    ["a guest", async ({ visitor }) => visitor.setToken("x"), "login.not.session"],
    ["a session that has ended", ({ visitor }) => visitor.get(logout, {}), "login.not.session"],
    [
      "a member of another merchant",
      async ({ name, visitor }) => {
        const stranger = openKickline(world.app());
        await stranger.registerAs(`other${name}`);
        visitor.setToken(stranger.getToken());
      },
      "login.not.session",
    ],
    ["an agent", setKind(1), "chat.agent.refused"],
    ["a general agent", setKind(2), "chat.agent.refused"],
    ["a trial account", setKind(4), "chat.agent.refused"],
    ["a trial agent", setKind(41), "chat.agent.refused"],
    ["a general trial agent", setKind(42), "chat.agent.refused"],
    ["a frozen member", (member) => change(member, sql`status = 'FROZEN'`), "account.frozen"],
    ["a closed account", (member) => change(member, sql`status = 'CLOSED'`), "account.closed"],
    ["a member in a time-out", exclude("TIMEOUT"), "rg.timeout"],
    ["an excluded member", exclude("EXCLUSION"), "rg.self.excluded"],
    [
      "a session that waits for a new password",
      async (member) => {
        await sql`update sessions set pending = 'PASSWORD_CHANGE' where member_id = ${await idOf(member)}`.execute(
          db(),
        );
        world.app().services.sessions.clear();
      },
      "password.change.required",
    ],
  ];

  it.each(visitors)("CH-05 to CH-08, X-44: %s: what the first frame opens", async (_who, prepare, code) => {
    const member = await world.newMember();
    await prepare(member);
    const strange = await world.roomOf(await kickline());
    const token = member.visitor.getToken() ?? "x";
    const hello = { type: "hello", token, seen: null } as const;
    const firsts: readonly (readonly [ChatClientFrame, string])[] = [
      [{ ...hello, roomId: room() }, code],
      [{ ...hello, roomId: room(), seen: 0 }, code],
      ...[await makeRoom({ isOpen: false }), await makeRoom({ leastLevel: 5 }), strange, randomUUID()].map(
        (roomId) => [{ ...hello, roomId }, code === "open" ? "chat.room.unknown" : code] as const,
      ),
      [{ type: "room", roomId: room(), seen: null }, "request.invalid"],
      [{ type: "ping" }, "request.invalid"],
    ];
    for (const [frame, expected] of firsts) {
      const reader = await connect(0);
      reader.send(frame);
      if (expected === "open") await reader.waitReady();
      else {
        expect(await reader.waitEnd(), JSON.stringify(frame)).toBe(expected);
        expect(reader.came, JSON.stringify(frame)).toEqual([]);
      }
    }
  });

  const kickline = async () => {
    const visitor = openKickline(world.app());
    await visitor.registerAs(`kick${randomUUID().slice(0, 8)}`);
    return visitor;
  };

  it("X-44: an open socket goes to rooms that are open for its member, and to no other", async () => {
    const ann = await world.newMember();
    const strange = await world.roomOf(await kickline());
    const own = await makeRoom();
    const seconds: readonly (readonly [ChatClientFrame | string, string])[] = [
      [{ type: "ping" }, "open"],
      [{ type: "room", roomId: own, seen: null }, "open"],
      [{ type: "room", roomId: await makeRoom({ isOpen: false }), seen: null }, "chat.room.unknown"],
      [{ type: "room", roomId: await makeRoom({ leastLevel: 5 }), seen: null }, "chat.room.unknown"],
      [{ type: "room", roomId: strange, seen: 0 }, "chat.room.unknown"],
      [{ type: "room", roomId: randomUUID(), seen: null }, "chat.room.unknown"],
      [{ type: "hello", token: ann.visitor.getToken() ?? "", roomId: own, seen: null }, "request.invalid"],
      [JSON.stringify({ type: "line", roomId: own, text: "hello" }), "request.invalid"],
      [JSON.stringify({ type: "people", roomId: own, count: 1 }), "request.invalid"],
    ];
    for (const [frame, expected] of seconds) {
      const reader = await enter(ann);
      reader.send(frame);
      if (expected !== "open") expect(await reader.waitEnd(), JSON.stringify(frame)).toBe(expected);
      else {
        reader.send({ type: "ping" });
        await expect.poll(() => reader.pongs()).toBeGreaterThan(0);
        expect(reader.isOpen()).toBe(true);
      }
      reader.close();
    }
  });

  it("X-44: who has gone to another room reads no line of the one before", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const [first, other] = [await makeRoom(), await makeRoom()];
    const reader = await enter(ann, 0, null, first);
    reader.send({ type: "room", roomId: other, seen: null });
    await bob.visitor.get(sendChatLine, world.send("for the others", undefined, first));
    await bob.visitor.get(sendChatLine, world.send("for ann", undefined, other));
    await reader.wait("for ann");
    await bob.visitor.get(sendChatLine, world.send("for the others again", undefined, first));
    await bob.visitor.get(sendChatLine, world.send("for ann again", undefined, other));
    await reader.wait("for ann again");
    expect(reader.came.map(({ text }) => text)).not.toContain("for the others again");
  });

  /** What becomes of a member with open sockets, and the code with which they close. */
  const ends: readonly (readonly [what: string, act: (member: Claimer) => Promise<unknown>, code: string])[] = [
    ["logs out", ({ visitor }) => visitor.get(logout, {}), "login.not.session"],
    ["takes a time-out", ({ visitor }) => visitor.get(takeTimeOut, { hours: 24 }), "rg.timeout"],
    ["is excluded", ({ visitor }) => visitor.get(excludeSelf, { months: 6, understood: true }), "rg.self.excluded"],
    [
      "is frozen by staff",
      async (member) => {
        const memberId = await idOf(member);
        const { version } = await world.staff("rob").get(getMember, { memberId });
        await world.staff("rob").get(setMemberState, { memberId, event: "freeze", version, reason: "for a test" });
      },
      "login.not.session",
    ],
    [
      "becomes an agent",
      async (member) => {
        await setKind(1)(member);
        const owner = { tenantId: "aurelune", memberId: await idOf(member) };
        await publishEvent(db(), { ...owner, kind: "member", data: {} });
      },
      "chat.agent.refused",
    ],
    [
      "has its room closed by staff",
      async () => {
        const rooms = await world.staff("olga").get(listStaffChatRooms, {});
        const { version = 0, language = "EN" } = rooms.find(({ id }) => id === room()) ?? {};
        const terms = { id: room(), name: "", language, slowSeconds: 0, leastLevel: 0, reason: "for a test" } as const;
        await world.staff("olga").get(saveChatRoom, { ...terms, version, isOpen: false });
        restore = () => world.staff("olga").get(saveChatRoom, { ...terms, version: version + 1, isOpen: true });
      },
      "chat.room.unknown",
    ],
    [
      "is at a merchant whose chat goes off",
      async () => {
        await switchModules(world.app(), "aurelune", { CHATROOM3: "off" });
        restore = () => switchModules(world.app(), "aurelune", { CHATROOM3: "on" });
      },
      "function.not.available",
    ],
  ];
  let restore = async (): Promise<unknown> => undefined;

  it.each(ends)(
    "CH-08, LG-19, X-09: a member who %s: sockets close at both gateways, one of them idle",
    async (_what, act, code) => {
      const ann = await world.newMember();
      const sockets = [await enter(ann, 0), await enter(ann, 1)];
      await act(ann);
      try {
        expect(await Promise.all(sockets.map((reader) => reader.waitEnd()))).toEqual([code, code]);
      } finally {
        await restore();
        restore = async () => undefined;
      }
    },
  );
});
