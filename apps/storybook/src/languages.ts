import { languages as platformLanguages } from "@marquee/contract";
import type { UiKitSettings } from "@marquee/ui-kit";
import { englishSettings } from "@marquee/ui-kit/testing";
import { layers } from "virtual:marquee/brand-layers";

/** The made-up language that tries layouts: English with marks on its letters, 40 % longer. */
export const pseudoLanguage = "pseudo";

const offered = new Set(layers.flatMap(({ settings }) => settings.locales.enabled));

/** What the toolbar offers: the languages of all brands, and {@link pseudoLanguage}. */
export const languages: readonly {
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}[] = [
  ...platformLanguages
    .filter(({ code }) => offered.has(code))
    .map(({ code, name, tag, direction }) => ({ id: code, title: name, tag, direction })),
  { id: pseudoLanguage, title: "Pseudo, 40 % longer", tag: "en", direction: "ltr" },
];

const toLong = (text: string): string => `[${text}${"~".repeat(Math.ceil(text.length * 0.4))}]`;

/** The words of ui-kit for the stories of its components: English, or English made longer. Screens bring their own, translated. */
export function toSettings(language: string): UiKitSettings {
  if (language !== pseudoLanguage) return englishSettings;
  const { strings } = englishSettings;
  const longer = Object.fromEntries(
    Object.entries(strings).flatMap(([key, text]) => (typeof text === "string" ? [[key, toLong(text)]] : [])),
  );
  return { ...englishSettings, strings: { ...strings, ...longer } };
}
