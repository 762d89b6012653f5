import { api } from "@marquee/api-client";
import type { LoginValue } from "@marquee/contract";
import { removePendingIntent, runPendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalsClosed, selectIsLoginOpen } from "../modals/modalsSlice.ts";
import { sessionStarted } from "./sessionSlice.ts";
import { storeLogin } from "./storeSession.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Makes a login the page's session (LG-08): keeps it, closes the popups, asks the gateway for what belongs to the
 * member, and goes on with what the visitor wanted (GM-18).
 */
export function startSession(login: LoginValue, remember: boolean): Thunk {
  return (dispatch, getState) => {
    const session = { token: login.token, username: login.userName, kind: login.isAgent };
    storeLogin({ ...session, customerId: login.id }, remember);
    dispatch(sessionStarted(session));
    // Only who came by the popup that an intent opened wants it still.
    if (!selectIsLoginOpen(getState())) removePendingIntent();
    dispatch(modalsClosed());
    dispatch(api.util.invalidateTags(["Session", "Notices"]));
    runPendingIntent();
  };
}
