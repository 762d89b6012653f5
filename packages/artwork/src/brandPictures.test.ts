import { describe, expect, it } from "vitest";
import { favicon, maskableIcon, socialCard } from "./brandPictures.ts";

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Mark</title><defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient></defs><circle cx="32" cy="32" r="32" fill="url(#g)"/></svg>';
const ground = "#102030";

describe("a brand's pictures", () => {
  it("hold the mark on the brand's ground", () => {
    for (const picture of [favicon({ mark, ground }), maskableIcon({ mark, ground }), socialCard({ mark, name: "Aurelune", ground, ink: "#ffeedd", accent: "#b79bff" })]) {
      expect(picture).toContain('<circle cx="32" cy="32" r="32" fill="url(#g)"/>');
      expect(picture).toContain(`fill="${ground}"`);
      expect(picture).not.toContain("<title>");
    }
  });

  it("keep a maskable icon's mark within the circle of 80 % that no platform cuts off", () => {
    const [, x, , width] = /<svg x="(\d+)" y="(\d+)" width="(\d+)"/.exec(maskableIcon({ mark, ground })) ?? [];
    const [corner, side] = [Number(x), Number(width)];
    expect(corner + side / 2).toBeCloseTo(256, 0);
    expect(Math.hypot(256 - corner, 256 - corner)).toBeLessThanOrEqual(512 * 0.4 + 1);
    expect(side).toBeGreaterThan(280);
  });

  it("are 1200 × 630 for a card, with the name in drawn letters that fit", () => {
    const card = socialCard({ mark, name: "Trăng Non Nightmarket", ground, ink: "#ffeedd", accent: "#b79bff" });
    expect(card).toContain('viewBox="0 0 1200 630"');
    expect(card).not.toContain("<text");
    const scale = Number(/translate\(600 478\) scale\(([\d.]+)\)/.exec(card)?.[1]);
    const starts = [...card.matchAll(/translate\((-?[\d.]+) -7\)/g)].map(([, at]) => Number(at));
    expect(starts).toHaveLength(16);
    expect(600 + Math.min(...starts) * scale).toBeGreaterThanOrEqual(60);
    expect(600 + (Math.max(...starts) + 10) * scale).toBeLessThanOrEqual(1140);
  });

  it.each([
    ["no SVG", "<p>mark</p>", "not an SVG"],
    ["no viewBox", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', "viewBox"],
    ["a script", '<svg viewBox="0 0 1 1"><script>1</script></svg>', "<script"],
    ["a handler", '<svg viewBox="0 0 1 1"><g onload="1"/></svg>', "onload"],
    ["a foreign reference", '<svg viewBox="0 0 1 1"><use href="https://example.com/a.svg#b"/></svg>', "href"],
    ["a foreign paint", '<svg viewBox="0 0 1 1"><path fill="url(https://example.com/a)"/></svg>', "url("],
    ["letters that need a font", '<svg viewBox="0 0 1 1"><text>A</text></svg>', "<text"],
  ])("refuse a mark with %s", (_, bad, word) => {
    expect(() => favicon({ mark: bad, ground })).toThrow(word);
  });

  it("refuse a colour that is none", () => {
    expect(() => maskableIcon({ mark, ground: '"/><script>' })).toThrow("ground");
    expect(() => socialCard({ mark, name: "A", ground, ink: "red", accent: ground })).toThrow("ink");
  });
});
