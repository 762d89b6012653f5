import type { LiveEvent } from "@marquee/contract";
import type { StreamEnd } from "@marquee/api-client";

/** Signs of life come every 15 s: after this long without one the connection is dead, whatever the browser believes. */
const silence = 40_000;
/** Waits before the next connection grow up to this. In milliseconds. */
const longestWait = 30_000;
const shortestWait = 500;

type Event = LiveEvent & { readonly id: string | undefined };

/** What a stream is read with: {@link readEvents} of the page's client. */
export type Read = (
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: Event) => void,
) => Promise<StreamEnd>;

/** Waits; not longer than until the signal is aborted or the browser is online again. */
function wait(time: number, signal: AbortSignal, page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      page.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener("abort", end);
    page.addEventListener("online", end);
    if (signal.aborted) end();
  });
}

/** The time before the next connection: random, so that the pages of a gateway that restarted do not come at once. */
export function toWait(failures: number, retryAfter = 0): number {
  const most = Math.min(longestWait, shortestWait * 2 ** failures);
  return Math.max(retryAfter * 1_000, most / 2 + (Math.random() * most) / 2);
}

/** One connection, which also ends after a silence. */
async function connect(
  read: Read,
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: Event) => void,
): Promise<StreamEnd> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  const end = await read(lastId, AbortSignal.any([signal, silent.signal]), (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
    if (!signal.aborted) onEvent(event);
  });
  clearTimeout(timer);
  return end;
}

/** A stream to be followed. */
export type Following = {
  readonly read: Read;
  /** The last event that the page has. */
  readonly getLastId: () => string | undefined;
  readonly onEvent: (event: Event) => void;
  /** A connection is gone. */
  readonly onLost: () => void;
  /** What tells that the browser is online again: the window. */
  readonly page: EventTarget;
};

/** Keeps a stream of live events open until `signal` is aborted, each connection behind the last event of the one before. */
export async function followStream(
  { read, getLastId, onEvent, onLost, page }: Following,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await connect(read, getLastId(), signal, (event) => {
      failures = 0;
      onEvent(event);
    });
    if (signal.aborted) return;
    onLost();
    await wait(toWait(failures, end.kind === "refused" ? end.retryAfter : undefined), signal, page);
    failures += 1;
  }
}
