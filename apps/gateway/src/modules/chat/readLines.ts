import { chatPageSize, type ChatLines, type ChatLinesRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { enterRoom } from "./enterRoom.ts";
import { listChanges, listLinesBefore, type RoomKey, toLine } from "./lineStore.ts";
import { findRoom } from "./roomStore.ts";
import type { Services } from "./services.ts";

/** More than this was missed, and a page begins the room anew. */
const mostMissed = 200;

/** What a page gets of a room; `isReset` where it is no continuation of what the page has. */
interface RoomChanges extends ChatLines {
  readonly isReset: boolean;
}

async function getLastChange(db: Db, { tenantId, roomId }: RoomKey): Promise<number> {
  return Number((await findRoom(db, tenantId, roomId))?.last_change ?? 0);
}

/** The newest lines of a room. */
async function readNewest(db: Db, room: RoomKey, house: string, before?: number): Promise<ChatLines> {
  // Asked first: a line that comes meanwhile is told again, and never missed.
  const change = await getLastChange(db, room);
  const rows = await listLinesBefore(db, room, before);
  const lines = rows.slice(Math.max(0, rows.length - chatPageSize)).map((row) => toLine(row, house));
  return { lines, hasMore: rows.length > chatPageSize, change };
}

/** What has changed in a room behind `seen`; the newest lines where nothing was seen, or too much was missed. */
export async function readChanges(db: Db, room: RoomKey, house: string, seen: number | null): Promise<RoomChanges> {
  if (seen !== null) {
    const last = await getLastChange(db, room);
    const rows = await listChanges(db, room, seen, mostMissed + 1);
    // A page cannot be ahead of the room: the place is another database's.
    if (rows.length <= mostMissed && seen <= last)
      return {
        lines: rows.map((row) => toLine(row, house)),
        hasMore: false,
        change: Math.max(last, Number(rows.at(-1)?.change ?? 0)),
        isReset: false,
      };
  }
  return { ...(await readNewest(db, room, house)), isReset: true };
}

/** A page of a room's lines. @throws Refusal `chat.room.unknown` */
export async function readLines({ db }: Services, call: Call, request: ChatLinesRequest): Promise<ChatLines> {
  const { tenant } = call;
  await enterRoom(db, tenant, requireSession(call), request.roomId);
  const room = { tenantId: tenant.id, roomId: request.roomId };
  if (request.after === undefined) return readNewest(db, room, tenant.name, request.before);
  const { lines, isReset, change } = await readChanges(db, room, tenant.name, request.after);
  return { lines, hasMore: isReset, change };
}
