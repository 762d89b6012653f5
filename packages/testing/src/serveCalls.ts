import type { Handle } from "./toHandle.ts";

/**
 * Answers the page's calls until the returned function is called; what `handle` does not know goes to the network.
 * It stands in place of `fetch` itself: no worker to install, so a story answers from its first call on.
 */
export function serveCalls(handle: Handle): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await handle(request);
    if (response?.type === "error") throw new TypeError("the connection broke off");
    return response ?? fetch(request);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
