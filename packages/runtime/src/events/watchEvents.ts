import type { AppStore } from "../createStore.ts";

/** The stream waits until a page has come to rest: nothing of the first visit waits behind it. In milliseconds. */
const settled = 2_000;

/** Has the page follow live events (operations.md 4) some time after it has loaded; until then, and without them, it asks by itself. */
export function watchEvents(store: AppStore): void {
  const start = (): void =>
    void setTimeout(
      () =>
        void import("./listenInTabs.ts").then(
          ({ listenInTabs }) => listenInTabs(store),
          // Without the chunk the page asks by itself.
          () => undefined,
        ),
      settled,
    );
  if (document.readyState === "complete") start();
  else globalThis.addEventListener("load", start, { once: true });
}
