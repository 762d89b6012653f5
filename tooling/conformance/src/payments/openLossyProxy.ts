import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** What becomes of the next calls between adapter and provider. */
type Loss =
  | { readonly kind: "pass" }
  /** The provider does it, and its answer is lost. */
  | { readonly kind: "loseAnswer" }
  /** The call never reaches the provider. */
  | { readonly kind: "loseCall" }
  /** Another answer in place of the provider's. */
  | { readonly kind: "answer"; readonly status: number; readonly body: string };

/** A proxy between adapter and provider that loses and changes answers. */
export type LossyProxy = {
  readonly url: string;
  readonly setLoss: (loss: Loss) => void;
  /** Paths of the calls that reached the provider, with their methods. */
  readonly passed: readonly string[];
  readonly close: () => Promise<void>;
};

async function pass(target: string, method: string, headers: Headers, body: Buffer) {
  const answer = await fetch(target, { method, headers, redirect: "manual", ...(body.length === 0 ? {} : { body }) });
  return { status: answer.status, body: await answer.text() };
}

function send(response: ServerResponse, { status, body }: { readonly status: number; readonly body: string }): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(body);
}

/** Opens one before a provider. */
export async function openLossyProxy(providerUrl: string): Promise<LossyProxy> {
  let loss: Loss = { kind: "pass" };
  const passed: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const now = loss;
      const { method = "GET", url = "/" } = request;
      if (now.kind === "loseCall") return void response.destroy();
      if (now.kind === "answer") return send(response, now);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === "string" && !["host", "connection", "content-length"].includes(name))
          headers.set(name, value);
      passed.push(`${method} ${url}`);
      pass(`${providerUrl}${url}`, method, headers, Buffer.concat(parts)).then(
        (answer) => (now.kind === "loseAnswer" ? void response.destroy() : send(response, answer)),
        () => void response.destroy(),
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    setLoss: (next) => {
      loss = next;
    },
    passed,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
