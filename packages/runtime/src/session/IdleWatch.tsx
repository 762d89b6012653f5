import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { selectIsModalOpen } from "../modals/modalsSlice.ts";
import { idleModal } from "../modals/sharedModals.ts";
import { selectSession } from "./sessionSlice.ts";
import { watchIdle } from "./watchIdle.ts";

/** Watches the session until the warning appears; from then on only the warning's own buttons count. */
export function IdleWatch() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectSession)?.token;
  const isWarned = useAppSelector((state) => selectIsModalOpen(state, idleModal));
  useEffect(() => (token === undefined || isWarned ? undefined : watchIdle(dispatch)), [dispatch, token, isWarned]);
  return null;
}
