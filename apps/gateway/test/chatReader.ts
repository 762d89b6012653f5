import { type ChatClientFrame, type ChatLine, type ChatServerFrame, chatSocketPath } from "@marquee/contract";
import { ChatServerFrameSchema } from "@marquee/contract/schema";
import { Value } from "typebox/value";
import { vi } from "vitest";
import { WebSocket } from "ws";

/** A chat socket as a page keeps it: a line that comes again replaces the one before. */
export interface ChatReader {
  readonly send: (frame: ChatClientFrame | string) => void;
  /** Sends bytes as a frame of text, also such as are no UTF-8. */
  readonly sendBytes: (bytes: Buffer) => void;
  readonly lines: () => readonly ChatLine[];
  /** Every line as it came, also one that came twice. */
  readonly came: readonly ChatLine[];
  /** The last change that came. */
  readonly change: () => number;
  readonly people: () => number;
  /** Why the gateway has closed the socket. */
  readonly waitEnd: () => Promise<string>;
  /** Waits until a line with this text is there, removed ones by "". */
  readonly wait: (text: string) => Promise<ChatLine>;
  readonly waitReady: () => Promise<void>;
  readonly isOpen: () => boolean;
  /** Stops to read. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** How many answers to `ping` came. */
  readonly pongs: () => number;
  /** How often the page had to begin the room anew. */
  readonly resets: () => number;
  readonly close: () => void;
}

/** How to open one. */
interface ChatAddress {
  readonly port: number;
  readonly host?: string;
  readonly origin?: string | null;
}

const options = { timeout: 60_000, interval: 10 };

/** Opens a socket; it says nothing yet. @throws the status of a refusal before it opens */
export async function openChatSocket({ port, host = "aurelune.localhost", origin }: ChatAddress): Promise<ChatReader> {
  const headers = { host, ...(origin === null ? {} : { origin: origin ?? `http://${host}` }) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${chatSocketPath}`, { headers });
  const known = new Map<number, ChatLine>();
  const came: ChatLine[] = [];
  let [change, people, end] = [-1, -1, ""];
  let [pongs, resets] = [0, 0];
  socket.on("message", (data) => {
    const frame: ChatServerFrame = Value.Parse(ChatServerFrameSchema, JSON.parse(String(data)));
    if (frame.type === "people") people = frame.count;
    if (frame.type === "end") end = frame.code;
    if (frame.type === "pong") pongs += 1;
    if (frame.type !== "lines") return;
    if (frame.isReset) {
      resets += 1;
      known.clear();
    }
    for (const line of frame.lines) known.set(line.seq, line);
    came.push(...frame.lines);
    ({ change } = frame);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_request, response) => reject(new Error(`status ${response.statusCode}`)));
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  const lines = () => [...known.values()].toSorted((one, other) => one.seq - other.seq);
  return {
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    lines,
    came,
    change: () => change,
    people: () => people,
    waitEnd: () =>
      vi.waitFor(() => {
        if (socket.readyState !== WebSocket.CLOSED) throw new Error("the socket is open");
        return end;
      }, options),
    wait: (text) =>
      vi.waitFor(() => {
        const found = lines().find((line) => line.text === text);
        if (found === undefined) throw new Error(`no ${text} in ${JSON.stringify(lines().map((line) => line.text))}`);
        return found;
      }, options),
    waitReady: () =>
      vi.waitFor(() => {
        if (change < 0) throw new Error(`nothing came: ${end}`);
      }, options),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    sendBytes: (bytes) => socket.send(bytes, { binary: false }),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    pongs: () => pongs,
    resets: () => resets,
    close: () => socket.terminate(),
  };
}
