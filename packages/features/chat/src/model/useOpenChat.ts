import { modalOpened, selectSession, useAppDispatch, useAppStore, useGatedAction } from "@marquee/runtime";
import { useCallback } from "react";
import { chatRefusedModal } from "../modals/chatRefusedModal.ts";

/** Opens a chat for players: a guest logs in first (CH-05), an agent and a trial account are told why not (CH-06, CH-07). */
export function useOpenChat(open: () => void): () => void {
  const gate = useGatedAction();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    () =>
      gate(
        () => {
          if (selectSession(store.getState())?.kind === 0) open();
          else dispatch(modalOpened(chatRefusedModal));
        },
        { trial: "allowed" },
      ),
    [gate, dispatch, store, open],
  );
}
