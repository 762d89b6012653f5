import { getResponse, type HttpHandler } from "msw";

/**
 * Answers the page's calls by handlers until the returned function is called; what no handler knows goes to the network.
 * It stands in place of `fetch` itself: no worker to install, so a story answers from its first call on.
 */
export function serveHandlers(handlers: readonly HttpHandler[]): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse([...handlers], request);
    if (response?.type === "error") throw new TypeError("the connection broke off");
    return response ?? fetch(request);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
