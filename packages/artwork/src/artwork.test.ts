import { describe, expect, it } from "vitest";
import { categoryHues, isArtworkCategory } from "./artworkCategories.ts";
import { avatar } from "./avatar.ts";
import { banner } from "./banner.ts";
import { toHex } from "./color.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { emptyState, type EmptyStateKind } from "./emptyState.ts";
import { gameThumbnail } from "./gameThumbnail.ts";
import { createRandom, toHash } from "./random.ts";
import { createScene } from "./scene.ts";
import { vendorMark } from "./vendorMark.ts";

const categories = Object.keys(categoryHues).filter(isArtworkCategory);
const codes = Array.from({ length: 1000 }, (_, index) => `GAME-${index}`);

/** A small reader of XML: every tag closed in order, every attribute quoted once, no bare ampersand. */
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
const usedIdsOf = (svg: string): readonly string[] => [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href ?? "");

describe("gameThumbnail", () => {
  it.each(categories)("GM-35: draws a thousand codes of %s differently, in at most 8 KB of sound XML", (category) => {
    const pictures = codes.map((code) => gameThumbnail({ code, category, vendor: `V${code.length}` }));
    expect(new Set(pictures).size).toBe(1000);
    expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(8192);
    expect(pictures.slice(0, 200).flatMap(listXmlFaults)).toEqual([]);
  });

  it("draws the same code the same, and a vendor's frame apart from another's", () => {
    expect(gameThumbnail({ code: "A1", category: "RNG", vendor: "AV" })).toBe(gameThumbnail({ code: "A1", category: "RNG", vendor: "AV" }));
    const frames = new Set(Array.from({ length: 40 }, (_, index) => gameThumbnail({ code: "A1", category: "RNG", vendor: `V${index}` })));
    expect(frames.size).toBe(40);
  });

  it("keeps ids of its own: many pictures can stand in one document", () => {
    const pictures = codes.map((code) => gameThumbnail({ code, category: "RNG" }));
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const picture of pictures) expect(usedIdsOf(picture).filter((id) => !idsOf(picture).includes(id))).toEqual([]);
  });

  it("has no letters to translate and nothing that runs or loads", () => {
    for (const category of categories) expect(gameThumbnail({ code: "<script>&\"", category, vendor: "<b>" })).not.toMatch(/<text|<script|<image|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  });

  it("has at least six emblems for slots and own games, two for the others, and shows every one", () => {
    for (const category of categories) {
      const emblems = emblemsByCategory[category];
      expect(emblems.length, category).toBeGreaterThanOrEqual(category === "RNG" || category === "INHOUSE" ? 6 : 2);
      const drawn = new Set(emblems.map((emblem) => emblem(createScene("one", category, 300, 400))));
      expect(drawn.size, category).toBe(emblems.length);
    }
  });

  it("can be wide for brands whose cards are", () => {
    expect(gameThumbnail({ code: "A1", category: "RNG", format: "wide" })).toContain('viewBox="0 0 400 250"');
  });
});

describe("other pictures", () => {
  const kinds: readonly EmptyStateKind[] = ["empty", "search", "error", "offline", "maintenance", "region", "locked"];
  const all = [
    ...categories.flatMap((category) => codes.slice(0, 40).map((code) => banner({ code, category }))),
    ...["AV", "IMES", "DS88", "?!", "", "<&>"].map(vendorMark),
    ...Array.from({ length: 200 }, (_, index) => avatar(index)),
    ...kinds.map(emptyState),
  ];

  it("are sound XML without text and below 24 KB", () => {
    for (const picture of all) {
      expect(listXmlFaults(picture)).toEqual([]);
      expect(picture).not.toContain("<text");
      expect(picture.length).toBeLessThanOrEqual(24 * 1024);
    }
  });

  it("keep the left third of a banner dark enough for white words", () => {
    for (const category of categories) expect(banner({ code: "B", category })).toMatch(/<stop stop-color="#[0-9a-f]{6}" stop-opacity="\.88"\/>/);
  });
});

describe("random and colour", () => {
  it("repeats a seed's numbers on every machine", () => {
    expect([toHash("a"), toHash("foobar")]).toEqual([0xe40c292c, 0xbf9cf968]);
    const random = createRandom("marquee");
    expect([random.integer(0, 9999), random.integer(0, 9999), random.integer(0, 9999)]).toEqual([7950, 6731, 9233]);
  });

  it("turns OKLCH into sRGB and gives up chroma before hue", () => {
    expect(toHex(1, 0, 0)).toBe("#ffffff");
    expect(toHex(0.628, 0.2577, 29.23)).toBe("#ff0000");
    expect(toHex(0.9, 0.4, 29.23)).toMatch(/^#f[ef]d[0-9a-f]{3}$/);
  });
});
