import type { ChatLine, ChatServerFrame } from "@marquee/contract";
import { listChanges, toLine } from "../lineStore.ts";
import { countPresent, noteAbsent, notePresent } from "../peopleStore.ts";
import { readChanges } from "../readLines.ts";
import { listPlaces } from "../roomStore.ts";
import type { Services } from "../services.ts";

/** The longest that a line of another gateway waits here. In milliseconds. */
const lookInterval = 300;
/** Looks that are asked for share one. */
const wakeInterval = 10;
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
  readonly send: (frame: string) => void;
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

/** The open sockets of this gateway, and the rooms that they are in. */
export interface Hub {
  /** Brings a connection into a room, and sends what it misses behind `seen`. */
  readonly enter: (connection: Connection, roomId: string, seen: number | null) => Promise<void>;
  readonly leave: (connection: Connection) => void;
  /** Looks for new lines now. */
  readonly wake: () => void;
  readonly countOf: (tenantId: string, memberId: string) => number;
  readonly close: () => Promise<void>;
}

const toText = (frame: ChatServerFrame): string => JSON.stringify(frame);

/** No sockets yet. The database keeps every line: a gateway looks there for what others have stored. */
export function createHub({ db, log }: Pick<Services, "db" | "log">): Hub {
  const rooms = new Map<string, Room>();
  const places = new Map<Connection, Place>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let isOver = false;
  let notedAt = 0;

  const toLinesFrame = (roomId: string, lines: readonly ChatLine[], change: number, isReset: boolean): string =>
    toText({ type: "lines", roomId, lines: [...lines], change, isReset });

  function sendLines(room: Room, lines: readonly ChatLine[], change: number): void {
    const whole = toLinesFrame(room.roomId, lines, change, false);
    for (const [connection, place] of room.members) {
      if (place.change === null || place.change >= change) continue;
      const from = place.change;
      const isBehindAll = lines.every((line) => line.change > from);
      place.change = change;
      connection.send(
        isBehindAll
          ? whole
          : toLinesFrame(
              room.roomId,
              lines.filter((line) => line.change > from),
              change,
              false,
            ),
      );
    }
  }

  /** Sends what is behind a change. */
  async function readRoom(room: Room, from: number): Promise<void> {
    const rows = await listChanges(db, room, from, atOnce);
    const change = Number(rows.at(-1)?.change ?? from);
    room.change = change;
    if (rows.length > 0)
      sendLines(
        room,
        rows.map((row) => toLine(row, room.house)),
        change,
      );
    if (rows.length === atOnce) await readRoom(room, change);
  }

  async function notePeople(): Promise<void> {
    notedAt = performance.now();
    await notePresent(
      db,
      [...places].map(([{ tenantId, memberId }, { roomId }]) => ({ tenantId, memberId, roomId })),
    );
  }

  async function tellPeople(): Promise<void> {
    const counts = await countPresent(db, [...rooms.values()], presentSeconds);
    for (const [key, room] of rooms) {
      const count = counts.get(key) ?? 0;
      if (count === room.count) continue;
      room.count = count;
      for (const connection of room.members.keys())
        connection.send(toText({ type: "people", roomId: room.roomId, count }));
    }
  }

  async function look(): Promise<void> {
    const open = [...rooms.values()];
    const found = await listPlaces(db, open);
    for (const { tenantId, roomId, change, isOpen } of found) {
      const room = rooms.get(`${tenantId} ${roomId}`);
      if (room === undefined) continue;
      if (room.change !== null && change > room.change) await readRoom(room, room.change);
      if (!isOpen) for (const connection of room.members.keys()) connection.close("chat.room.unknown");
    }
    if (performance.now() - notedAt > presentMillis) await notePeople();
    await tellPeople();
  }

  function plan(after: number): void {
    clearTimeout(timer);
    if (isOver || rooms.size === 0) return;
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

  const countOf = (tenantId: string, memberId: string): number =>
    [...places.keys()].filter((each) => each.tenantId === tenantId && each.memberId === memberId).length;

  return {
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
        connection.send(toLinesFrame(roomId, lines, change, false));
      }
      room.change ??= change;
      place.change = change;
      await notePresent(db, [{ tenantId, memberId, roomId }]);
      if (room.count >= 0) connection.send(toText({ type: "people", roomId, count: room.count }));
      wake();
    },
    leave(connection) {
      out(connection);
      if (countOf(connection.tenantId, connection.memberId) > 0 || isOver) return;
      noteAbsent(db, connection).catch((error: unknown) => log.warn({ err: error }, "a chat could not be left"));
    },
    wake,
    countOf,
    async close() {
      isOver = true;
      clearTimeout(timer);
      for (const connection of places.keys()) connection.close("server.busy");
      await looking;
    },
  };
}
