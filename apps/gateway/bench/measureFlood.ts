import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Seat } from "./chatWorld.ts";
import type { Readers } from "./startReaders.ts";
import { toMedian } from "./toMedian.ts";
import { sendLineTo } from "./writeChat.ts";

/** Lines of the flood in each of its times, and over how many connections they are sent without a pause. */
const [lines, connections] = [1_000, 4];
/** So many times without a flood, and as many with one between them: the machine's own load falls on both. */
const rounds = 3;

/** What others notice of a member who floods: from sending to seen, medians in milliseconds. */
export interface FloodTimes {
  readonly quiet: number;
  readonly flooded: number;
  /** The ratio of each pair of times, one after the other. */
  readonly ratios: readonly number[];
  /** How many lines of the flood were refused, and how long an answer to one took (median, in milliseconds). */
  readonly refused: number;
  readonly answer: number;
}

/** Measures in turns the lines that `write` sends, alone and beside a thousand lines of one member who comes from many addresses. */
export async function measureFlood(
  readers: Readers,
  port: number,
  flooder: Seat,
  write: () => Promise<unknown>,
): Promise<FloodTimes> {
  const answers: number[] = [];
  let [sent, refused] = [0, 0];

  async function flood(until: number): Promise<void> {
    while (sent < until) {
      sent += 1;
      const from = performance.now();
      // Each address has limits of its own; here the member's alone count.
      const seat = { ...flooder, number: flooder.number + 1 + (sent % 200) };
      if ((await sendLineTo(port, seat, randomUUID())) !== "stored") refused += 1;
      answers.push(performance.now() - from);
    }
  }

  async function timeOthers(beside: () => Promise<unknown>): Promise<number> {
    await readers.forget();
    await Promise.all([write(), beside()]);
    await wait(500);
    return (await readers.report()).median;
  }

  const [quiet, flooded]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    quiet.push(await timeOthers(async () => {}));
    flooded.push(await timeOthers(() => Promise.all(Array.from({ length: connections }, () => flood(round * lines)))));
  }
  const ratios = flooded.map((time, index) => time / (quiet[index] ?? Number.NaN));
  return { ratios, quiet: toMedian(quiet), flooded: toMedian(flooded), refused, answer: toMedian(answers) };
}
