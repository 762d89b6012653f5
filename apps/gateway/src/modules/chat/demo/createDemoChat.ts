import { randomUUID } from "node:crypto";
import { transact } from "@marquee/database";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { insertLine } from "../lineStore.ts";
import { getPerson, listFirstPlayers } from "../peopleStore.ts";
import { listAllRooms, makeLanguageRooms } from "../roomStore.ts";

/** So many members write in turn. */
const writers = 4;

/** Stores what members of the brand's demo have written, where no room has a line. */
export const createDemoChat: CreateDemo = async (db, tenant, _, { chat = [] }) => {
  if (chat.length === 0) return;
  await makeLanguageRooms(db, tenant.id, tenant.settings.languages);
  const rooms = await listAllRooms(db, tenant.id);
  const people = await listFirstPlayers(db, tenant.id, writers);
  if (people.length === 0 || rooms.some(({ lines }) => lines > 0)) return;
  for (const memberId of people) await getPerson(db, { tenantId: tenant.id, memberId });
  await transact(db, async (tx) => {
    for (const { language, lines } of chat) {
      const room = rooms.find((each) => each.name === null && each.language === language);
      if (room === undefined) continue;
      for (const [index, text] of lines.entries()) {
        const memberId = people[index % people.length] ?? "";
        const key = { tenantId: tenant.id, roomId: room.id };
        await insertLine(tx, { ...key, lineId: randomUUID(), author: { memberId }, text });
      }
    }
  });
};
