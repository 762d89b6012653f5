import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { measureAnswer } from "./measureAnswer.ts";

/** Where to send requests, and which. */
export interface Load {
  readonly port: number;
  /** The next complete request. */
  readonly toRequest: () => Buffer | string;
  readonly connections: number;
  readonly seconds: number;
  /** A text that every answer must contain; without it a 200 is enough. */
  readonly holds?: string;
  /** Milliseconds between requests of one connection; without it the next request follows the answer at once. */
  readonly pace?: number;
  /**
   * Spins instead of sleeping: a sleeping process would have to be woken by every answer, which costs the server more than a
   * short answer itself. It occupies a core that a database may need.
   */
  readonly staysAwake?: boolean;
}

/** The results, all with status 200; `times` in milliseconds from when each request was due to the end of its answer. */
export interface Answers {
  readonly perSecond: number;
  readonly times: readonly number[];
}

/** Sends requests over kept connections, one at a time on each. @throws for an unexpected answer */
export async function loadRoute({
  port,
  toRequest,
  connections,
  seconds,
  holds,
  pace,
  staysAwake = false,
}: Load): Promise<Answers> {
  const from = performance.now();
  const until = from + seconds * 1000;
  const times: number[] = [];

  async function ask(socket: Socket, index: number): Promise<void> {
    await once(socket, "connect");
    let bytes: Buffer = Buffer.alloc(0);
    // Paced connections are spread evenly.
    let due = pace === undefined ? performance.now() : from + (pace * index) / connections;
    const next = async (): Promise<void> => {
      const early = due - performance.now();
      if (early > 1) await wait(early);
      socket.write(toRequest());
    };
    const ended = once(socket, "close");
    socket.on("data", (part: Buffer) => {
      bytes = bytes.length === 0 ? part : Buffer.concat([bytes, part]);
      const length = measureAnswer(bytes);
      if (length === 0) return;
      if (holds !== undefined && !bytes.includes(holds))
        throw new Error(`an answer that was not expected: ${bytes.toString("latin1")}`);
      bytes = bytes.subarray(length);
      const now = performance.now();
      times.push(now - due);
      due = pace === undefined ? now : due + pace;
      if (now < until) void next();
      else socket.destroy();
    });
    void next();
    await ended;
  }

  const stayAwake = (): void => {
    if (performance.now() < until) setImmediate(stayAwake);
  };
  if (staysAwake) stayAwake();
  await Promise.all(
    Array.from({ length: connections }, (_, index) => ask(connect({ port, host: "127.0.0.1", noDelay: true }), index)),
  );
  return { perSecond: times.length / ((performance.now() - from) / 1000), times };
}
