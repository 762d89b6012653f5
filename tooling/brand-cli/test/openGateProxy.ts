import { once } from "node:events";
import { createServer, request } from "node:http";

/** A gateway behind a gate: what is asked while the gate is shut waits. */
export type GateProxy = {
  readonly url: string;
  /** Settles at the first request that waits. */
  readonly reached: Promise<void>;
  readonly open: () => void;
  readonly close: () => void;
};

/** Opens one that is shut for what `isShut` says, by path and host. */
export async function openGateProxy(
  gateway: string,
  isShut: (path: string | undefined, host: string | undefined) => boolean,
): Promise<GateProxy> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const server = createServer((asked, response) => {
    void (async () => {
      if (isShut(asked.url, asked.headers.host)) {
        reach();
        await opened;
      }
      const passed = request(
        new URL(asked.url ?? "/", gateway),
        { method: asked.method, headers: asked.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on("error", () => response.destroy());
      asked.pipe(passed);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    reached,
    open,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
