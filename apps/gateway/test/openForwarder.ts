import { once } from "node:events";
import { connect, createServer } from "node:net";

/** An address that stays, for a gateway that listens elsewhere after each start; while it is down, calls end without an answer. */
export async function openForwarder(getPort: () => number) {
  const server = createServer((from) => {
    const to = connect(getPort(), "127.0.0.1");
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    from.pipe(to).pipe(from);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: async (): Promise<void> => {
      server.close();
      await once(server, "close");
    },
  };
}
