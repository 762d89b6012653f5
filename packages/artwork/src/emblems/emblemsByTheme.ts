import { basketball, football, trophy } from "./arena.ts";
import { crystal } from "./cyber.ts";
import { mask } from "./duel.ts";
import type { Emblem } from "./emblem.ts";
import { brilliant, cutStar, roundStone } from "./jewels.ts";
import { book, horseshoe, ingot, scarab, tiger } from "./legends.ts";
import { drum, envelope, lantern, luckyCat } from "./luck.ts";
import { clover, lotus, orb, wings } from "./nature.ts";
import { crab, octopus, puffer, trident, turtle } from "./ocean.ts";
import { chandelier, dome } from "./salon.ts";
import { fish, pearl } from "./sea.ts";
import { bell, cherries, reels, seven } from "./slots.ts";
import { glove, medal, racket, volleyball } from "./sports.ts";
import { chest, coins, crest, crown } from "./treasure.ts";

/** The emblems for the themes of the game house's games; a game with another theme shows its category's emblems. */
export const emblemsByTheme: ReadonlyMap<string, readonly [Emblem, ...Emblem[]]> = new Map<
  string,
  readonly [Emblem, ...Emblem[]]
>([
  ["gems", [brilliant, cutStar, roundStone, crystal, crown, crest]],
  ["fruits", [cherries, seven, bell, clover, horseshoe, coins, reels]],
  ["sea", [fish, pearl, octopus, turtle, crab, trident, puffer, chest]],
  ["lanterns", [lantern, lotus, luckyCat, envelope, drum, ingot]],
  ["sports", [football, basketball, trophy, racket, glove, medal, volleyball]],
  ["night", [orb, mask, tiger, scarab, book, wings, chandelier, dome]],
]);
