import { randomUUID } from "node:crypto";
import { listChatLines, listChatRooms, sendChatLine } from "@marquee/contract";
import { saveChatRoom } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll } from "vitest";
import { type Claimer, useBonuses } from "./bonusWorld.ts";
import { switchModules } from "./registration.ts";
import type { Visitor } from "./visitor.ts";

/** Two merchants with chat rooms, members and staff; `room` is the room of the first member's language. */
export function useChats() {
  const world = useBonuses();
  const db = () => world.app().services.db;
  const on = { CBS3: "on", CHATROOM3: "on" } as const;
  const rooms: string[] = [];

  const roomOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.get(listChatRooms, {})).rooms[0]?.roomId ?? "";

  beforeAll(async () => {
    await switchModules(world.app(), "aurelune", on);
    await switchModules(world.app(), "kickline", on);
    rooms.push(await roomOf((await world.newMember()).visitor));
  });

  const room = (): string => rooms[0] ?? "";
  const send = (text: string, id: string = randomUUID(), roomId = room()) => ({ roomId, id, text });
  return {
    ...world,
    db,
    room,
    roomOf,
    send,
    say: async (visitor: Visitor, text: string) => (await visitor.get(sendChatLine, send(text))).line,
    textsOf: async (visitor: Visitor) =>
      (await visitor.get(listChatLines, { roomId: room() })).lines.map(({ text }) => text),
    idOf: async ({ name }: Claimer): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(db());
      return rows[0]?.id ?? "";
    },
    /** Makes a room of staff. @returns its id */
    makeRoom: async (more: object = {}): Promise<string> => {
      const id = randomUUID();
      const name = `Room ${id.slice(0, 6)}`;
      const terms = { id, version: 0, name, language: "EN", slowSeconds: 0, leastLevel: 0, isOpen: true } as const;
      await world.staff("olga").get(saveChatRoom, { ...terms, reason: "for a test", ...more });
      return id;
    },
  };
}
