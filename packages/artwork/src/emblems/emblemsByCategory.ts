import type { ArtworkCategory } from "../artworkCategories.ts";
import { basketball, controller, football, shield, trophy } from "./arena.ts";
import type { Emblem } from "./emblem.ts";
import { balls, dice, mines, plinko, rocket, ticket } from "./inhouse.ts";
import { brilliant, cutStar, roundStone } from "./jewels.ts";
import { clover, feathers, lotus, orb, wings } from "./nature.ts";
import { fish, pearl } from "./sea.ts";
import { bell, cherries, reels, seven } from "./slots.ts";
import { cards, chips, fortuneWheel, roulette, tiles } from "./table.ts";
import { chest, coins, crest, crown } from "./treasure.ts";

/** What the pictures of each category may show. */
export const emblemsByCategory: Readonly<Record<ArtworkCategory, readonly [Emblem, ...Emblem[]]>> = {
  RNG: [brilliant, reels, seven, crown, coins, bell, cherries, lotus, clover, orb, cutStar, roundStone, crest, chest],
  INHOUSE: [fortuneWheel, dice, rocket, mines, plinko, cards, balls],
  FISH: [fish, pearl],
  PVP: [cards, tiles, chips],
  LIVE: [roulette, chips, cards],
  LOTT: [balls, ticket],
  ELOTT: [balls, ticket, fortuneWheel],
  SPORTS: [football, basketball, trophy],
  ESPORTS: [shield, controller],
  COCKFIGHT: [feathers, wings],
};
