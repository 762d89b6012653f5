import { api } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import { selectIsLoginOpen } from "../modals/modalsSlice.ts";
import { localStore, sessionStore } from "../preferences/storage.ts";
import {
  getMerchant,
  type KeptSession,
  openSessionChannel,
  type Renewal,
  type SessionEnd,
  type SessionMessage,
  toSessionMessage,
} from "./sessionChannel.ts";
import { awaitRenewal, takeToken } from "./renewSession.ts";
import { renewalEnded, type Session, selectSession, sessionStarted } from "./sessionSlice.ts";
import { storeSession } from "./storeSession.ts";

/** How long another tab's answer is taken: as long as that tab may need to load on a slow network. In milliseconds. */
const openFor = 10_000;

const toKept = (session: Session): KeptSession => ({
  ...session,
  customerId: sessionStore.get("customerId") ?? "",
});

/** A logout ends all sessions of the member in this browser; any other end concerns that one session only. */
const isMeant = (message: Extract<SessionMessage, { kind: "end" }>, { token, username }: Session): boolean =>
  message.code === "logout" ? message.username === username : message.token === token;

/** What another tab's word about this tab's session means here. */
function toRenewal(renewal: Renewal) {
  if (renewal.kind === "renew") return takeToken(renewal.next);
  return renewal.kind === "kept" ? renewalEnded(renewal.token) : awaitRenewal(renewal.token);
}

/**
 * Joins the site's other tabs (decision 053): a tab without a session asks them for theirs, one with a session answers who
 * asks, and the end of a session is every tab's. Who asked while that tab was loading asks again when it has joined. A tab that has a
 * session keeps it whatever is offered.
 *
 * @returns when an answer has come, or none will
 */
export function joinTabs(store: AppStore, onEnd: (code: SessionEnd) => void): Promise<void> {
  const channel = openSessionChannel();
  if (channel === null) return Promise.resolve();
  const merchant = getMerchant();
  const send = (message: SessionMessage): void => channel.postMessage(message);
  let tab = selectSession(store.getState()) === null ? crypto.randomUUID() : null;
  return new Promise((resolve) => {
    const take = (kept: KeptSession): void => {
      tab = null;
      storeSession(kept);
      const { token, username, kind } = kept;
      store.dispatch(sessionStarted({ token, username, kind }));
      store.dispatch(api.util.invalidateTags(["Session", "Notices"]));
      resolve();
    };
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = toSessionMessage(data);
      if (message?.merchant !== merchant) return;
      const state = store.getState();
      const session = selectSession(state);
      if (session === null) {
        // A visitor who is already logging in continues with that.
        if (message.kind === "joined" && tab !== null) send({ kind: "ask", merchant, tab });
        if (message.kind === "hand" && message.tab === tab && !selectIsLoginOpen(state)) take(message.session);
      } else if (message.kind === "ask") send({ kind: "hand", merchant, tab: message.tab, session: toKept(session) });
      else if (message.kind === "end") {
        if (isMeant(message, session)) onEnd(message.code);
      } else if (message.kind !== "hand" && message.kind !== "joined" && message.token === session.token)
        store.dispatch(toRenewal(message));
    });
    // Another tab may have removed the mark, because its own session ended or this tab was asleep when asked.
    const mark = (): void => {
      if (selectSession(store.getState()) !== null) localStore.set("loggedIn", String(Date.now()));
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    if (tab === null) {
      send({ kind: "joined", merchant });
      return resolve();
    }
    const marked = localStore.get("loggedIn");
    send({ kind: "ask", merchant, tab });
    setTimeout(() => {
      resolve();
      // Nobody answered: the tabs that were logged in are closed. A login since then has left a mark of its own.
      if (tab !== null && selectSession(store.getState()) === null && localStore.get("loggedIn") === marked)
        localStore.remove("loggedIn");
      tab = null;
    }, openFor);
    return undefined;
  });
}
