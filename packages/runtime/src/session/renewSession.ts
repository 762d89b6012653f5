import type { RenewedSession } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { renewalBegan, renewalEnded, selectIsRenewing, selectSession, sessionStarted } from "./sessionSlice.ts";
import { renewStoredSession } from "./storeSession.ts";

type Thunk<Result> = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => Result;

/** A tab that began a renewal may have been closed since: its word counts for this long. In milliseconds. */
const longest = 20_000;

/** Goes on with another token for the same member, in this tab. */
export function takeToken(token: string): Thunk<void> {
  return (dispatch, getState) => {
    const session = selectSession(getState());
    if (session === null) return;
    renewStoredSession(token);
    dispatch(sessionStarted({ ...session, token }));
  };
}

/** Another tab has asked for a token in place of this one; until it says how that ended, no refusal ends the session here. */
export function awaitRenewal(token: string): Thunk<void> {
  return (dispatch) => {
    dispatch(renewalBegan(token));
    setTimeout(() => dispatch(renewalEnded(token)), longest);
  };
}

/**
 * Sends a change that gives the session another token (LG-18), and goes on with that token here and in the tabs that share the
 * session. The old one ends at the gateway before its answer is here: live events and calls of any tab are refused meanwhile, and
 * such a refusal is no end of the session.
 *
 * @param send its answer has the renewed session as `data`, or an error; never rejects
 * @returns that answer
 */
export function renewSession<Answer extends { readonly data?: RenewedSession | undefined }>(
  send: () => Promise<Answer>,
): Thunk<Promise<Answer>> {
  return async (dispatch, getState) => {
    const former = selectSession(getState())?.token;
    if (former === undefined) return send();
    // Without the chunk the other tabs have to log in again.
    const channel = await import("./sessionChannel.ts").catch(() => undefined);
    dispatch(renewalBegan(former));
    channel?.announceRenewal({ kind: "renewing", token: former });
    const answer = await send();
    const next = answer.data?.token;
    dispatch(next === undefined ? renewalEnded(former) : takeToken(next));
    channel?.announceRenewal(
      next === undefined ? { kind: "kept", token: former } : { kind: "renew", token: former, next },
    );
    return answer;
  };
}

/** A call may be refused before another tab's word about the session has come: it has this long. In milliseconds. */
const wordOfTabs = 500;

/**
 * Calls `end` for the session with this token unless another tab logs out or another token takes its place: after a moment in which the tabs may say so, or
 * when what they began has brought neither.
 */
export function endUnlessRenewed(
  store: Pick<AppStore, "getState" | "subscribe">,
  token: string | undefined,
  end: () => void,
): void {
  const endIfStill = (): void => {
    if (selectSession(store.getState())?.token === token) end();
  };
  setTimeout(() => {
    if (!selectIsRenewing(store.getState())) return endIfStill();
    const stop = store.subscribe(() => {
      if (selectIsRenewing(store.getState())) return;
      stop();
      endIfStill();
    });
  }, wordOfTabs);
}
