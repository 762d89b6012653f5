import { removePendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalClosed, selectIsLoginOpen, selectIsModalOpen } from "./modalsSlice.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Closes a modal for the visitor. Closing the last popup that leads to a login drops the intent too (GM-18); a modal that another
 * one has replaced has nothing to close, and the intent belongs to the other one.
 */
export function closeModal(name: string): Thunk {
  return (dispatch, getState) => {
    if (!selectIsModalOpen(getState(), { name })) return;
    const wasLogin = selectIsLoginOpen(getState());
    dispatch(modalClosed(name));
    if (wasLogin && !selectIsLoginOpen(getState())) removePendingIntent();
  };
}
