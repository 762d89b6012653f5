import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Seat } from "./chatWorld.ts";

/** A frame as one page of a room received it. */
export interface Recorded {
  /** The machine's time, in milliseconds. */
  readonly at: number;
  readonly roomId: string;
  readonly text: string;
}

/** What pages have read. The counts go on from the start; times and records are those since `forget`. */
export interface Report {
  readonly open: number;
  readonly lines: number;
  readonly frames: number;
  readonly lost: number;
  /** Lines that came twice, or behind a later one. */
  readonly doubled: number;
  readonly resets: number;
  readonly ends: number;
  /** Pages that have not everything of their room. */
  readonly behind: number;
  readonly median: number;
  readonly p99: number;
  readonly records: readonly Recorded[];
}

/** What the process of the pages is told. */
export type ToReaders =
  | { readonly act: "open"; readonly ports: readonly number[]; readonly seats: readonly Seat[] }
  | { readonly act: "report"; readonly last: Readonly<Record<string, number>> }
  | { readonly act: "forget"; readonly isRecording: boolean }
  | { readonly act: "close" };

/** Pages with an open chat, in a process of their own. */
export interface Readers {
  /** Opens pages at these gateways in turns, a few at a time, and waits until all are there. */
  readonly open: (ports: readonly number[], seats: readonly Seat[]) => Promise<void>;
  readonly report: (last?: Readonly<Record<string, number>>) => Promise<Report>;
  /** Begins times and records anew. @returns what was read until then */
  readonly forget: (isRecording?: boolean) => Promise<Report>;
  readonly close: () => void;
}

const atOnce = 100;

/** Starts them; nothing is open yet. */
export function startReaders(): Readers {
  const child = fork(fileURLToPath(new URL("chatReaders.ts", import.meta.url)));
  const hasEnded = once(child, "exit").then(() => [undefined]);
  let opened = 0;

  async function ask(message: ToReaders): Promise<Report> {
    const answer = Promise.race([once(child, "message"), hasEnded]);
    child.send(message);
    const [report] = await answer;
    if (typeof report !== "object") throw new Error("the pages' process has ended by itself");
    return report;
  }
  const report: Readers["report"] = (last = {}) => ask({ act: "report", last });

  return {
    report,
    forget: (isRecording = false) => ask({ act: "forget", isRecording }),
    async open(ports, seats) {
      for (let first = 0; first < seats.length; first += atOnce) {
        const some = seats.slice(first, first + atOnce);
        opened += some.length;
        await ask({ act: "open", ports, seats: some });
        for (const end = Date.now() + 60_000; (await report()).open < opened; await wait(20))
          if (Date.now() > end) throw new Error("the chats did not open in time");
      }
    },
    close: () => {
      if (child.connected) child.send({ act: "close" } satisfies ToReaders);
    },
  };
}
