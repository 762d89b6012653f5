import { authApi } from "@marquee/api-client";
import type { SessionLife } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { modalOpened } from "../modals/modalsSlice.ts";
import { idleModal } from "../modals/sharedModals.ts";

/** Acts are reported to the gateway at most this often, so an idle end may come this much too early. In milliseconds. */
const keepEvery = 60_000;
const retryAfter = 30_000;

const signs = ["pointerdown", "keydown", "visibilitychange"] as const;

/**
 * Reports acts that make no call, such as reading or typing, to the gateway, and opens
 * `idleModal` some time before the session ends for want of an act. How long that is and what counts, a game's bets and
 * other tabs too, is decided by the gateway, which is asked before the warning appears (LG-24).
 *
 * @returns how to stop
 */
export function watchIdle(dispatch: AppStore["dispatch"]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let keptAt = Date.now();

  function plan(life: SessionLife | undefined): void {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void look(),
      life === undefined ? retryAfter : Math.max(1, life.idleSeconds - life.warnSeconds) * 1_000,
    );
  }

  async function look(): Promise<void> {
    const { data } = await dispatch(
      authApi.endpoints.getSessionLife.initiate({}, { subscribe: false, forceRefetch: true }),
    );
    if (isOver) return;
    if (data === undefined || data.idleSeconds > data.warnSeconds) plan(data);
    else dispatch(modalOpened(idleModal));
  }

  async function keep(): Promise<void> {
    const { data } = await dispatch(authApi.endpoints.keepSession.initiate({}));
    if (data !== undefined) plan(data);
  }

  function act(): void {
    if (document.visibilityState !== "visible" || Date.now() - keptAt < keepEvery) return;
    keptAt = Date.now();
    void keep();
  }

  void look();
  for (const sign of signs) globalThis.addEventListener(sign, act, { passive: true, capture: true });
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const sign of signs) globalThis.removeEventListener(sign, act, { capture: true });
  };
}
