import type { RenewedSession } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { selectSession, sessionStarted } from "./sessionSlice.ts";
import { renewStoredSession } from "./storedSession.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/** Goes on with another token for the same member, after a change of the password has ended all sessions (LG-18). */
export function renewSession({ token }: RenewedSession): Thunk {
  return (dispatch, getState) => {
    const session = selectSession(getState());
    if (session === null) return;
    renewStoredSession(token);
    dispatch(sessionStarted({ ...session, token }));
  };
}
