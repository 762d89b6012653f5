import type { AppStore } from "../createStore.ts";
import { localStore } from "../preferences/storage.ts";
import type { SessionEnd } from "./sessionChannel.ts";
import { selectSession } from "./sessionSlice.ts";

/** How long the first frame waits for another tab's session, where one is expected. In milliseconds. */
const timeout = 800;

/**
 * Joins the site's other tabs as soon as there is something to tell or to ask (decision 053): a first visit loads nothing for it.
 *
 * @returns when the first frame need not wait any longer: at once, unless another tab may be logged in
 */
export function watchTabs(store: AppStore, onEnd: (code: SessionEnd) => void): Promise<void> {
  const join = (): Promise<void> =>
    import("./joinTabs.ts").then(
      ({ joinTabs }) => joinTabs(store, onEnd),
      // Without it the tab has a login of its own.
      () => undefined,
    );
  const hasSession = (): boolean => selectSession(store.getState()) !== null;
  if (hasSession()) void join();
  else if (localStore.get("loggedIn") !== null)
    return Promise.race([join(), new Promise<void>((resolve) => setTimeout(resolve, timeout))]);
  else {
    const stop = store.subscribe(() => {
      if (!hasSession()) return;
      stop();
      void join();
    });
  }
  return Promise.resolve();
}
