import { chatHeaderColor, isLanguageCode, type LanguageCode } from "@marquee/contract";

/** What the header of a chat says and looks like (CH-03). */
export interface ChatHeader {
  readonly title: string;
  readonly language: LanguageCode | undefined;
  readonly color: string;
}

/** The header that an address asks for; what it must not say is left out. */
export function toHeader(query: URLSearchParams): ChatHeader {
  const color = query.get("headerColor") ?? "";
  const language = query.get("language") ?? "";
  return {
    title: (query.get("title") ?? "").slice(0, 80),
    language: isLanguageCode(language) ? language : undefined,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : chatHeaderColor,
  };
}

const toLinear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Whether dark letters are read more easily than light ones on a colour `#rrggbb`. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  // Where both have the same contrast: (1 + 0.05) / (x + 0.05) = (x + 0.05) / 0.05.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
