import type { UiKitSettings } from "@marquee/ui-kit";
import { englishSettings } from "@marquee/ui-kit/testing";

/** What the toolbar offers: the plain words, the same 40 % longer, and the same from right to left. */
export const languages = [
  { id: "plain", title: "English", tag: "en", direction: "ltr" },
  { id: "long", title: "Long words", tag: "en", direction: "ltr" },
  { id: "rtl", title: "Right to left", tag: "ar", direction: "rtl" },
] as const;

const toLong = (text: string): string => `${text} ${"~".repeat(Math.ceil(text.length * 0.4))}`;

/** ui-kit's settings for one of the languages. */
export function toSettings(language: string): UiKitSettings {
  if (language !== "long") return englishSettings;
  const { strings } = englishSettings;
  const longer = Object.fromEntries(Object.entries(strings).flatMap(([key, text]) => (typeof text === "string" ? [[key, toLong(text)]] : [])));
  return { ...englishSettings, strings: { ...strings, ...longer } };
}
