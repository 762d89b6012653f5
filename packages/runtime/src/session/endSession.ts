import { api, systemApi } from "@marquee/api-client";
import { removePendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalsClosed } from "../modals/modalsSlice.ts";
import { statusRequest } from "../startup/statusQuery.ts";
import { announceSessionEnd, type SessionEnd } from "./sessionChannel.ts";
import { selectSession, sessionEnded } from "./sessionSlice.ts";
import { removeStoredSession } from "./storedSession.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Forgets the member in this tab (LG-19, SH-26): token and every cached answer go, the merchant's values stay. The
 * status is put back: it is no member's, and the frame stands on it.
 *
 * @param code why; the site's other tabs are told. Without it, they are not
 */
export function endSession(code?: SessionEnd): Thunk {
  return (dispatch, getState) => {
    const session = selectSession(getState());
    const status = systemApi.endpoints.getStatus.select(statusRequest)(getState()).data;
    removeStoredSession();
    removePendingIntent();
    dispatch(sessionEnded());
    dispatch(modalsClosed());
    dispatch(api.util.resetApiState());
    if (session && code) announceSessionEnd(session, code);
    if (status) void dispatch(systemApi.util.upsertQueryData("getStatus", statusRequest, status));
  };
}
