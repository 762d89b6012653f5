import { listContrastFailures, resolveTokens } from "@marquee/design-tokens";
import { describe, expect, it } from "vitest";
import { themeNames } from "../../maths/getGame.ts";
import { getThemeTokens, toThemeCss } from "./toThemeCss.ts";

describe("themes of games", () => {
  it.each(themeNames)("%s is complete and can be read", (theme) => {
    expect(listContrastFailures(resolveTokens(getThemeTokens(theme)).dark)).toEqual([]);
    expect(toThemeCss(theme)).toContain("--mq-color-primary:");
  });
});
