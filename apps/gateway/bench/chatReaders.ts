import { chatSocketPath } from "@marquee/contract";
import { WebSocket } from "ws";
import { getTime, toSentAt } from "./chatText.ts";
import type { Seat } from "./chatWorld.ts";
import { toAddress } from "./openProxied.ts";
import type { Recorded, Report, ToReaders } from "./startReaders.ts";
import { toQuantile } from "./toQuantile.ts";

// Pages with an open chat, in a process of their own. Each comes again by itself behind the last change that it has.

interface Reader {
  readonly seat: Seat;
  change: number | null;
  isReady: boolean;
  socket?: WebSocket;
}

interface Line {
  readonly seq: number;
  readonly text: string;
}

const host = "aurelune.localhost";
const count = { lines: 0, frames: 0, lost: 0, doubled: 0, resets: 0, ends: 0 };
const readers: Reader[] = [];
const recorders = new Set<Reader>();
let delays: number[] = [];
let records: Recorded[] = [];
let isRecording = false;
let isOver = false;

function take(reader: Reader, text: string): void {
  const frame: { type: string; lines: readonly Line[]; change: number; isReset: boolean } = JSON.parse(text);
  if (frame.type === "end") count.ends += 1;
  if (isRecording && recorders.has(reader)) records.push({ at: getTime(), roomId: reader.seat.roomId, text });
  if (frame.type !== "lines") return;
  count.frames += 1;
  const now = getTime();
  const isFirst = reader.change === null;
  if (frame.isReset && !isFirst) count.resets += 1;
  if (!isFirst) {
    let last = reader.change ?? 0;
    for (const { seq, text: said } of frame.lines) {
      if (seq <= last) count.doubled += 1;
      if (seq > last + 1) count.lost += seq - last - 1;
      last = Math.max(last, seq);
      count.lines += 1;
      if (reader.isReady) delays.push(now - toSentAt(said));
    }
  }
  reader.change = frame.change;
  reader.isReady = true;
}

/** Connects; after a loss again, at the next gateway. */
function connect(reader: Reader, ports: readonly number[], at: number): void {
  const { seat } = reader;
  const socket = new WebSocket(`ws://127.0.0.1:${ports[at % ports.length]}${chatSocketPath}`, {
    headers: { host, origin: `http://${host}`, "x-forwarded-for": toAddress(5, seat.number) },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  reader.socket = socket;
  socket.on("open", () =>
    socket.send(JSON.stringify({ type: "hello", token: seat.token, roomId: seat.roomId, seen: reader.change })),
  );
  socket.on("message", (data: Buffer) => take(reader, data.toString()));
  socket.on("error", () => {});
  socket.on("close", () => {
    reader.isReady = false;
    if (!isOver) setTimeout(() => connect(reader, ports, at + 1), 100 + Math.random() * 500).unref();
  });
}

const toReport = (last: Readonly<Record<string, number>>): Report => ({
  ...count,
  open: readers.filter(({ isReady }) => isReady).length,
  behind: readers.filter(({ seat, change }) => (change ?? 0) < (last[seat.roomId] ?? 0)).length,
  median: toQuantile(delays, 0.5),
  p99: toQuantile(delays, 0.99),
  records,
});

// A page says that it is there.
setInterval(() => {
  for (const { socket, isReady } of readers) if (isReady) socket?.send('{"type":"ping"}');
}, 20_000).unref();

process.on("message", (message: ToReaders) => {
  if (message.act === "open") {
    const known = new Set([...recorders].map(({ seat }) => seat.roomId));
    for (const seat of message.seats) {
      const reader: Reader = { seat, change: null, isReady: false };
      readers.push(reader);
      const at = seat.number % message.ports.length;
      // At the first gateway one page of each room notes what comes.
      if (at === 0 && !known.has(seat.roomId)) {
        known.add(seat.roomId);
        recorders.add(reader);
      }
      connect(reader, message.ports, at);
    }
    process.send?.(toReport({}));
  } else if (message.act === "report") process.send?.(toReport(message.last));
  else if (message.act === "forget") {
    process.send?.(toReport({}));
    [delays, records] = [[], []];
    ({ isRecording } = message);
  } else {
    isOver = true;
    for (const { socket } of readers) socket?.terminate();
    process.disconnect();
  }
});
