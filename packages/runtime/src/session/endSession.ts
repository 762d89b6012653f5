import { api, systemApi } from "@marquee/api-client";
import { removePendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalsClosed } from "../modals/modalsSlice.ts";
import { statusRequest } from "../startup/statusQuery.ts";
import { sessionEnded } from "./sessionSlice.ts";
import { removeStoredSession } from "./storedSession.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Forgets the member in this tab (LG-19, SH-26): token and every cached answer go, the merchant's values stay. The
 * status is put back: it is no member's, and the frame stands on it.
 */
export function endSession(): Thunk {
  return (dispatch, getState) => {
    const status = systemApi.endpoints.getStatus.select(statusRequest)(getState()).data;
    removeStoredSession();
    removePendingIntent();
    dispatch(sessionEnded());
    dispatch(modalsClosed());
    dispatch(api.util.resetApiState());
    if (status) void dispatch(systemApi.util.upsertQueryData("getStatus", statusRequest, status));
  };
}
