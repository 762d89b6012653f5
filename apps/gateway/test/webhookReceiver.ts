import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A request as a receiver got it. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: {
    readonly kind: string;
    readonly sequence: number;
    readonly data: Readonly<Record<string, unknown>>;
  };
  /** How many requests were open when it came, itself among them. */
  readonly open: number;
}

/** How a receiver answers. */
export interface Reply {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly delay?: number;
  /** What it waits for before it answers. */
  readonly until?: Promise<unknown>;
}

/** Whether one of the signatures of a request is of this secret, as docs/webhooks.md says it. */
export function isSigned({ headers, body }: Pick<ReceivedWebhook, "headers" | "body">, secret: string): boolean {
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const own = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(own);
}

/** Opens a server on this machine that keeps what it receives and answers as it is told. */
export async function openReceiver(
  reply: (received: ReceivedWebhook, count: number) => Reply = () => ({ status: 204 }),
) {
  const received: ReceivedWebhook[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => void parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const entry = {
        id: String(request.headers["webhook-id"]),
        headers: request.headers,
        body,
        event: JSON.parse(body),
        open,
      };
      received.push(entry);
      const { status, text = "", headers = {}, delay = 0, until } = reply(entry, received.length);
      void Promise.all([wait(delay), until]).then(() => {
        open -= 1;
        response.writeHead(status, headers).end(text);
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
