import { removePendingIntent } from "../access/pendingIntent.ts";
import type { AppStore } from "../createStore.ts";
import { modalClosed, selectIsLoginOpen, selectIsModalOpen } from "./modalsSlice.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: AppStore["getState"]) => void;

/**
 * Closes a modal for the visitor. With the last popup that leads to a login his intent goes too (GM-18); one that another
 * has replaced by now has nothing to close, and its intent is the other one's.
 */
export function closeModal(name: string): Thunk {
  return (dispatch, getState) => {
    if (!selectIsModalOpen(getState(), { name })) return;
    const wasLogin = selectIsLoginOpen(getState());
    dispatch(modalClosed(name));
    if (wasLogin && !selectIsLoginOpen(getState())) removePendingIntent();
  };
}
