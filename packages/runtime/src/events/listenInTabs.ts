import { readEvents, systemApi } from "@marquee/api-client";
import type { LiveEvent } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { getMerchant } from "../session/sessionChannel.ts";
import { selectIsRenewing, selectSession } from "../session/sessionSlice.ts";
import { statusRequest, toSystemState } from "../startup/statusQuery.ts";
import { applyEvent, askMember } from "./applyEvent.ts";
import { followStream } from "./followStream.ts";
import { joinListeners, type SharedEvent, type Tabs } from "./leadTabs.ts";
import { liveChanged, selectLiveSince } from "./liveSlice.ts";

/** A tab that is hidden for this long gives its stream up. In milliseconds. */
const hiddenFor = 60_000;
/** A tab that hears nothing for this long has no live events. */
const silence = 40_000;

const selectStatus = systemApi.endpoints.getStatus.select(statusRequest);

/** A site in maintenance, or closed to a region, refuses streams; the page asks for its status until it is open again. */
function isOpen(store: AppStore): boolean {
  const status = selectStatus(store.getState()).data;
  return status === undefined || toSystemState(status) === 0;
}

const isHidden = (): boolean => document.visibilityState === "hidden";

/** Tabs of one session share a stream; the token itself is in no name. */
async function toName(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(bytes).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const toKey = ({ kind, data }: LiveEvent): string => JSON.stringify([kind, data]);

/**
 * Listens to the gateway's live events (operations.md 4) as whoever is logged in, one tab of the browser for all, and has the page ask
 * anew for what has changed; a hidden page when it is seen again. Without a stream the page asks by itself as before.
 *
 * @returns how to stop
 */
export function listenInTabs(store: AppStore): () => void {
  const client = store.dispatch((_dispatch, _getState, context) => context);
  let lastId: string | undefined;
  let tabs: Tabs | undefined;
  let token: string | null | undefined;
  let turn = 0;
  let isAway = isHidden();
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const unseen = new Map<string, LiveEvent>();

  const setLive = (isLive: boolean): void => {
    clearTimeout(quiet);
    if (isLive) quiet = setTimeout(() => setLive(false), silence);
    if (isLive !== (selectLiveSince(store.getState()) !== null))
      store.dispatch(liveChanged(isLive ? Date.now() : null));
  };

  function take(event: SharedEvent): void {
    setLive(event.kind !== "lost");
    if (event.kind === "lost") return;
    lastId = event.id ?? lastId;
    const { kind, data } = event;
    if (isHidden() && kind !== "session.ended") unseen.set(toKey(event), { kind, data });
    else store.dispatch(applyEvent({ kind, data }));
  }

  const work = (signal: AbortSignal): Promise<void> => {
    let isFirst = lastId === undefined;
    const tell = (event: SharedEvent): void => {
      tabs?.tell(event);
      take(event);
      if (!isFirst || event.kind !== "ready") return;
      isFirst = false;
      // Nobody knows what has happened until the stream began: other tabs ask for all that they show, this one for what is the member's.
      tabs?.tell({ kind: "reset", data: {}, id: undefined });
      store.dispatch(askMember());
    };
    return followStream(
      {
        read: (last, aborted, onEvent) => readEvents(client, last, aborted, onEvent),
        getLastId: () => lastId,
        onEvent: tell,
        onLost: () => tell({ kind: "lost" }),
        page: globalThis,
      },
      signal,
    );
  };

  async function join(): Promise<void> {
    const mine = (turn += 1);
    tabs?.close();
    tabs = undefined;
    setLive(false);
    const who = token === null || token === undefined ? "guest" : await toName(token).catch(() => crypto.randomUUID());
    if (mine !== turn) return;
    tabs = joinListeners(`${getMerchant()} ${who}`, take);
    const isLed = await tabs.isLed();
    if (mine !== turn) return;
    // The leading tab may have told of something since this page asked for it; with a token that is about to end nobody asks.
    if (isLed && lastId === undefined && !selectIsRenewing(store.getState())) store.dispatch(askMember());
    followState();
  }

  /**
   * Leads where it may: nobody looks at a page that has been hidden for long, a closed site has no streams, and a token that is
   * being replaced is refused.
   */
  function followState(): void {
    if (!isAway && isOpen(store) && !selectIsRenewing(store.getState())) return tabs?.lead(work);
    tabs?.follow();
    setLive(false);
  }

  function followStore(): void {
    const next = selectSession(store.getState())?.token ?? null;
    if (next === token) return followState();
    token = next;
    void join();
  }

  function followSight(): void {
    clearTimeout(hiding);
    if (isHidden()) {
      hiding = setTimeout(() => {
        isAway = true;
        followState();
      }, hiddenFor);
      return;
    }
    isAway = false;
    for (const event of unseen.values()) store.dispatch(applyEvent(event));
    unseen.clear();
    followState();
  }

  followStore();
  const stop = store.subscribe(followStore);
  document.addEventListener("visibilitychange", followSight);
  return () => {
    stop();
    turn += 1;
    document.removeEventListener("visibilitychange", followSight);
    clearTimeout(hiding);
    setLive(false);
    tabs?.close();
  };
}
