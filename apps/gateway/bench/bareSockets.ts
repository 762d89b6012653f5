import { type WebSocket, WebSocketServer } from "ws";
import { getTime } from "./chatText.ts";
import type { Recorded } from "./startReaders.ts";

// The reference of the chat rooms: a server of nothing but sockets, which sends recorded frames at their times to those of their room.

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
const rooms = new Map<string, Set<WebSocket>>();
let sent = 0;

server.on("connection", (socket) => {
  socket.on("message", (data) => {
    const { type, roomId }: { type: string; roomId: string } = JSON.parse(String(data));
    if (type !== "hello") return;
    const room = rooms.get(roomId) ?? new Set();
    rooms.set(roomId, room.add(socket));
    socket.on("close", () => room.delete(socket));
    socket.send(JSON.stringify({ type: "lines", roomId, lines: [], change: 0, isReset: true }));
  });
});
server.on("listening", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address !== null ? address.port : 0);
});

process.on("message", (records: readonly Recorded[]) => {
  const [began, first] = [getTime(), records[0]?.at ?? 0];
  let at = 0;
  const go = (): void => {
    for (let record = records[at]; record !== undefined; record = records[at]) {
      const early = record.at - first - (getTime() - began);
      if (early > 0) {
        setTimeout(go, early);
        return;
      }
      at += 1;
      for (const socket of rooms.get(record.roomId) ?? []) {
        socket.send(record.text);
        sent += 1;
      }
    }
    process.send?.(sent);
  };
  go();
});
