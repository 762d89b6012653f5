import { tumbleLeast, tumbleSize } from "./createTumble.ts";
import type { TumbleParameters } from "./createTumble.ts";
import type { Pays } from "../SlotModel.ts";
import { toStated } from "../toStated.ts";

/** Pays of 7–8, 9–10, 11–12 and more symbols, for every number up to a full grid. */
function toBands(...[few, some, many, most]: readonly [number, number, number, number]): Pays {
  const counts = Array.from(
    { length: tumbleSize.reels * tumbleSize.rows - tumbleLeast + 1 },
    (_, i) => tumbleLeast + i,
  );
  return Object.fromEntries(
    counts.map((count) => [count, count < 9 ? few : count < 11 ? some : count < 13 ? many : most]),
  );
}

/** Two temperaments. */
export const tumbleParameters: readonly TumbleParameters[] = [
  {
    version: 1,
    ...toStated("tumble-calm"),
    hitRate: 2737,
    weights: [
      ["A", 12],
      ["B", 14],
      ["C", 16],
      ["D", 18],
      ["a", 20],
      ["b", 20],
    ],
    paytable: {
      A: toBands(500, 2000, 5000, 25_000),
      B: toBands(250, 800, 2500, 10_000),
      C: toBands(200, 600, 2000, 5000),
      D: toBands(120, 300, 1000, 3000),
      a: toBands(50, 160, 500, 1500),
      b: toBands(50, 120, 400, 1200),
    },
    ladder: [1, 2, 3, 5],
  },
  {
    version: 1,
    ...toStated("tumble-bold"),
    hitRate: 3194,
    weights: [
      ["A", 10],
      ["B", 13],
      ["C", 16],
      ["D", 18],
      ["a", 20],
      ["b", 22],
    ],
    paytable: {
      A: toBands(500, 2000, 10_000, 50_000),
      B: toBands(200, 800, 3000, 15_000),
      C: toBands(120, 400, 1200, 5000),
      D: toBands(60, 200, 600, 2500),
      a: toBands(30, 80, 250, 1000),
      b: toBands(20, 60, 200, 800),
    },
    ladder: [1, 2, 4, 8, 16],
  },
];
