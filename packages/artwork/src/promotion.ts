import { isArtworkCategory, type ArtworkCategory } from "./artworkCategories.ts";
import { bokeh, curtain, guilloche, rays, stars } from "./backdrops.ts";
import { drawPicture } from "./drawPicture.ts";
import { coin, drift, ember, gem, scrap, starlet } from "./drift.ts";
import { trophy } from "./emblems/arena.ts";
import { brilliant, cutStar, roundStone } from "./emblems/jewels.ts";
import { ingot } from "./emblems/legends.ts";
import type { Emblem } from "./emblems/emblem.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { envelope } from "./emblems/luck.ts";
import { calendar, friends, gift, rain, rebate, vault } from "./emblems/offers.ts";
import { chips, fortuneWheel } from "./emblems/table.ts";
import { chest, coins, crown } from "./emblems/treasure.ts";
import { ground, halo, sparkle, pedestal } from "./light.ts";
import { createRandom } from "./random.ts";
import { createScene } from "./scene.ts";
import { group, n } from "./svg.ts";

const [width, height] = [640, 360];

/** The emblem for words in a code or category; the first match counts. */
const subjects: readonly (readonly [words: RegExp, emblem: Emblem])[] = [
  [/rebate|cash-?back|return|commission/i, rebate],
  [/tournament|rank|leader|contest|league/i, trophy],
  [/rain|drop|shower/i, rain],
  [/wheel|spin|raffle|lucky|draw/i, fortuneWheel],
  [/calendar|sign-?in|check-?in|daily|attend|week/i, calendar],
  [/refer|friend|invite|agent|share/i, friends],
  [/vip|level|birthday|loyal|grade/i, crown],
  [/mission|task|quest|chest/i, chest],
  [/red-?packet|envelope|angpao|new-?year|festiv/i, envelope],
  [/deposit|reload|top-?up|bank|save|interest/i, vault],
  [/gift|welcome|new|bonus|free|register|sign-?up/i, gift],
];

/** What appears beside the emblem when the category is not a game category. */
const riches: readonly [Emblem, ...Emblem[]] = [coins, ingot, brilliant, roundStone, cutStar, chips];

/** The emblem for the words in a text; `undefined` when no word is known. */
export function toPromotionSubject(text: string): Emblem | undefined {
  return subjects.find(([words]) => words.test(text))?.[1];
}

const anything: readonly [Emblem, ...Emblem[]] = [
  gift,
  rebate,
  trophy,
  rain,
  fortuneWheel,
  calendar,
  chest,
  envelope,
  vault,
];
const hosts: readonly [ArtworkCategory, ...ArtworkCategory[]] = [
  "RNG",
  "INHOUSE",
  "PVP",
  "LIVE",
  "ESPORTS",
  "COCKFIGHT",
  "FISH",
];

/**
 * A promotion's picture as SVG text, 640 × 360, at most 16 KB and without letters. Words in the code and in the category
 * ("DAILY-REBATE", "tournament") decide its emblem; without a known word the emblem is random but always the same. When the
 * category is a game category, the picture also uses that category's colours and emblems.
 */
export function promotion({ code, category }: { readonly code: string; readonly category: string }): string {
  const seed = `promotion:${code}:${category}`;
  const host = isArtworkCategory(category) ? category : createRandom(seed).pick(hosts);
  const scene = createScene(seed, host, width, height, [width / 2, height * 0.48]);
  const { random, paint } = scene;
  const [x, y] = scene.focus;
  const emblem = toPromotionSubject(`${code} ${category}`) ?? random.pick(anything);
  const backdrop = random.pick([rays, curtain, bokeh, stars, guilloche])(scene);
  const side = isArtworkCategory(category) ? emblemsByCategory[category] : riches;
  const beside = { ...scene, jewel: scene.accent, accent: scene.jewel };
  const company = [-1, 1]
    .map((way) =>
      group(
        random.pick(side)(beside),
        `translate(${n(x + way * 196)} ${n(y + 42)}) rotate(${n(way * random.between(8, 14))}) scale(.72)`,
        { opacity: 0.94 },
      ),
    )
    .join("");
  const figure = group(emblem(scene), `translate(${n(x)} ${n(y - 2)}) rotate(${n(random.between(-4, 4))}) scale(1.34)`);
  const small = drift(scene, random.pick([coin, gem, scrap, starlet, ember])).join("");
  return drawPicture(
    width,
    height,
    paint,
    ground(scene) +
      backdrop +
      halo(scene, x, y, 250) +
      company +
      pedestal(scene, x, y + 152, 170) +
      figure +
      small +
      sparkle(scene),
  );
}
