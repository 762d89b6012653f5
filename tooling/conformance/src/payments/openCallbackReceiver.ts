import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ConformanceError } from "../ConformanceError.ts";
import type { CallbackHeaders } from "./PaymentAdapter.ts";

/** A callback as the provider sent it. */
export type Callback = { readonly headers: CallbackHeaders; readonly rawBody: string };

/** Takes the provider's callbacks. */
export type CallbackReceiver = {
  /** The callbacks that name an order, once there are so many. @throws ConformanceError when they do not come */
  readonly take: (orderNo: string, count: number) => Promise<readonly Callback[]>;
  readonly close: () => Promise<void>;
};

const patience = 20_000;
const pause = 50;

/** Listens where the provider sends its callbacks. */
export async function openCallbackReceiver(port: number): Promise<CallbackReceiver> {
  const all: Callback[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, typeof value === "string" ? value : undefined]),
      );
      all.push({ headers, rawBody: Buffer.concat(parts).toString() });
      response.end("{}");
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    take: async (orderNo, count) => {
      for (let waited = 0; waited < patience; waited += pause) {
        const found = all.filter(({ rawBody }) => rawBody.includes(orderNo));
        if (found.length >= count) return found;
        await wait(pause);
      }
      throw new ConformanceError(`the provider sent fewer than ${count} callbacks about ${orderNo}`);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
