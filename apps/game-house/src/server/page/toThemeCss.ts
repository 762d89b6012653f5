import { themeToCss } from "@marquee/design-tokens";
import { extendArchetype } from "@marquee/design-tokens/archetypes";
import type { HouseTheme } from "@marquee/contract";
import fruits from "../../themes/fruits.tokens.json" with { type: "json" };
import gems from "../../themes/gems.tokens.json" with { type: "json" };
import lanterns from "../../themes/lanterns.tokens.json" with { type: "json" };
import night from "../../themes/night.tokens.json" with { type: "json" };
import sea from "../../themes/sea.tokens.json" with { type: "json" };
import sports from "../../themes/sports.tokens.json" with { type: "json" };
import type { BrandTokens } from "@marquee/design-tokens";

const files: Readonly<Record<HouseTheme, unknown>> = { fruits, gems, lanterns, night, sea, sports };

/** The tokens of a theme of games. A game is always dark, so both modes are the same. */
export function getThemeTokens(theme: HouseTheme): BrandTokens {
  const own = [{ file: `themes/${theme}.tokens.json`, tokens: files[theme] }];
  const { core, dark } = extendArchetype("midnight", { core: [], dark: own, light: [] });
  return { core, dark, light: dark };
}

/**
 * The stylesheet of custom properties of a theme.
 * @throws TokenError for a token file that is wrong
 */
export function toThemeCss(theme: HouseTheme): string {
  return themeToCss(getThemeTokens(theme));
}
