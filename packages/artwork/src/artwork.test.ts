import { describe, expect, it } from "vitest";
import { categoryHues, isArtworkCategory } from "./artworkCategories.ts";
import { avatar } from "./avatar.ts";
import { banner } from "./banner.ts";
import type { BrandLook, PictureForm } from "./brandLook.ts";
import { toHex, toRamp } from "./color.ts";
import { emblemsByTheme } from "./emblems/emblemsByTheme.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { reels } from "./emblems/slots.ts";
import { emptyState, type EmptyStateKind } from "./emptyState.ts";
import { frames } from "./frames.ts";
import { gameThumbnail, prepareThumbnail } from "./gameThumbnail.ts";
import { listEmblemPictures } from "./listEmblemPictures.ts";
import { portrait } from "./portrait.ts";
import { promotion, toPromotionSubject } from "./promotion.ts";
import { createRandom, toHash } from "./random.ts";
import { createScene } from "./scene.ts";
import { vendorMark } from "./vendorMark.ts";

const categories = Object.keys(categoryHues).filter(isArtworkCategory);
const codes = Array.from({ length: 1000 }, (_, index) => `GAME-${index}`);

/** A minimal XML check: tags closed in order, attributes quoted and not repeated, no bare ampersand. */
function listXmlFaults(xml: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tags = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<>&]*")*)\s*(\/?)>/g;
  const rest = xml.replaceAll(tags, "");
  for (const [, slash, name = "", attributes = "", self] of xml.matchAll(tags)) {
    const names = [...attributes.matchAll(/\s([a-zA-Z0-9-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) faults.push(`${name} repeats an attribute`);
    if (slash && open.pop() !== name) faults.push(`${name} closes another tag`);
    if (!slash && !self) open.push(name);
  }
  if (/[<>&]/.test(rest)) faults.push(`stray mark in ${rest.slice(0, 60)}`);
  if (open.length > 0) faults.push(`never closed: ${open.join(" ")}`);
  if (/NaN|undefined|Infinity/.test(xml)) faults.push("a number went wrong");
  return faults;
}

const idsOf = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
const usedIdsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href ?? "");

describe("gameThumbnail", () => {
  it.each(categories)(
    "GM-35: draws a different picture for each of a thousand %s codes, in at most 8 KB of well-formed XML",
    (category) => {
      const pictures = codes.map((code) => gameThumbnail({ code, category, vendor: `V${code.length}` }));
      expect(new Set(pictures).size).toBe(1000);
      expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(8192);
      expect(pictures.slice(0, 200).flatMap(listXmlFaults)).toEqual([]);
    },
  );

  it("draws a different frame for each vendor, and each kind of frame differently", () => {
    expect(gameThumbnail({ code: "A1", category: "RNG", vendor: "AV" })).toBe(
      gameThumbnail({ code: "A1", category: "RNG", vendor: "AV" }),
    );
    const pictures = new Set(
      Array.from({ length: 40 }, (_, index) => gameThumbnail({ code: "A1", category: "RNG", vendor: `V${index}` })),
    );
    expect(pictures.size).toBe(40);
    const scene = createScene("one", "RNG", 300, 400);
    expect(new Set(frames.map((frame) => frame(scene, toRamp(20, 0.17)))).size).toBe(frames.length);
    expect(frames.length).toBeGreaterThanOrEqual(8);
  });

  it("repeats no id, so one document can contain many pictures", () => {
    const pictures = codes.map((code) => gameThumbnail({ code, category: "RNG" }));
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const picture of pictures) expect(usedIdsOf(picture).filter((id) => !idsOf(picture).includes(id))).toEqual([]);
  });

  it("contains no text to translate, no script and nothing that is loaded", () => {
    for (const category of categories)
      expect(gameThumbnail({ code: '<script>&"', category, vendor: "<b>" })).not.toMatch(
        /<text|<script|<image|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
      );
  });

  it("has at least six emblems for every category, and uses each of them within a thousand codes", () => {
    for (const category of categories) {
      const seen = new Set(codes.map((code) => prepareThumbnail(code, category, "tall").emblem));
      expect(new Set(emblemsByCategory[category]).size, category).toBeGreaterThanOrEqual(6);
      expect(seen, category).toEqual(new Set(emblemsByCategory[category]));
    }
  });

  it("GM-35: uses every emblem of a game's theme, in at most 8 KB of well-formed XML; an unknown theme uses the category's emblems", () => {
    for (const [theme, emblems] of emblemsByTheme) {
      expect(new Set(codes.map((code) => prepareThumbnail(code, "RNG", "tall", theme).emblem)), theme).toEqual(
        new Set(emblems),
      );
      for (const format of ["tall", "wide", "square"] as const) {
        const pictures = codes
          .slice(0, 200)
          .map((code) => gameThumbnail({ code, category: "RNG", theme, vendor: code, format }));
        expect(Math.max(...pictures.map(({ length }) => length)), theme).toBeLessThanOrEqual(8192);
        expect(pictures.slice(0, 50).flatMap(listXmlFaults)).toEqual([]);
      }
    }
    for (const theme of ["", "desert", "__proto__"])
      expect(gameThumbnail({ code: "A1", category: "RNG", theme })).toBe(
        gameThumbnail({ code: "A1", category: "RNG" }),
      );
  });

  it("has a contact sheet with one picture for each emblem", () => {
    for (const category of categories)
      expect(new Set(listEmblemPictures(category)).size, category).toBe(emblemsByCategory[category].length);
  });

  it("shows the reels on less than a tenth of the slots", () => {
    const share = codes.filter((code) => prepareThumbnail(code, "RNG", "tall").emblem === reels).length / codes.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.1);
  });

  it.each([
    ["tall", 300, 400],
    ["wide", 400, 250],
    ["square", 320, 320],
  ] as const)("can be %s, for brands with cards of that shape, in at most 8 KB", (format, width, height) => {
    for (const category of categories) {
      const pictures = codes.slice(0, 200).map((code) => gameThumbnail({ code, category, vendor: code, format }));
      for (const picture of pictures) expect(picture).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(8192);
    }
  });
});

describe("other pictures", () => {
  const kinds: readonly EmptyStateKind[] = ["empty", "search", "error", "offline", "maintenance", "region", "locked"];
  const forms: readonly PictureForm[] = ["glow", "waves", "plates", "paper"];
  const looks = forms.map((form): BrandLook => ({
    primary: "#2fd6c3",
    accent: "#ff9b73",
    line: "#a3c8cc",
    sheet: "#11353e",
    form,
  }));
  const all = [
    ...categories.flatMap((category) => codes.slice(0, 40).map((code) => banner({ code, category }))),
    ...[...categories, "new_player", ""].flatMap((category) =>
      codes.slice(0, 20).map((code) => promotion({ code, category })),
    ),
    ...["AV", "IMES", "DS88", "?!", "", "<&>"].map(vendorMark),
    ...Array.from({ length: 200 }, (_, index) => avatar(index)),
    ...kinds.map((kind) => emptyState(kind)),
    ...looks.flatMap((look) => [...kinds.map((kind) => emptyState(kind, look)), portrait(look)]),
  ];

  it("are well-formed XML of at most 24 KB, without text, script or anything that is loaded", () => {
    for (const picture of all) {
      expect(listXmlFaults(picture)).toEqual([]);
      expect(picture).not.toMatch(/<text|<script|<image|<foreignObject|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
      expect(picture.length).toBeLessThanOrEqual(24 * 1024);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it("differ in every form of a brand's look and use only the look's colours", () => {
    const [glow] = looks;
    const shapes = (svg: string): string => svg.replaceAll(/fill="[^"]*"/g, "");
    for (const kind of kinds)
      expect(new Set(looks.map((look) => shapes(emptyState(kind, look)))).size, kind).toBe(forms.length);
    expect(new Set(looks.map((look) => shapes(portrait(look)))).size).toBe(forms.length);
    const drawn = glow === undefined ? "" : kinds.map((kind) => emptyState(kind, glow)).join("") + portrait(glow);
    expect(new Set(drawn.match(/#[0-9a-f]{3,8}\b/g))).toEqual(
      new Set(["#2fd6c3", "#ff9b73", "#a3c8cc", "#11353e", "#fff", "#000"]),
    );
    expect(drawn).not.toContain("var(");
  });

  it("show what the words in a promotion's code or category mean", () => {
    const toSubject = (code: string, category = ""): string | undefined =>
      toPromotionSubject(`${code} ${category}`)?.name;
    expect(
      [
        "WELCOME-1",
        "DAILY-REBATE",
        "WEEK-TOURNAMENT",
        "COIN_RAIN",
        "LUCKY-WHEEL",
        "SIGN-IN",
        "REFER",
        "VIP-2",
        "MISSION",
        "RED-PACKET",
        "DEPOSIT",
      ].map((code) => toSubject(code)),
    ).toEqual([
      "gift",
      "rebate",
      "trophy",
      "rain",
      "fortuneWheel",
      "calendar",
      "friends",
      "crown",
      "chest",
      "envelope",
      "vault",
    ]);
    expect(toSubject("P7", "new_player")).toBe("gift");
    expect(toSubject("P7")).toBeUndefined();
  });
});

describe("random and colour", () => {
  it("repeats a seed's numbers on every machine", () => {
    expect([toHash("a"), toHash("foobar")]).toEqual([0xe40c292c, 0xbf9cf968]);
    const random = createRandom("marquee");
    expect([random.integer(0, 9999), random.integer(0, 9999), random.integer(0, 9999)]).toEqual([7950, 6731, 9233]);
  });

  it("converts OKLCH to sRGB and reduces chroma rather than change the hue", () => {
    expect(toHex(1, 0, 0)).toBe("#ffffff");
    expect(toHex(0.628, 0.2577, 29.23)).toBe("#ff0000");
    expect(toHex(0.9, 0.4, 29.23)).toMatch(/^#f[ef]d[0-9a-f]{3}$/);
  });
});
