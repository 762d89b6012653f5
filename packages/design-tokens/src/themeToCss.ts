import { derivedTokens } from "./names/derivedTokens.ts";
import { resolveTokens, type BrandTokens } from "./resolveTokens.ts";
import { toCssName } from "./toCssName.ts";
import { tokenTypes, type TokenName } from "./names/tokenTypes.ts";

/** Scripts whose letters need more height than Latin (ui.md, requirement 22). */
const leadings: readonly (readonly [language: string, values: Partial<Record<TokenName, TokenName>>])[] = [
  ["th", { "leading.body": "leading.bodyThai", "leading.heading": "leading.headingThai" }],
  ["zh", { "leading.body": "leading.bodyChinese" }],
  ["vi", { "leading.heading": "leading.headingVietnamese" }],
];

const write = (name: string, value: string): string => `${toCssName(name)}:${value}`;

// A custom property is computed where it is declared, so each theme block declares the mixes; otherwise a light
// section in a dark page would keep the page's mixes.
const derived = Object.entries(derivedTokens).map(([name, value]) => write(name, value));

/**
 * A brand's stylesheet of custom properties: dark is the default, light is selected with `data-theme="light"` on any
 * element. Switching the theme changes variables and re-renders nothing.
 * @throws TokenError like {@link resolveTokens}.
 */
export function themeToCss(brand: BrandTokens): string {
  const { dark, light } = resolveTokens(brand);
  const changed = [...light].filter(([name, value]) => dark.get(name) !== value);
  const durations = Object.entries(tokenTypes)
    .filter(([, type]) => type === "duration")
    .map(([name]) => write(name, "0.01ms"));
  const blocks = [
    `:root,[data-theme=dark]{${["color-scheme:dark", ...[...dark].map(([name, value]) => write(name, value)), ...derived].join(";")}}`,
    `[data-theme=light]{${["color-scheme:light", ...changed.map(([name, value]) => write(name, value)), ...derived].join(";")}}`,
    ...leadings.map(([language, values]) => {
      const lines = Object.entries(values).map(([name, source]) => write(name, dark.get(source) ?? "normal"));
      return `[lang|=${language}]{${lines.join(";")}}`;
    }),
    `@media (prefers-reduced-motion:reduce){:root,[data-theme]{${durations.join(";")}}}`,
    `@media (prefers-contrast:more){:root,[data-theme]{${toCssName("color.line")}:var(${toCssName("color.border")})}}`,
  ];
  return `${blocks.join("\n")}\n`;
}
