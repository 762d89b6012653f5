import type { Server } from "node:http";
import { vi } from "vitest";
import type { ClientContext } from "../src/ClientContext.ts";

/** A page's side of calls, without a session unless a token is given. */
export const createClient = (token: string | null): ClientContext => ({
  merchantCode: "DEMO",
  platform: "html5-desktop",
  device: "test",
  getToken: () => token,
  getLanguage: () => "EN",
  getPublicKey: () => Promise.resolve(null),
  setPublicKey: () => undefined,
  onRefusal: () => undefined,
  onSessionEnd: () => undefined,
});

/** Has a server listen and sends the page's calls there, whose addresses have no host. @returns a function that ends both */
export async function serveCalls(server: Server): Promise<() => void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  return () => {
    vi.unstubAllGlobals();
    server.close();
  };
}
