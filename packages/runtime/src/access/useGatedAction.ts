import { useCallback } from "react";
import { useAppDispatch, useAppStore } from "../createStore.ts";
import { modalOpened } from "../modals/modalsSlice.ts";
import { loginPopupModal, trialModal } from "../modals/sharedModals.ts";
import { selectIsTrial, selectSession } from "../session/sessionSlice.ts";
import { setPendingIntent } from "./pendingIntent.ts";

/** Whether a trial account may do it (spec §4: favourites, recent games and the centres need a real account). */
export type GatedOptions = { readonly trial: "allowed" | "refused" };

/**
 * Wraps an action that needs a login (spec §5): a guest gets the login popup and the action goes on afterwards; a trial
 * account gets the real-account warning where it is refused (RP-03, RP-06).
 */
export function useGatedAction() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    (action: () => void, options: GatedOptions = { trial: "refused" }): void => {
      const attempt = (): void => {
        const state = store.getState();
        if (selectSession(state) === null) {
          setPendingIntent(attempt);
          dispatch(modalOpened(loginPopupModal));
        } else if (options.trial === "refused" && selectIsTrial(state)) dispatch(modalOpened(trialModal));
        else action();
      };
      attempt();
    },
    [dispatch, store],
  );
}
