import { once } from "node:events";
import { createServer } from "node:http";
import type { ReferenceGateway } from "./createReferenceGateway.ts";

/** A gateway listening on a free port of this machine. */
export type ServedGateway = { readonly url: string; readonly close: () => Promise<void> };

/** Serves a gateway over HTTP, so that tests use real sockets. */
export async function serveGateway(gateway: ReferenceGateway): Promise<ServedGateway> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const call = { path: request.url ?? "", headers, body: Buffer.concat(chunks).toString("utf8") };
      void gateway.handle(call).then(({ http, body }) => {
        response.writeHead(http, { "content-type": "application/json" }).end(body);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gateway has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
