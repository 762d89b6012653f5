import { api, systemApi } from "@marquee/api-client";
import { removePendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalsClosed } from "../modals/modalsSlice.ts";
import { statusRequest } from "../startup/statusQuery.ts";
import { type Session, selectSession, sessionEnded } from "./sessionSlice.ts";
import { removeStoredSession } from "./storeSession.ts";

const tellTabs = (session: Session, reason: string): void =>
  void import("./sessionChannel.ts").then(
    ({ announceSessionEnd }) => announceSessionEnd(session, reason),
    // The other tabs learn it from their next call.
    () => undefined,
  );

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Forgets the member in this tab (LG-19, SH-26): token and every cached answer go, the merchant's values stay. The
 * status is put back: it is no member's, and the frame stands on it.
 *
 * @param reason `logout`, or the code of what the page says; the site's other tabs are told. Without it, they are not
 */
export function endSession(reason?: string): Thunk {
  return (dispatch, getState) => {
    const session = selectSession(getState());
    const status = systemApi.endpoints.getStatus.select(statusRequest)(getState()).data;
    removeStoredSession();
    removePendingIntent();
    dispatch(sessionEnded());
    dispatch(modalsClosed());
    dispatch(api.util.resetApiState());
    if (status) void dispatch(systemApi.util.upsertQueryData("getStatus", statusRequest, status));
    if (session && reason !== undefined) tellTabs(session, reason);
  };
}
