import type { LiveEvent } from "@marquee/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/Db.ts";
import type { EventStream } from "../http/openEventStream.ts";
import type { SessionCache } from "../authentication/sessionCache.ts";
import { findSession } from "../authentication/sessionStore.ts";
import { seal, unseal } from "../secrets/seal.ts";
import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import { createSlots } from "./createSlots.ts";
import { createStreams, type Listener, type StreamLimits } from "./createStreams.ts";
import { createWaits } from "./createWaits.ts";
import {
  deskReader,
  getSnapshot,
  listMissed,
  platformTenant,
  readEvents,
  type StoredEvent,
  toLiveEvent,
} from "./liveEventStore.ts";

/** The longest that a published event waits here. In milliseconds. */
const lookInterval = 500;
/** Looks that are asked for share one, so that many changes at once cost few of them. */
const wakeInterval = 30;
const beatInterval = 15_000;
/** Other gateways read switches each 400 ms: by then a page's next call is answered from behind the switch, whoever answers it. */
const settleTime = 450;
/** After this long without the database, streams begin again by themselves instead of taking all that was published meanwhile. */
const mostSilence = 60_000;
/** After a restart all pages come at once: so many of them ask the database at a time, and leave it to other calls. */
const startsAtOnce = 4;
const idPurpose = "live events";
const longestId = 20_000;
/** The longest that a page of the back office waits for a change; then it asks again. */
const deskWait = 25_000;

/** Who asks what has changed at a merchant, and since when. */
interface DeskQuestion {
  readonly tenantId: string;
  /** He hears of what is of all merchants together, too. */
  readonly isPlatform: boolean;
  readonly session: string;
  readonly since: string | undefined;
}

/** Up to where changes are told, and the tags of what changed; null where that is not known any more. */
interface DeskAnswer {
  readonly at: string;
  readonly tags: readonly string[] | null;
}

/** Live events (operations.md 4): reads what any gateway publishes and sends it to the streams that are open here. */
export interface Events {
  /**
   * Opens a stream, behind the event `lastId` where that is given. `open` begins the answer; before it is called a refusal is an
   * ordinary answer. @throws Refusal `rate.limited`
   */
  readonly listen: (listener: Listener, lastId: string | undefined, open: () => EventStream) => Promise<void>;
  /**
   * What has changed for pages of the back office since `since`; where nothing has, it waits for the next change. @throws Refusal
   * `rate.limited` when the session waits too often
   */
  readonly listDeskChanges: (question: DeskQuestion) => Promise<DeskAnswer>;
  /** Looks for events now, without waiting for the next look. */
  readonly wake: () => void;
  readonly countStreams: () => number;
  /** Ends every stream and stops looking. */
  readonly close: () => Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly tenantRegistry: TenantRegistry;
  readonly sessions: SessionCache;
  readonly log: FastifyBaseLogger;
  readonly limits: StreamLimits;
  /** Seals the ids of events, which would otherwise tell how much the database writes; all gateways have the same. */
  readonly secret: string;
}

const isCached = ({ kind }: StoredEvent): boolean => kind === "tree" || kind === "member" || kind === "session.ended";

/** Starts to look for events. */
export async function openEvents({ db, tenantRegistry, sessions, log, limits, secret }: Parts): Promise<Events> {
  const streams = createStreams(limits);
  const waits = createWaits(limits.perSession);
  const inSlot = createSlots(startsAtOnce);
  let snapshot = await getSnapshot(db);
  let lookedAt = performance.now();
  let beatAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isOver = false;

  const toId = (): string => seal(secret, idPurpose, snapshot);

  /** No answer of this gateway comes from a memory that is older than the event. */
  async function forgetOld(events: readonly StoredEvent[], gateways: number): Promise<void> {
    const told = events.filter(isCached);
    if (told.length === 0) return;
    if (told.some(({ kind }) => kind === "tree")) await tenantRegistry.refresh();
    for (const { tenantId, memberId } of told) if (memberId !== null) sessions.forget({ tenantId, memberId });
    if (gateways > 1 && told.some(({ kind }) => kind !== "session.ended"))
      await new Promise((resolve) => setTimeout(resolve, settleTime));
  }

  async function look(): Promise<void> {
    if (performance.now() - lookedAt > mostSilence) {
      streams.closeAll();
      snapshot = await getSnapshot(db);
    }
    const { snapshot: next, gateways, events } = await readEvents(db, snapshot);
    lookedAt = performance.now();
    if (events.length > 0) await forgetOld(events, gateways);
    snapshot = next;
    if (events.length > 0) await streams.deliver(events, toId());
    waits.tell(new Set(events.filter(({ memberId }) => memberId === deskReader).map(({ tenantId }) => tenantId)));
    if (performance.now() - beatAt < beatInterval) return;
    beatAt = performance.now();
    await streams.beat(toId());
  }

  let looking: Promise<void> | undefined;
  function plan(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isAsked = false;
      looking = look()
        .catch((error: unknown) => log.error({ err: error }, "live events could not be read"))
        .finally(() => {
          looking = undefined;
          if (!isOver) plan(isAsked ? wakeInterval : lookInterval);
        });
    }, after);
    timer.unref();
  }
  plan(lookInterval);

  const readId = (id: string | undefined): string | undefined =>
    id === undefined || id.length > longestId ? undefined : unseal(secret, idPurpose, id);

  /** What a stream begins with: what was missed, or that nobody knows. */
  async function toFirst(listener: Listener, lastId: string | undefined, until: string): Promise<readonly LiveEvent[]> {
    const ready: LiveEvent = { kind: "ready", data: {} };
    const { tenantId, tokenHash } = listener;
    const since = readId(lastId);
    const missed = since === undefined ? undefined : await listMissed(db, listener, since, until);
    const begun: readonly LiveEvent[] =
      missed !== undefined
        ? [ready, ...missed.flatMap(toLiveEvent)]
        : lastId === undefined
          ? [ready]
          : [ready, { kind: "reset", data: {} }];
    // The session may have ended between its check and this stream's place.
    const isDead = tokenHash !== undefined && (await findSession(db, tenantId, tokenHash)) === undefined;
    return isDead ? [{ kind: "session.ended", data: {} }] : begun;
  }

  async function readDesk(tenantIds: readonly string[], since: string): Promise<DeskAnswer> {
    const [until, at] = [snapshot, toId()];
    const missed = await Promise.all(
      tenantIds.map((tenantId) =>
        listMissed(db, { tenantId, memberId: deskReader, tokenHash: undefined }, since, until),
      ),
    );
    if (missed.includes(undefined)) return { at, tags: null };
    const tags = missed.flatMap((events = []) =>
      events.flatMap(({ kind, data }) => (kind === "desk" ? [data["tag"] ?? ""] : [])),
    );
    return { at, tags };
  }

  return {
    async listDeskChanges({ tenantId, isPlatform, session, since: id }) {
      const tenantIds = isPlatform ? [tenantId, platformTenant] : [tenantId];
      const since = readId(id);
      if (since === undefined) return { at: toId(), tags: null };
      // From before the look, so that nothing falls between the two.
      const wait = waits.add(tenantIds, session, isOver ? 0 : deskWait);
      try {
        const answer = await readDesk(tenantIds, since);
        if (answer.tags?.length !== 0) return answer;
        await wait.over;
        return await readDesk(tenantIds, since);
      } finally {
        wait.stop();
      }
    },
    async listen(listener, lastId, open) {
      const [until, id] = [snapshot, toId()];
      const stream = streams.add(listener, open);
      try {
        stream.start(await inSlot(() => toFirst(listener, lastId, until)), id);
      } catch (error) {
        log.warn({ err: error }, "a stream of events could not begin");
        stream.close();
      }
    },
    wake() {
      if (isOver || isAsked) return;
      isAsked = true;
      if (looking === undefined) plan(wakeInterval);
    },
    countStreams: () => streams.count(),
    async close() {
      isOver = true;
      clearTimeout(timer);
      streams.closeAll();
      waits.stopAll();
      await looking;
    },
  };
}
