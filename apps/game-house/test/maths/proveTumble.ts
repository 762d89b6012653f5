import { pointsOfStake } from "./Proof.ts";
import type { Proof } from "./Proof.ts";
import { tumbleLeast, tumbleSize } from "../../src/maths/tumble/createTumble.ts";
import type { TumbleFacts } from "../../src/maths/tumble/createTumble.ts";

const places = tumbleSize.reels * tumbleSize.rows;
/** A board is six numbers of three bits: how many of each symbol lie there, `tumbleLeast` meaning that or more. */
const bits = 3;
const mask = (1 << bits) - 1;
/** Tumbles stop being followed when a round gets that far less often than once in so many. */
const rarest = 1e-8;

/**
 * Exact: symbols are drawn independently for every place and pay anywhere, so a board is known by how many of each
 * symbol it holds. What a symbol pays follows from its own number alone; what stays after a tumble is followed for
 * all symbols together, one dropped symbol at a time.
 */
export function proveTumble(facts: TumbleFacts): Proof {
  const total = facts.weights.reduce((sum, [, weight]) => sum + weight, 0);
  const chances = facts.weights.map(([, weight]) => weight / total);
  let boards: Float64Array = new Float64Array(1 << (bits * chances.length));
  boards[0] = 1;
  let rtp = 0;
  let hitRate = 0;
  for (let tumble = 0, alive = 1; alive > rarest; tumble += 1) {
    const multiplier = facts.ladder[Math.min(tumble, facts.ladder.length - 1)] ?? 1;
    rtp += (multiplier * getPay(facts, chances, boards)) / pointsOfStake;
    boards = removeWinners(fillUp(boards, chances), chances.length);
    alive = boards.reduce((sum, chance) => sum + chance, 0);
    if (tumble === 0) hitRate = alive;
  }
  return { rtp, hitRate, featureRate: 0 };
}

/** Expected points of the pictures that the boards become when they are filled up. */
function getPay({ weights, paytable }: TumbleFacts, chances: readonly number[], boards: Float64Array): number {
  let points = 0;
  for (const [kind, [symbol]] of weights.entries()) {
    const pays = paytable[symbol] ?? {};
    const known = new Float64Array((mask + 1) * (places + 1));
    for (let board = 0; board < boards.length; board += 1) {
      const chance = boards[board] ?? 0;
      if (chance === 0) continue;
      const at = ((board >> (bits * kind)) & mask) * (places + 1) + getEmpty(board, chances.length);
      known[at] = (known[at] ?? 0) + chance;
    }
    for (const [at, chance] of known.entries()) {
      if (chance === 0) continue;
      const held = Math.floor(at / (places + 1));
      const empty = at % (places + 1);
      for (let fresh = 0; fresh <= empty; fresh += 1)
        points += chance * getBinomial(empty, fresh, chances[kind] ?? 0) * (pays[held + fresh] ?? 0);
    }
  }
  return points;
}

/** Drops symbols one by one until every board is full; boards with more empty places start earlier. */
function fillUp(boards: Float64Array, chances: readonly number[]): Float64Array {
  const waiting = Array.from({ length: places + 1 }, (): number[] => []);
  for (let board = 0; board < boards.length; board += 1)
    if (boards[board]) waiting[getEmpty(board, chances.length)]?.push(board);
  let current = new Float64Array(boards.length);
  for (let empty = places; empty > 0; empty -= 1) {
    for (const board of waiting[empty] ?? []) current[board] = (current[board] ?? 0) + (boards[board] ?? 0);
    const next = new Float64Array(boards.length);
    for (let board = 0; board < current.length; board += 1) {
      const chance = current[board] ?? 0;
      if (chance === 0) continue;
      for (let kind = 0; kind < chances.length; kind += 1) {
        const isCounted = ((board >> (bits * kind)) & mask) === tumbleLeast;
        const after = isCounted ? board : board + (1 << (bits * kind));
        next[after] = (next[after] ?? 0) + chance * (chances[kind] ?? 0);
      }
    }
    current = next;
  }
  return current;
}

/** Keeps the boards where something won, without the winners. */
function removeWinners(boards: Float64Array, kinds: number): Float64Array {
  const left = new Float64Array(boards.length);
  for (let board = 0; board < boards.length; board += 1) {
    const chance = boards[board] ?? 0;
    if (chance === 0) continue;
    let kept = board;
    for (let kind = 0; kind < kinds; kind += 1)
      if (((board >> (bits * kind)) & mask) === tumbleLeast) kept -= tumbleLeast << (bits * kind);
    if (kept !== board) left[kept] = (left[kept] ?? 0) + chance;
  }
  return left;
}

function getEmpty(board: number, kinds: number): number {
  let empty = places;
  for (let kind = 0; kind < kinds; kind += 1) empty -= (board >> (bits * kind)) & mask;
  return empty;
}

function getBinomial(n: number, k: number, chance: number): number {
  let product = 1;
  for (let i = 1; i <= k; i += 1) product *= (n - k + i) / i;
  return product * chance ** k * (1 - chance) ** (n - k);
}
