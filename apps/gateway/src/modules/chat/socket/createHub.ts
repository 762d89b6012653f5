import type { ChatLine, ChatServerFrame } from "@marquee/contract";
import { listChanges, listChangesOf, toLine } from "../lineStore.ts";
import { countPresent, noteAbsent, notePresent } from "../peopleStore.ts";
import { readChanges } from "../readLines.ts";
import { listPlaces } from "../roomStore.ts";
import type { Services } from "../services.ts";

/** How many sockets a member has at one gateway. */
const mostSockets = 5;
/** The longest that a line of another gateway waits here. In milliseconds. */
const lookInterval = 300;
/** Looks that are asked for share one. */
const wakeInterval = 10;
/** How often the people of the rooms are counted: each count goes to everybody in a room. */
const countMillis = 2_000;
/** How often members are noted as present, and how long a note holds. */
const presentMillis = 15_000;
const presentSeconds = 45;
/** So many changes of a room are read at a time. */
const atOnce = 200;

/** A socket that has said hello. */
export interface Connection {
  readonly tenantId: string;
  readonly memberId: string;
  /** What staff are called. */
  readonly house: string;
  /** Sends a frame: bytes of text that many connections share. */
  readonly send: (frame: Buffer) => void;
  readonly close: (code: string) => void;
}

/** What a connection has of the room it is in; null while it catches up. */
interface Place {
  readonly key: string;
  readonly roomId: string;
  change: number | null;
}

interface Room {
  readonly tenantId: string;
  readonly roomId: string;
  readonly house: string;
  readonly members: Map<Connection, Place>;
  /** Up to which change those who have caught up have been sent everything; null while nobody has. */
  change: number | null;
  count: number;
}

/** A room whose connections miss something, and its last change. */
interface Behind {
  readonly room: Room & { change: number };
  readonly last: number;
}

/** The open sockets of this gateway, and the rooms that they are in. */
export interface Hub {
  /** Takes a place for a connection of its member. @returns false where the member has as many as one may have */
  readonly join: (connection: Connection) => boolean;
  /** Brings a joined connection into a room, and sends what it misses behind `seen`. */
  readonly enter: (connection: Connection, roomId: string, seen: number | null) => Promise<void>;
  readonly leave: (connection: Connection) => void;
  /** Looks for new lines now. */
  readonly wake: () => void;
  /** Has the close wait for what a socket does. */
  readonly follow: (work: Promise<void>) => void;
  readonly close: () => Promise<void>;
}

/** A frame as it goes out: encoded once, however many it is sent to. */
export const toFrame = (frame: ChatServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

const toLinesFrame = (roomId: string, lines: readonly ChatLine[], change: number, isReset = false): Buffer =>
  toFrame({ type: "lines", roomId, lines: [...lines], change, isReset });

/** Sends lines to those of a room who have caught up, each what it does not have; who has none of them shares one frame. */
function sendLines(room: Room, lines: readonly ChatLine[], change: number): void {
  const first = Math.min(...lines.map((line) => line.change));
  let whole: Buffer | undefined;
  for (const [connection, place] of room.members) {
    const from = place.change;
    if (from === null || from >= change) continue;
    place.change = change;
    if (from < first) connection.send((whole ??= toLinesFrame(room.roomId, lines, change)));
    else {
      const missing = lines.filter((line) => line.change > from);
      connection.send(toLinesFrame(room.roomId, missing, change));
    }
  }
}

const isRead = (room: Room | undefined): room is Behind["room"] => room !== undefined && room.change !== null;

/** No sockets yet. The database keeps every line: a gateway looks there for what others have stored. */
export function createHub({ db, log }: Pick<Services, "db" | "log">): Hub {
  const rooms = new Map<string, Room>();
  const places = new Map<Connection, Place>();
  const joined = new Set<Connection>();
  const counts = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const follow = (work: Promise<void>): void => {
    const ended = work.finally(() => running.delete(ended));
    running.add(ended);
  };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  /** Whether a look is asked for that has not begun. */
  let isAsked = false;
  let isOver = false;
  let [notedAt, countedAt] = [0, 0];

  /** Sends what is behind the rooms' marks: one question for all of them. */
  async function readRooms(behind: readonly Behind[]): Promise<void> {
    const found = await listChangesOf(
      db,
      behind.map(({ room }) => room),
      atOnce,
    );
    const more: Behind[] = [];
    for (const [index, { room, last }] of behind.entries()) {
      const rows = found[index] ?? [];
      const isFull = rows.length === atOnce;
      // The lines of the last changes may be gone, with the account that wrote them: they are not asked for again.
      room.change = Math.max(Number(rows.at(-1)?.change ?? room.change), isFull ? 0 : last);
      if (rows.length > 0)
        sendLines(
          room,
          rows.map((row) => toLine(row, room.house)),
          room.change,
        );
      if (isFull) more.push({ room, last });
    }
    if (more.length > 0) await readRooms(more);
  }

  async function notePeople(): Promise<void> {
    notedAt = performance.now();
    await notePresent(
      db,
      [...places].map(([{ tenantId, memberId }, { roomId }]) => ({ tenantId, memberId, roomId })),
    );
  }

  async function tellPeople(): Promise<void> {
    countedAt = performance.now();
    const present = await countPresent(db, [...rooms.values()], presentSeconds);
    for (const [key, room] of rooms) {
      const count = present.get(key) ?? 0;
      if (count === room.count) continue;
      room.count = count;
      const frame = toFrame({ type: "people", roomId: room.roomId, count });
      for (const connection of room.members.keys()) connection.send(frame);
    }
  }

  async function look(): Promise<void> {
    const found = await listPlaces(db, [...rooms.values()]);
    const known = found.map((place) => ({ ...place, room: rooms.get(`${place.tenantId} ${place.roomId}`) }));
    const behind = known.flatMap(({ room, change }) =>
      isRead(room) && room.change < change ? [{ room, last: change }] : [],
    );
    if (behind.length > 0) await readRooms(behind);
    for (const { room, isOpen } of known)
      if (!isOpen) for (const connection of room?.members.keys() ?? []) connection.close("chat.room.unknown");
    const now = performance.now();
    if (now - notedAt > presentMillis) await notePeople();
    const isNew = [...rooms.values()].some(({ count }) => count < 0);
    if (isNew || now - countedAt > countMillis) await tellPeople();
  }

  function plan(after: number): void {
    clearTimeout(timer);
    if (isOver || rooms.size === 0) {
      // Nobody waits for it any more; whoever enters a room asks again.
      isAsked = false;
      return;
    }
    timer = setTimeout(() => {
      isAsked = false;
      looking = look()
        .catch((error: unknown) => log.error({ err: error }, "chat lines could not be read"))
        .finally(() => {
          looking = undefined;
          plan(isAsked ? wakeInterval : lookInterval);
        });
    }, after);
    timer.unref();
  }

  function wake(): void {
    if (isOver || isAsked || rooms.size === 0) return;
    isAsked = true;
    if (looking === undefined) plan(wakeInterval);
  }

  function out(connection: Connection): void {
    const place = places.get(connection);
    if (place === undefined) return;
    places.delete(connection);
    const room = rooms.get(place.key);
    room?.members.delete(connection);
    if (room?.members.size === 0) rooms.delete(place.key);
  }

  /** Counts a member's sockets. @returns how many there are then */
  function count({ tenantId, memberId }: Connection, by: 1 | -1): number {
    const key = `${tenantId} ${memberId}`;
    const next = (counts.get(key) ?? 0) + by;
    if (next > 0) counts.set(key, next);
    else counts.delete(key);
    return next;
  }

  return {
    join(connection) {
      if (count(connection, 1) > mostSockets) {
        count(connection, -1);
        return false;
      }
      joined.add(connection);
      return true;
    },
    async enter(connection, roomId, seen) {
      out(connection);
      const { tenantId, memberId, house } = connection;
      const key = `${tenantId} ${roomId}`;
      const place: Place = { key, roomId, change: null };
      places.set(connection, place);
      // In the room before anything is read: what comes meanwhile is in the room's place, and is read below.
      const room: Room = rooms.get(key) ?? { tenantId, roomId, house, members: new Map(), change: null, count: -1 };
      room.members.set(connection, place);
      rooms.set(key, room);
      const first = await readChanges(db, room, house, seen);
      let { change } = first;
      // Whether another room was asked for meanwhile, or the socket is closed.
      const isGone = (): boolean => places.get(connection) !== place;
      if (isGone()) return;
      connection.send(toLinesFrame(roomId, first.lines, change, first.isReset));
      // Others of the room have been sent more than was read here. Only who has caught up is sent what comes.
      while (room.change !== null && change < room.change) {
        const rows = await listChanges(db, room, change, atOnce);
        if (isGone()) return;
        change = Number(rows.at(-1)?.change ?? room.change);
        const lines = rows.map((row) => toLine(row, house));
        connection.send(toLinesFrame(roomId, lines, change));
      }
      room.change ??= change;
      place.change = change;
      await notePresent(db, [{ tenantId, memberId, roomId }]);
      if (room.count >= 0) connection.send(toFrame({ type: "people", roomId, count: room.count }));
      wake();
    },
    leave(connection) {
      if (!joined.delete(connection)) return;
      out(connection);
      if (count(connection, -1) > 0 || isOver) return;
      follow(
        noteAbsent(db, connection).catch((error: unknown) => log.warn({ err: error }, "a chat could not be left")),
      );
    },
    wake,
    follow,
    async close() {
      isOver = true;
      clearTimeout(timer);
      for (const connection of joined) connection.close("server.busy");
      await looking;
      await Promise.all(running);
    },
  };
}
