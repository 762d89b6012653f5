import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A proxy to a PostgreSQL server that counts how often clients wait for an answer. */
export interface Counter {
  /** The server's address through the proxy. */
  readonly url: string;
  readonly getRoundTrips: () => number;
  readonly stop: () => void;
}

const socketName = ".s.PGSQL.5432";
/** A simple query, and the end of an extended one: after each the client waits for the server (PostgreSQL's frontend protocol). */
const waits = new Set(["Q", "S"].map((letter) => letter.charCodeAt(0)));

/** Reads a client's stream message by message. @returns a reader of its chunks, which returns the number of waits in each */
function createReader(): (part: Buffer) => number {
  // The first message has no type byte.
  let [rest, head] = [Buffer.alloc(0), 0];
  return (part) => {
    rest = Buffer.concat([rest, part]);
    let found = 0;
    while (rest.length >= head + 4) {
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) break;
      if (head === 1 && waits.has(rest[0] ?? 0)) found += 1;
      rest = rest.subarray(length);
      head = 1;
    }
    return found;
  };
}

/** Starts one before the server that listens in the folder that `url` names. */
export async function startCounter(url: string): Promise<Counter> {
  const server = new URL(url.replace("@/", "@localhost/")).searchParams.get("host") ?? "";
  const folder = mkdtempSync(join(tmpdir(), "marquee-counter-"));
  let roundTrips = 0;
  const proxy = createServer((client) => {
    const upstream = connect(join(server, socketName));
    const read = createReader();
    client.on("data", (part) => {
      roundTrips += read(part);
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      from.pipe(to).on("error", () => from.destroy());
  });
  proxy.listen(join(folder, socketName));
  await once(proxy, "listening");
  return {
    url: url.replace(encodeURIComponent(server), encodeURIComponent(folder)),
    getRoundTrips: () => roundTrips,
    stop: () => {
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
