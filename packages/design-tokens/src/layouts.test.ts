import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { layoutToCss } from "./layouts.ts";
import { themeToCss } from "./themeToCss.ts";
import { archetypes } from "./archetypes.ts";

const folder = new URL("../layouts/", import.meta.url);
const files = readdirSync(folder);
const known = new Set(themeToCss(archetypes.midnight).match(/--mq-[a-z0-9-]+/gi));

describe("layouts", () => {
  it.each(files)("%s uses only known tokens, no raw colours, and selects only its own layout", (file) => {
    const css = readFileSync(new URL(file, folder), "utf8");
    expect((css.match(/--mq-[a-z0-9-]+/gi) ?? []).filter((name) => !known.has(name))).toEqual([]);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|oklch/i);
    const [kind = "", form = ""] = file.replace(".css", "").split("-");
    const starts = css.match(/^:root.*$/gm) ?? [];
    expect(starts.filter((line) => !line.startsWith(`:root[data-${kind}="${form}"]`))).toEqual([]);
  });

  it("a brand gets only its own menu and hero, on one line", () => {
    const css = layoutToCss({ menu: "dock", hero: "peek" });
    expect(css).toContain('[data-menu="dock"]');
    expect(css).toContain('[data-hero="peek"]');
    expect(css).not.toMatch(/"top"|"split"|\n|\/\*/);
  });
});
