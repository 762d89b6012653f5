import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { modalOpened } from "../overlays/overlaysSlice.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { selectSession } from "./sessionSlice.ts";

/** How long before the session's idle end the visitor is warned, in milliseconds. */
const warning = 120_000;

const signs = ["pointerdown", "keydown", "visibilitychange", "message"] as const;

/**
 * Warns before an idle session ends, so that nothing is lost: `idleModal` opens two minutes early. A game that is being
 * played in its frame counts as activity (it speaks to the page by messages).
 */
export function IdleWatch() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectSession) !== null;
  const idleMinutes = useStatusQuery().data?.info.settings.sessionIdleMinutes ?? 0;
  useEffect(() => {
    if (!isLoggedIn || idleMinutes <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch(modalOpened("idleModal")), Math.max(0, idleMinutes * 60_000 - warning));
    };
    restart();
    for (const sign of signs) globalThis.addEventListener(sign, restart, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) globalThis.removeEventListener(sign, restart, { capture: true });
    };
  }, [dispatch, isLoggedIn, idleMinutes]);
  return null;
}
