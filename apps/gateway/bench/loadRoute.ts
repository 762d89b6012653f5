import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

/** Where to ask, and what: whole requests, asked in turn. */
export interface Load {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
}

const headEnd = Buffer.from("\r\n\r\n");

/** The length of the first answer in `bytes`, head included; 0 while it is not all there. @throws unless it is a 200 */
function measureAnswer(bytes: Buffer): number {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return 0;
  const head = bytes.toString("latin1", 0, end);
  const [, length] = /\r\ncontent-length: ([0-9]+)/i.exec(head) ?? [];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(`an answer that was not expected: ${head}`);
  const whole = end + headEnd.length + Number(length);
  return whole <= bytes.length ? whole : 0;
}

/** Asks over kept connections, each one question after the other's answer. @returns answers per second, all of them 200 */
export async function loadRoute({ port, requests, connections, seconds }: Load): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1000;
  let [asked, answered] = [0, 0];

  async function ask(socket: Socket): Promise<void> {
    await once(socket, "connect");
    let bytes: Buffer = Buffer.alloc(0);
    const next = (): void => {
      asked += 1;
      socket.write(requests[asked % requests.length] ?? "");
    };
    const ended = once(socket, "close");
    socket.on("data", (part: Buffer) => {
      bytes = bytes.length === 0 ? part : Buffer.concat([bytes, part]);
      const length = measureAnswer(bytes);
      if (length === 0) return;
      bytes = bytes.subarray(length);
      answered += 1;
      if (performance.now() < until) next();
      else socket.destroy();
    });
    next();
    await ended;
  }

  // Asleep it would have to be woken by every answer, which costs the server more than the answer.
  const stayAwake = (): void => {
    if (performance.now() < until) setImmediate(stayAwake);
  };
  stayAwake();
  await Promise.all(Array.from({ length: connections }, () => ask(connect({ port, host: "127.0.0.1", noDelay: true }))));
  return answered / ((performance.now() - from) / 1000);
}
