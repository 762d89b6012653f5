import { listContrastFailures, resolveTokens } from "@marquee/design-tokens";
import { describe, expect, it } from "vitest";
import { houseThemes } from "@marquee/contract";
import { getThemeTokens, toThemeCss } from "./toThemeCss.ts";

describe("themes of games", () => {
  it.each(houseThemes)("%s is complete and can be read", (theme) => {
    expect(listContrastFailures(resolveTokens(getThemeTokens(theme)).dark)).toEqual([]);
    expect(toThemeCss(theme)).toContain("--mq-color-primary:");
  });
});
