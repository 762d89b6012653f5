import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as constants from "./constants.ts";
import { gameCategories } from "./games/gameCategories.ts";
import { languages } from "./languages.ts";

/** What the specification says, as briefly as it can be found there; what we hold; what that must be. */
type Constant = readonly [says: string, is: unknown, must: unknown];

const lists: readonly Constant[] = [
  ["RNG, FISH, PVP, LIVE", constants.lobbies, ["RNG", "FISH", "PVP", "LIVE"]],
  ["centres ELOTT, COCKFIGHT, SPORTS", constants.centres, ["ELOTT", "COCKFIGHT", "SPORTS"]],
  ["esports vendors AV, IMES, IA, AI, TF (in SPORTS)", constants.esportsVendors, ["AV", "IMES", "IA", "AI", "TF"]],
  ["cockfight vendors DIG, DS88", constants.cockfightVendors, ["DIG", "DS88"]],
  ["prize modes Lott, ZY, Elott, SEA", constants.prizeModes, ["Lott", "ZY", "Elott", "SEA"]],
  ["TCG_SEA, TCG_LOTTO_VN, LOTT, ELOTT", constants.lotteryTypes, ["TCG_SEA", "TCG_LOTTO_VN", "LOTT", "ELOTT"]],
  ["B,PL,PU,PR,H", constants.announcementTypes, ["B", "PL", "PU", "PR", "H"]],
  ["default B", constants.announcementDefault, "B"],
  [
    "ELOTT, LOTT, LIVE, SPORTS, FISH, RNG, PVP, ESPORTS, COCKFIGHT",
    constants.vendorCategories,
    ["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS", "COCKFIGHT"],
  ],
];

const timings: readonly Constant[] = [
  ["chunk timeout 120 s", constants.chunkTimeout, 120_000],
  ["carousel 5000 ms", constants.carouselInterval, 5_000],
  ["country blur 200 ms", constants.countryBlurDelay, 200],
  ["SMS countdown 60 s per minute", constants.smsSecondsPerMinute, 60],
  ["SMS throttle 1000 ms", constants.smsThrottle, 1_000],
  ["captcha refresh 1000 ms", constants.captchaThrottle, 1_000],
  ["wait 5 min", constants.tooManyRequestsWait, 300],
  ["every 5 min", constants.realTimeSalaryInterval, 300],
  ["cookies 1 day", constants.rememberDays, 1],
];

const values: readonly Constant[] = [
  ["Language default EN", constants.defaultLanguage, "EN"],
  ["colour #6142bf", constants.chatHeaderColour, "#6142bf"],
  ["Popular count 20", constants.popularCount, 20],
  ["numero count 100", constants.numeroCount, 100],
  ["page size 42", constants.pageSize, 42],
  ["announcements 9 per page", constants.announcementsPerPage, 9],
  ["client type 3", constants.clientType, 3],
  ["launch mode GLS", constants.launchMode, "GLS"],
  ["platform html5-desktop", constants.gamePlatform, "html5-desktop"],
  ["hot platform 'flash,html5-desktop'", constants.hotPlatform, "flash,html5-desktop"],
  ["isPlatform 2", constants.isPlatform, 2],
  ["accountType 1", constants.accountType, 1],
  ["confirmTrans 0", constants.confirmTrans, 0],
  ["platform W;", constants.freePlayPlatform, "W"],
  ["source WEB", constants.registerMethod, "WEB"],
  ["QR size 100", constants.qrSize, 100],
  ["library default 200", constants.qrLibrarySize, 200],
  ["margin 20", constants.qrMargin, 20],
];

const loading: readonly Constant[] = [
  ["scroll throttle 200 ms", constants.scrollThrottle, 200],
  ["distance 0", constants.scrollDistance, 0],
  ["lazy-load factor 1.3", constants.imageLoadFactor, 1.3],
  [
    "3 attempts, throttle 200 ms, cache 200",
    [constants.imageAttempts, constants.imageThrottle, constants.imageCache],
    [3, 200, 200],
  ],
];

const limits: readonly Constant[] = [
  ["comment 140 chars", constants.commentLength, 140],
  ["images 5MB", constants.uploadBytes, 5_000_000],
  ["3 files", constants.uploadCount, 3],
  ["7 and 30 days", constants.datePresetDays, [7, 30]],
  ["ages 18 and 21", [constants.registerAge, constants.birthdayAge], [18, 21]],
];

/** What spec §9 says of things that are no constants: formats, sizes of data, things that only later modules know. */
const elsewhere: readonly string[] = [
  "yyyy-MM-dd",
  "'updating'",
  "'{secret}'",
  "up to 131K",
  "about 10,000 games",
  "starting with TCG",
  "BTI mapped",
];

const facts = [...lists, ...timings, ...values, ...loading, ...limits];

function expectConstants(some: readonly Constant[]): void {
  expect(some.map(([says, is]) => [says, is])).toEqual(some.map(([says, , must]) => [says, must]));
}

const specification = new URL("../../../docs/design/spec.md", import.meta.url);

/** The list of constants of the specification's section 9: what follows its heading up to the next one. */
function readChapter(): string {
  const text = readFileSync(specification, "utf8");
  const [, chapter = ""] = /^## §9 [^\n]*\n[^]*?^(- [^]*?)(?=^## |$(?![^]))/m.exec(text) ?? [];
  return chapter;
}

describe("constants of spec §9", () => {
  it("CN-03: vendors, prize modes, lottery codes, announcement types, categories", () => expectConstants(lists));
  it("CN-04: timings", () => expectConstants(timings));
  it("CN-05: counts and fixed values", () => expectConstants(values));
  it("CN-06: scrolling and pictures", () => expectConstants(loading));
  it("CN-07: limits", () => expectConstants(limits));

  it("CN-03, CN-04, CN-05: the facts are the specification's, and none of its codes and numbers is left out", () => {
    const chapter = readChapter();
    expect(facts.map(([says]) => says).filter((says) => !chapter.includes(says))).toEqual([]);
    const known = [...facts.map(([says]) => says), ...elsewhere].toSorted((a, b) => b.length - a.length);
    const rest = known.reduce((text, says) => text.replaceAll(says, " … "), chapter);
    expect(rest.match(/\S*(?:\d|[A-Z]{2}|')\S*/g) ?? []).toEqual([]);
  });

  it("SM-04, SM-05: the menu's order and paths", () => {
    expect(gameCategories.slice(0, 8).map(({ category, path }) => `${category} ${path}`)).toEqual([
      "ELOTT /elott",
      "LOTT /elott",
      "LIVE /live",
      "SPORTS /sports",
      "FISH /fish",
      "RNG /rng",
      "PVP /pvp",
      "ESPORTS /esports",
    ]);
  });

  it("SM-06: cockfights follow esports, on a page of their own", () => {
    const [esports, next] = gameCategories.slice(gameCategories.findIndex(({ category }) => category === "ESPORTS"));
    expect(esports?.path).toBe("/esports");
    expect(next).toMatchObject({ category: "COCKFIGHT", path: "/cockfight", moduleId: "GCOCK3" });
  });

  it("LT-01: the shipped languages are there, Tagalog beside them", () => {
    expect(languages.map(({ code }) => code)).toEqual(["CN", "EN", "ID", "TH", "TY", "VI", "TL"]);
  });
});
