import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** From Linux's first port for connections (32768) on, a system may give a port to anybody; those of other systems are higher. */
const [first, behind] = [12_000, 32_768];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** The first port from `wanted` on that nobody listens to; a busy one is passed over. @throws after a hundred */
export async function findFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port from ${wanted} to ${wanted + 99}`);
}

/** A port by chance that nobody listens to and that the system gives to nobody who asks for any. */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, behind);
    if (await isFree(port)) return port;
  }
}
