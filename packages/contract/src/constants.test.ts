import { describe, expect, it } from "vitest";
import { constants } from "./constants.ts";
import { gameCategories } from "./gameCategories.ts";
import { languages } from "./languages.ts";

// Spec §9, written out a second time on purpose: the module must say what the specification says.
describe("constants of spec §9", () => {
  it("CN-03: vendors, prize modes, lottery codes, announcement types, categories", () => {
    expect(constants.esportsVendors).toEqual(["AV", "IMES", "IA", "AI", "TF"]);
    expect(constants.cockfightVendors).toEqual(["DIG", "DS88"]);
    expect(constants.prizeModes).toEqual(["Lott", "ZY", "Elott", "SEA"]);
    expect(constants.lotteryTypes).toEqual(["TCG_SEA", "TCG_LOTTO_VN", "LOTT", "ELOTT"]);
    expect(constants.announcementTypes).toEqual(["B", "PL", "PU", "PR", "H"]);
    expect(constants.vendorCategories).toEqual("ELOTT LOTT LIVE SPORTS FISH RNG PVP ESPORTS COCKFIGHT".split(" "));
  });

  it("CN-04: timings", () => {
    const { chunkTimeout, carouselInterval, countryBlurDelay, smsThrottle, captchaThrottle, scrollThrottle } = constants;
    expect([chunkTimeout, carouselInterval, countryBlurDelay, smsThrottle, captchaThrottle, scrollThrottle]).toEqual([
      120_000, 5_000, 200, 1_000, 1_000, 200,
    ]);
    expect([constants.smsSecondsPerMinute, constants.tooManyRequestsWait, constants.realTimeSalaryInterval]).toEqual([60, 300, 300]);
    expect(constants.rememberDays).toBe(1);
  });

  it("CN-05, CN-06: counts and fixed values", () => {
    expect([constants.popularCount, constants.numeroCount, constants.pageSize, constants.announcementsPerPage]).toEqual([20, 100, 42, 9]);
    expect([constants.clientType, constants.isPlatform, constants.accountType, constants.confirmTrans]).toEqual([3, 2, 1, 0]);
    expect([constants.launchMode, constants.gamePlatform, constants.hotPlatform]).toEqual(["GLS", "html5-desktop", "flash,html5-desktop"]);
    expect([constants.freePlayPlatform, constants.registerMethod, constants.chatHeaderColour]).toEqual(["W", "WEB", "#6142bf"]);
    expect([constants.qrSize, constants.qrLibrarySize, constants.qrMargin]).toEqual([100, 200, 20]);
    expect([constants.imageLoadFactor, constants.imageAttempts, constants.imageThrottle, constants.imageCache]).toEqual([1.3, 3, 200, 200]);
    expect(constants.gatewayVersion).toBe(3);
  });

  it("CN-07: limits", () => {
    expect([constants.commentLength, constants.uploadBytes, constants.uploadCount]).toEqual([140, 5_000_000, 3]);
    expect([constants.registerAge, constants.birthdayAge, ...constants.datePresetDays]).toEqual([18, 21, 7, 30]);
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

  it("LT-01: the shipped languages are there, Tagalog beside them", () => {
    expect(languages.map(({ code }) => code)).toEqual(["CN", "EN", "ID", "TH", "TY", "VI", "TL"]);
  });
});
