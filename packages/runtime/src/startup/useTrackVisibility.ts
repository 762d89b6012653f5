import { api } from "@marquee/api-client";
import { useEffect } from "react";
import { useAppStore } from "../createStore.ts";

const isSeen = (): boolean => document.visibilityState === "visible";

/** Tells the client's cache whether the page is seen: one that is not asks for no status, one that is seen again asks at once. */
export function useTrackVisibility(): void {
  const store = useAppStore();
  useEffect(() => {
    const tell = (): void =>
      void store.dispatch(isSeen() ? api.internalActions.onFocus() : api.internalActions.onFocusLost());
    // What changed while nobody listened, and nothing else: a page that was seen all the time has its status.
    if (store.getState().api.config.focused !== isSeen()) tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [store]);
}
