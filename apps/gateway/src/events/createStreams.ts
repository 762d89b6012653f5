import { setImmediate as giveWay } from "node:timers/promises";
import type { LiveEvent } from "@marquee/contract";
import type { EventStream } from "../http/openEventStream.ts";
import { Refusal } from "../http/Refusal.ts";
import { type EventReader, type StoredEvent, toLiveEvent } from "./liveEventStore.ts";
import { toEventText } from "./toEventText.ts";

/** How many streams one session and one address may have at this gateway. */
export interface StreamLimits {
  readonly perSession: number;
  readonly perAddress: number;
}

/** Who opens a stream. */
export interface Listener extends EventReader {
  /** The address by which visitors of a merchant are counted. */
  readonly addressKey: string;
  /** Whether the visitor may still listen: maintenance, region and modules change. */
  readonly isAdmitted: () => boolean;
}

/** An open stream. Until `start` is called it keeps what comes for it. */
interface Stream {
  readonly start: (first: readonly LiveEvent[], id: string) => void;
  readonly close: () => void;
}

/** The open streams of this gateway. */
export interface Streams {
  /** Takes a place for a stream. @throws Refusal `rate.limited` when there is none */
  readonly add: (listener: Listener, open: () => EventStream) => Stream;
  /** Sends events to those whom they concern; `id` is the place behind all of them. */
  readonly deliver: (events: readonly StoredEvent[], id: string) => Promise<void>;
  /** Sends a sign of life and the newest place to every stream. */
  readonly beat: (id: string) => Promise<void>;
  readonly closeAll: () => void;
  readonly count: () => number;
}

/** How long a refused visitor waits, in seconds. */
const retryAfter = 30;
/** So many streams are served before others get their turn. */
const atOnce = 200;
/** What waits for a stream that has not begun; more than that and it is cut off. */
const mostWaiting = 200;

interface OpenStream {
  readonly listener: Listener;
  readonly response: EventStream;
  /** What comes before it has begun; null from then on. */
  waiting: (readonly [events: readonly LiveEvent[], id: string])[] | null;
}

const isFor = ({ tenantId, memberId, session }: StoredEvent, reader: EventReader): boolean =>
  tenantId === reader.tenantId &&
  (memberId === null || memberId === reader.memberId) &&
  (session === null || session === reader.tokenHash);

/** Each kind with the same data once: it says that something changed, however often. */
function toOwn(events: readonly StoredEvent[], reader: EventReader): readonly LiveEvent[] {
  const own = events.filter((event) => isFor(event, reader));
  const known = new Map(own.map((event) => [JSON.stringify([event.kind, event.data]), event]));
  return [...known.values()].flatMap(toLiveEvent);
}

/** Counts subjects; a subject without any is not kept. */
function createCount() {
  const counts = new Map<string, number>();
  const add = (subject: string, by: number): void => {
    const next = (counts.get(subject) ?? 0) + by;
    if (next > 0) counts.set(subject, next);
    else counts.delete(subject);
  };
  return { get: (subject: string) => counts.get(subject) ?? 0, add };
}

/** The end of a session is the last event of its streams. */
const isLast = ({ kind }: Pick<LiveEvent, "kind">): boolean => kind === "session.ended";

/** No streams yet. */
export function createStreams(limits: StreamLimits): Streams {
  const streams = new Set<OpenStream>();
  const byMember = new Map<string, Set<OpenStream>>();
  const [sessions, addresses] = [createCount(), createCount()];

  const toMemberKey = (tenantId: string, memberId: string): string => `${tenantId} ${memberId}`;

  function keep(stream: OpenStream, by: 1 | -1): void {
    const { tenantId, memberId, tokenHash, addressKey } = stream.listener;
    addresses.add(addressKey, by);
    if (tokenHash !== undefined) sessions.add(tokenHash, by);
    if (by === 1) streams.add(stream);
    else streams.delete(stream);
    if (memberId === undefined) return;
    const key = toMemberKey(tenantId, memberId);
    const own = byMember.get(key) ?? new Set();
    if (by === 1) byMember.set(key, own.add(stream));
    else if (own.delete(stream) && own.size === 0) byMember.delete(key);
  }

  function send(stream: OpenStream, events: readonly LiveEvent[], id: string): void {
    const { listener, response, waiting } = stream;
    if (events.length === 0) return;
    if (waiting !== null) {
      if (waiting.length < mostWaiting) waiting.push([events, id]);
      else response.close();
      return;
    }
    // Only the last one carries the place: a reader who is cut off in the middle gets all of them again.
    response.send(events.map((event, at) => toEventText(event, at === events.length - 1 ? id : undefined)).join(""));
    if (events.some(isLast) || !listener.isAdmitted()) response.close();
  }

  async function inTurns(targets: readonly OpenStream[], act: (stream: OpenStream) => void): Promise<void> {
    for (const [at, stream] of targets.entries()) {
      if (at > 0 && at % atOnce === 0) await giveWay();
      act(stream);
    }
  }

  return {
    add(listener, open) {
      const isFull =
        addresses.get(listener.addressKey) >= limits.perAddress ||
        (listener.tokenHash !== undefined && sessions.get(listener.tokenHash) >= limits.perSession);
      if (isFull) throw new Refusal("rate.limited", { retryAfter });
      const stream: OpenStream = { listener, response: open(), waiting: [] };
      keep(stream, 1);
      stream.response.onClose(() => keep(stream, -1));
      return {
        start(first, id) {
          const later = stream.waiting ?? [];
          stream.waiting = null;
          send(stream, first, id);
          for (const [events, place] of later) send(stream, events, place);
        },
        close: () => stream.response.close(),
      };
    },
    async deliver(events, id) {
      const wide = events.filter(({ memberId }) => memberId === null);
      // Decided before anything is awaited: who comes later begins behind these events.
      const targets =
        wide.length > 0
          ? [...streams]
          : events.flatMap(({ tenantId, memberId }) => [
              ...(byMember.get(toMemberKey(tenantId, memberId ?? "")) ?? []),
            ]);
      const ofMembers = Map.groupBy(events, ({ tenantId, memberId }) => toMemberKey(tenantId, memberId ?? ""));
      await inTurns([...new Set(targets)], (stream) => {
        const { tenantId, memberId } = stream.listener;
        const own = memberId === undefined ? [] : (ofMembers.get(toMemberKey(tenantId, memberId)) ?? []);
        send(stream, toOwn([...wide, ...own], stream.listener), id);
      });
    },
    beat: (id) => inTurns([...streams], (stream) => send(stream, [{ kind: "ping", data: {} }], id)),
    closeAll() {
      for (const { response } of streams) response.close();
    },
    count: () => streams.size,
  };
}
