import type { RenewedSession } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { selectSession, sessionStarted } from "./sessionSlice.ts";
import { renewStoredSession } from "./storedSession.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/** Goes on with another token for the same member, in this tab. */
export function takeToken(token: string): Thunk {
  return (dispatch, getState) => {
    const session = selectSession(getState());
    if (session === null) return;
    renewStoredSession(token);
    dispatch(sessionStarted({ ...session, token }));
  };
}

/** Goes on with the token that a change of the password gave (LG-18), here and in the tabs that share the session. */
export function renewSession({ token }: RenewedSession): Thunk {
  return (dispatch, getState) => {
    const former = selectSession(getState())?.token;
    dispatch(takeToken(token));
    if (former === undefined) return;
    void import("./sessionChannel.ts").then(
      ({ announceRenewal }) => announceRenewal(former, token),
      // The other tabs have to log in again.
      () => undefined,
    );
  };
}
