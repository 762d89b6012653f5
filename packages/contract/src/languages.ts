/** The platform's own language codes (spec §1, decision Q-8); TL is Tagalog. */
export type LanguageCode = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "TL";

/** A language: its BCP-47 tag, its own name, and the direction of its script. */
export type Language = {
  readonly code: LanguageCode;
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
};

/** The shipped languages; TY is an opaque code that a brand maps itself, English text by default (decision Q-8). */
export const languages: readonly Language[] = [
  { code: "CN", tag: "zh-CN", name: "中文", direction: "ltr" },
  { code: "EN", tag: "en", name: "English", direction: "ltr" },
  { code: "ID", tag: "id-ID", name: "Bahasa Indonesia", direction: "ltr" },
  { code: "TH", tag: "th-TH", name: "ไทย", direction: "ltr" },
  { code: "TY", tag: "en", name: "TY", direction: "ltr" },
  { code: "VI", tag: "vi-VN", name: "Tiếng Việt", direction: "ltr" },
  { code: "TL", tag: "fil-PH", name: "Filipino", direction: "ltr" },
];

/** Says whether a text is one of the platform's language codes. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/**
 * A page's BCP-47 tag for days and months in words: the one calendar of the site is the Gregorian (AN-05), also where a language's own
 * would be another, as the Buddhist one in Thai.
 */
export const toDateTag = (tag: string): string => `${tag}-u-ca-gregory`;
