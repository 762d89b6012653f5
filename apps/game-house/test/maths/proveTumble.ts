import { pointsOfStake, type Proof, toDeviation } from "./Proof.ts";
import { tumbleLeast, tumbleSize } from "../../src/maths/tumble/createTumble.ts";
import type { TumbleParameters } from "../../src/maths/tumble/createTumble.ts";

const places = tumbleSize.reels * tumbleSize.rows;
/** Tumbles stop being followed when a round gets that far less often than once in so many. */
const rarest = 1e-12;

/** A picture or a part of one: how many of each symbol lie there. */
type Board = {
  readonly counts: readonly number[];
  /** The boards with one more of each symbol; none of a full one. */
  readonly next: readonly number[];
};

/**
 * Exact: symbols are drawn independently for every place and pay anywhere, so a picture is known by how many of each symbol
 * it holds. Every picture is followed with its chance and with what the round has paid on the way to it.
 */
export function proveTumble(parameters: TumbleParameters): Proof {
  const total = parameters.weights.reduce((sum, [, weight]) => sum + weight, 0);
  const chances = parameters.weights.map(([, weight]) => weight / total);
  const boards = listBoards(chances.length);
  const [pays, rests] = [boards.map(({ counts }) => toPay(parameters, counts)), toRests(boards)];
  let [chance, paid] = [new Float64Array(boards.length), new Float64Array(boards.length)];
  chance[0] = 1;
  let [rtp, square, hitRate] = [0, 0, 0];
  for (let tumble = 0, alive = 1; alive > rarest; tumble += 1) {
    const multiplier = parameters.ladder[Math.min(tumble, parameters.ladder.length - 1)] ?? 1;
    fillUp(boards, chances, chance);
    fillUp(boards, chances, paid);
    const [nextChance, nextPaid] = [new Float64Array(boards.length), new Float64Array(boards.length)];
    alive = 0;
    for (const [at, { next }] of boards.entries()) {
      const [here, before, pay, rest] = [chance[at] ?? 0, paid[at] ?? 0, multiplier * (pays[at] ?? 0), rests[at]];
      if (next.length > 0 || rest === undefined || pay === 0) continue;
      rtp += here * pay;
      square += 2 * before * pay + here * pay * pay;
      nextChance[rest] = (nextChance[rest] ?? 0) + here;
      nextPaid[rest] = (nextPaid[rest] ?? 0) + before + here * pay;
      alive += here;
    }
    if (tumble === 0) hitRate = alive;
    [chance, paid] = [nextChance, nextPaid];
  }
  return { rtp: rtp / pointsOfStake, hitRate, featureRate: 0, deviation: toDeviation(rtp, square) };
}

/** Every board of up to all places, emptier ones first. */
function listBoards(kinds: number): readonly Board[] {
  const layers: number[][][] = [[Array.from({ length: kinds }, () => 0)]];
  for (let filled = 0; filled < places; filled += 1) {
    // One more of the last symbol that is there, or of one after it: so each board is made once.
    layers.push(
      (layers[filled] ?? []).flatMap((counts) =>
        counts.flatMap((_, kind) =>
          counts.slice(kind + 1).some((count) => count > 0) ? [] : [withOneMore(counts, kind)],
        ),
      ),
    );
  }
  const all = layers.flat();
  const numbers = new Map(all.map((counts, index) => [toKey(counts), index]));
  return all.map((counts) => ({
    counts,
    next: counts.flatMap((_, kind) => numbers.get(toKey(withOneMore(counts, kind))) ?? []),
  }));
}

const withOneMore = (counts: readonly number[], kind: number): number[] =>
  counts.map((count, each) => (each === kind ? count + 1 : count));

const toKey = (counts: readonly number[]): number => counts.reduce((key, count) => key * (places + 2) + count, 0);

function toPay({ weights, paytable }: TumbleParameters, counts: readonly number[]): number {
  return weights.reduce((sum, [symbol], kind) => sum + (paytable[symbol]?.[counts[kind] ?? 0] ?? 0), 0);
}

/** What is left of each board when its winners have fallen out. */
function toRests(boards: readonly Board[]): readonly (number | undefined)[] {
  const numbers = new Map(boards.map(({ counts }, index) => [toKey(counts), index]));
  return boards.map(({ counts }) => numbers.get(toKey(counts.map((count) => (count >= tumbleLeast ? 0 : count)))));
}

/** Drops symbols one by one until every board is full. */
function fillUp(boards: readonly Board[], chances: readonly number[], measure: Float64Array): void {
  for (const [at, { next }] of boards.entries()) {
    const here = measure[at] ?? 0;
    if (here === 0) continue;
    for (const [kind, after] of next.entries()) measure[after] = (measure[after] ?? 0) + here * (chances[kind] ?? 0);
  }
}
