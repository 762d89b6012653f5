import { describe, expect, it } from "vitest";
import { archetypes } from "./archetypes.ts";
import { themeToCss } from "./themeToCss.ts";
import { token } from "./token.ts";

const css = themeToCss(archetypes.midnight);
const [dark = "", light = ""] = css.split("\n");

describe("themeToCss", () => {
  it("makes dark the default, and light selectable on any element", () => {
    expect(dark).toMatch(/^:root,\[data-theme=dark\]\{color-scheme:dark;--mq-color-bg:#0b0f1a;/);
    expect(light).toMatch(/^\[data-theme=light\]\{color-scheme:light;--mq-color-bg:#f7f9ff;/);
  });

  it("writes only differences to the light block, and the mixes to both", () => {
    expect(light).not.toContain("--mq-space-16");
    for (const block of [dark, light]) expect(block).toContain("--mq-color-primary-hover:color-mix(");
  });

  it("grows fluid sizes from 360 to 1280 px", () => {
    expect(dark).toContain("--mq-text-display:clamp(2.25rem, calc(1.9565rem + 1.3043vw), 3rem)");
  });

  it("stops motion for users who prefer reduced motion, and gives Thai more line height", () => {
    expect(css).toContain("@media (prefers-reduced-motion:reduce){:root,[data-theme]{--mq-motion-fast:0.01ms;");
    expect(css).toContain("[lang|=th]{--mq-leading-body:1.7;--mq-leading-heading:1.45}");
  });

  it("names custom properties as token() does", () => {
    expect(token("color.onPrimary")).toBe("var(--mq-color-on-primary)");
    expect(dark).toContain("--mq-color-on-primary:#");
  });
});
