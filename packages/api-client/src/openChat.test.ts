import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ChatOptions, openChat } from "./openChat.ts";

/** A socket that does what a test tells it. */
class FakeSocket extends EventTarget {
  readonly sent: unknown[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event("close"));
  }
  tell(frame: unknown): void {
    this.dispatchEvent(
      new MessageEvent("message", { data: typeof frame === "string" ? frame : JSON.stringify(frame) }),
    );
  }
}

let sockets: FakeSocket[] = [];
const statuses: string[] = [];
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://site.example" });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  [sockets, statuses.length] = [[], 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = (change: number) => ({ type: "lines", roomId: "r", lines: [], change, isReset: false });

function start(more: Partial<ChatOptions> = {}): { readonly frames: unknown[]; seen: number | null } {
  const state: { frames: unknown[]; seen: number | null } = { frames: [], seen: null };
  stop = openChat({
    roomId: "r",
    getToken: () => "token",
    getSeen: () => state.seen,
    onFrame: (frame) => {
      state.frames.push(frame);
      if (frame.type === "lines") state.seen = frame.change;
    },
    onStatus: (status) => statuses.push(status),
    open: (address) => {
      expect(address).toBe("wss://site.example/wps/chat/socket");
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    ...more,
  });
  return state;
}
const open = (index: number): FakeSocket => {
  const socket = sockets[index];
  if (socket === undefined) throw new Error(`no socket ${index}`);
  socket.dispatchEvent(new Event("open"));
  return socket;
};

it("CH-09: the token goes into the first frame and no address; after a loss it says the last change that the page has", () => {
  start();
  const first = open(0);
  expect(first.sent).toEqual([{ type: "hello", token: "token", roomId: "r", seen: null }]);
  first.tell(lines(7));
  expect(statuses).toEqual(["connecting", "open"]);
  first.close();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(open(1).sent).toEqual([{ type: "hello", token: "token", roomId: "r", seen: 7 }]);
});

it("CH-09: a socket that nobody answers, and one that falls silent, are given up and tried again, later each time", () => {
  start();
  vi.advanceTimersByTime(8_000);
  expect([sockets[0]?.isClosed, statuses.at(-1)]).toEqual([true, "lost"]);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  open(1).tell(lines(1));
  vi.advanceTimersByTime(20_000);
  expect(sockets[1]?.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(60_000);
  expect(sockets[1]?.isClosed).toBe(true);
});

it("CH-08: where the gateway says that there is no way in it stops, and otherwise it comes again; what is no frame is left out", () => {
  const state = start();
  open(0).tell("{");
  sockets[0]?.tell("null");
  sockets[0]?.tell({ type: "end", code: "server.busy" });
  sockets[0]?.close();
  vi.advanceTimersByTime(1_000);
  open(1).tell({ type: "end", code: "function.not.available" });
  sockets[1]?.close();
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(2);
  expect(state.frames).toHaveLength(2);
});

it("CH-09: without a session there is no socket, and the network's return needs no wait", () => {
  start({ getToken: () => null });
  expect(sockets).toHaveLength(0);
  stop();
  start();
  open(0).close();
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(2);
});
