import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { selectModals } from "../overlays/overlaysSlice.ts";
import { selectSession } from "./sessionSlice.ts";
import { watchIdle } from "./watchIdle.ts";

/** Watches over the session while nobody is warned: from the warning on only its own buttons count. */
export function IdleWatch() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectSession)?.token;
  const isWarned = useAppSelector(selectModals).includes("idleModal");
  useEffect(() => (token === undefined || isWarned ? undefined : watchIdle(dispatch)), [dispatch, token, isWarned]);
  return null;
}
