import type { Draw } from "../../src/maths/Draw.ts";
import { pointsOfStake, type Proof, toDeviation } from "./Proof.ts";
import type { ClassicParameters } from "../../src/maths/classic/createClassic.ts";
import { createClassic } from "../../src/maths/classic/createClassic.ts";

/** Plays every combination of stops once, through the game itself. */
export function proveClassic(parameters: ClassicParameters): Proof {
  const { play } = createClassic(parameters);
  const sizes = parameters.strips.map(({ length }) => length);
  const rounds = sizes.reduce((product, size) => product * size, 1);
  let points = 0;
  let squares = 0;
  let hits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [stage] = play(drawDigits(round)).stages;
    const pay = stage?.kind === "spin" ? stage.pay : 0;
    points += pay;
    squares += pay * pay;
    hits += pay > 0 ? 1 : 0;
  }
  return {
    rtp: points / pointsOfStake / rounds,
    hitRate: hits / rounds,
    featureRate: 0,
    deviation: toDeviation(points / rounds, squares / rounds),
  };
}

/** Draws the digits of a number written with the bounds as its bases: counting up reaches every combination once. */
function drawDigits(number: number): Draw {
  let rest = number;
  return (bound) => {
    const digit = rest % bound;
    rest = (rest - digit) / bound;
    return digit;
  };
}
