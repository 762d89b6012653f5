import { toCssName, tokenNames, toTokenLayer } from "@marquee/design-tokens";
import { localeNames } from "@marquee/lingui/texts";
import type { Difference } from "./diffSnapshots.ts";
import type { Snapshot } from "./Snapshot.ts";

const roles = new Set(
  tokenNames.filter((name) => toTokenLayer(name) === "semantic").map((name) => toCssName(name).slice("--mq-".length)),
);

/** `primary`, `on primary` */
const toWords = (parts: readonly string[]): string => parts.join(" ");

/** A token in words: `color-primary` is "primary colour". */
function toTokenWords(name: string): string {
  const [group = "", ...rest] = name.split("-");
  const what = toWords(rest);
  const words: Readonly<Record<string, string>> = {
    color: `${what} colour`,
    font: `${what} font`,
    weight: `weight of ${what} words`,
    text: `size of ${what} text`,
    leading: `line height of ${what}`,
    radius: `rounding of each ${what}`,
    motion: `${what} motion`,
    easing: `${what} easing`,
    shadow: `${what} shadow`,
    stroke: `${what} line`,
    ratio: `form of each ${what}`,
  };
  return words[group] ?? toWords([...rest, group]);
}

/** Tokens that changed: roles always; a component's token only when it changed independently. */
function listTokenWords(to: Snapshot, differences: readonly Difference[]): readonly string[] {
  const changed = differences
    .filter(({ about }) => about === "token")
    .map((each) => {
      const [theme = "", name = ""] = each.key.split(" ");
      return { ...each, theme, name, isRole: roles.has(name) };
    });
  const follows = (theme: string, from: string | null, value: string | null): boolean =>
    changed.some((each) => each.isRole && each.theme === theme && each.from === from && each.to === value);
  const told = changed.filter(({ isRole, theme, from, to: value }) => isRole || !follows(theme, from, value));
  return told.map(({ theme, name, from, to: value }) => {
    // A value that the light theme does not override applies to both.
    const where = theme === "dark" && !to.tokens.has(`light ${name}`) ? "" : ` of the ${theme} theme`;
    return `The ${toTokenWords(name)}${where} ${from === null ? `is now ${value ?? ""}` : value === null ? `is no longer its own (it was ${from})` : `changed from ${from} to ${value}`}`;
  });
}

const toLanguage = (code: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(
    Object.entries(localeNames).find(([each]) => each === code)?.[1] ?? "en",
  ) ?? code;

/** What a layer's file means to viewers; empty when another line says it already. */
function toFileWords(name: string): string {
  const override = /^overrides\.(\w+)\.json$/.exec(name)?.[1];
  if (override !== undefined) return `Words in ${toLanguage(override)} changed`;
  const pictures: Readonly<Record<string, string>> = {
    "logo.svg": "The logo",
    "logo-mark.svg": "The small logo",
    "favicon.svg": "The sign on the browser's tab",
  };
  if (pictures[name] !== undefined) return `${pictures[name]} changed`;
  if (name.startsWith("banners/")) return "Banners of its own changed";
  // Generated pictures and font files follow from colours, font names and languages, which are reported.
  return "";
}

/** The differences in look between two releases, in words. */
export function toLookWords(to: Snapshot, differences: readonly Difference[]): readonly string[] {
  const files = differences
    .filter(({ about }) => about === "file")
    .map(({ key }) => toFileWords(key))
    .filter((text) => text !== "");
  return [...listTokenWords(to, differences), ...files];
}
