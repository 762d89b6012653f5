import { type ChatClientFrame, type ChatServerFrame, chatPingMillis, chatSocketPath } from "@marquee/contract";

/** `connecting`: for the first time; `open`; `lost`: it tries again, and the page asks by calls meanwhile. */
export type ChatStatus = "connecting" | "open" | "lost";

/** What a chat connection needs of its page. */
export interface ChatOptions {
  readonly getToken: () => string | null;
  readonly roomId: string;
  /** The last change of the room that the page has. */
  readonly getSeen: () => number | null;
  readonly onFrame: (frame: ChatServerFrame) => void;
  readonly onStatus: (status: ChatStatus) => void;
  /** Opens the socket; tests have their own. */
  readonly open?: (address: string) => WebSocket;
}

/** The longest that a room may take to come: something between may swallow sockets without a word. In milliseconds. */
const answerMillis = 8_000;
/** The longest wait before a try, in milliseconds. */
const longest = 30_000;
/** After these the gateway answers the same at each try. */
const finals: readonly string[] = [
  "login.not.session",
  "chat.agent.refused",
  "chat.room.unknown",
  "function.not.available",
  "rg.timeout",
  "rg.self.excluded",
];

const isFrame = (value: unknown): value is ChatServerFrame =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function readFrame(data: unknown): ChatServerFrame | undefined {
  try {
    const value: unknown = JSON.parse(String(data));
    return isFrame(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How long to wait after so many failures: longer each time, and not all pages at once. */
const toWait = (failures: number): number => Math.min(longest, 500 * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Keeps a socket to a chat room until it is closed (CH-09): after a loss it connects again behind what the page has. It stops by itself
 * where the gateway says that there is no way in; the frame `end` has the reason.
 *
 * @returns closes it
 */
export function openChat({ getToken, roomId, getSeen, onFrame, onStatus, open }: ChatOptions): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let isOver = false;
  let answeredAt = 0;

  const address = `${location.origin.replace(/^http/, "ws")}${chatSocketPath}`;
  const say = (frame: ChatClientFrame): void => socket?.send(JSON.stringify(frame));

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    clearInterval(heart);
    removeEventListener("online", now);
    socket?.close();
  }

  function again(): void {
    clearInterval(heart);
    if (isOver) return;
    onStatus("lost");
    clearTimeout(timer);
    timer = setTimeout(connect, toWait(failures));
    failures += 1;
  }

  function giveUp(mine: WebSocket): void {
    if (socket !== mine) return;
    socket = undefined;
    mine.close();
    again();
  }

  function beat(): void {
    // A connection that says nothing for two beats is gone, whatever the browser believes.
    if (socket === undefined) return;
    if (Date.now() - answeredAt > 2 * chatPingMillis) giveUp(socket);
    else say({ type: "ping" });
  }

  function connect(): void {
    const token = getToken();
    if (isOver || token === null) return;
    const mine = open?.(address) ?? new WebSocket(address);
    socket = mine;
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(mine), answerMillis);
    mine.addEventListener("open", () => {
      answeredAt = Date.now();
      say({ type: "hello", token, roomId, seen: getSeen() });
      heart = setInterval(beat, chatPingMillis);
    });
    mine.addEventListener("message", ({ data }) => {
      const frame = readFrame(data);
      if (frame === undefined || isOver) return;
      answeredAt = Date.now();
      if (frame.type === "lines") {
        failures = 0;
        clearTimeout(timer);
        onStatus("open");
      }
      if (frame.type === "end" && finals.includes(frame.code)) stop();
      onFrame(frame);
    });
    mine.addEventListener("close", () => giveUp(mine));
  }

  /** The network is back: without the rest of the wait. */
  function now(): void {
    if (socket !== undefined) return;
    clearTimeout(timer);
    connect();
  }

  addEventListener("online", now);
  onStatus("connecting");
  connect();
  return stop;
}
