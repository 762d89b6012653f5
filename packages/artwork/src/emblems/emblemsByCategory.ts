import type { ArtworkCategory } from "../artworkCategories.ts";
import { basketball, controller, football, shield, trophy } from "./arena.ts";
import { crystal, headset, helmet, joystick, swords } from "./cyber.ts";
import { ace, dominoes, knight, mask } from "./duel.ts";
import type { Emblem } from "./emblem.ts";
import { balls, dice, mines, plinko, rocket, ticket } from "./inhouse.ts";
import { brilliant, cutStar, roundStone } from "./jewels.ts";
import { book, horseshoe, ingot, scarab, tiger } from "./legends.ts";
import { drum, envelope, gumball, lantern, luckyCat } from "./luck.ts";
import { clover, feathers, lotus, orb, wings } from "./nature.ts";
import { crab, octopus, puffer, trident, turtle } from "./ocean.ts";
import { cock, cockHead, duel, goldenEgg, spurs } from "./rooster.ts";
import { bowTie, chandelier, coupes, dome } from "./salon.ts";
import { fish, pearl } from "./sea.ts";
import { bell, cherries, reels, seven } from "./slots.ts";
import { glove, medal, racket, volleyball } from "./sports.ts";
import { cards, chips, fortuneWheel, roulette, tiles } from "./table.ts";
import { chest, coins, crest, crown } from "./treasure.ts";

/** The emblems that pictures of each category may show. Slots have many, because reels on most of them would look monotonous. */
export const emblemsByCategory: Readonly<Record<ArtworkCategory, readonly [Emblem, ...Emblem[]]>> = {
  RNG: [
    brilliant,
    seven,
    crown,
    coins,
    bell,
    cherries,
    lotus,
    clover,
    orb,
    cutStar,
    roundStone,
    crest,
    chest,
    tiger,
    scarab,
    horseshoe,
    ingot,
    book,
    mask,
    reels,
  ],
  INHOUSE: [fortuneWheel, dice, rocket, mines, plinko, cards, balls],
  FISH: [fish, pearl, octopus, turtle, crab, trident, puffer],
  PVP: [cards, tiles, knight, mask, dominoes, ace, chips],
  LIVE: [roulette, chips, dome, coupes, bowTie, chandelier, ace],
  LOTT: [balls, ticket, drum, envelope, luckyCat, clover],
  ELOTT: [balls, ticket, fortuneWheel, gumball, lantern, horseshoe],
  SPORTS: [football, basketball, trophy, racket, glove, medal, volleyball],
  ESPORTS: [shield, controller, headset, swords, helmet, crystal, joystick],
  COCKFIGHT: [feathers, wings, cockHead, duel, cock, spurs, goldenEgg],
};
