import type { Game } from "../../maths/toGame.ts";
import type { SymbolId } from "../../maths/Outcome.ts";
import { en } from "./en.ts";
import type { Texts } from "./en.ts";
import { fil } from "./fil.ts";
import { symbolNames, titles } from "./symbolNames.ts";
import type { GameLanguage } from "./symbolNames.ts";
import { th } from "./th.ts";
import { fillText } from "./fillText.ts";
import type { TextValues } from "./fillText.ts";
import { id } from "./id.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

/** The words of one language about one game. */
export type Words = {
  /** For the page's `lang`. */
  readonly language: GameLanguage;
  readonly t: (key: keyof Texts, values?: TextValues) => string;
  readonly symbol: (id: SymbolId) => string;
  readonly title: string;
  readonly currency: string;
  /** A decimal amount with the currency's name. */
  readonly money: (amount: string) => string;
  /** A decimal amount alone. */
  readonly amount: (amount: string) => string;
  /** A share of a hundred, with as many decimals as it has, at most two. */
  readonly percent: (hundredths: number) => string;
  /** A moment in the merchant's zone, as `yyyy-MM-dd HH:mm:ss`. */
  readonly dateTime: (time: number) => string;
  /** A minute in the merchant's zone with its offset, as `yyyy-MM-dd HH:mm (UTC+07:00)`. */
  readonly minute: (time: number) => string;
  /** The merchant's zone in words, as `Asia/Ho_Chi_Minh (UTC+07:00)`. */
  readonly zone: string;
};

const order: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];
const languages: Readonly<Record<string, GameLanguage>> = {
  VI: "vi",
  TH: "th",
  CN: "zh",
  ID: "id",
  TL: "fil",
};
const texts: Readonly<Record<GameLanguage, Texts>> = { en, vi, th, zh, id, fil };

/** The words that need no game, for a platform language code; languages without texts read English. */
export function createTexts(code: string): Pick<Words, "language" | "t"> {
  const language = languages[code.toUpperCase()] ?? "en";
  return { language, t: (key, values = {}) => fillText(texts[language][key], values, language) };
}

/** Words for a platform language code (VI, EN, …); languages without texts read English. */
export function createWords(code: string, game: Game, currency: string, timeZone = "UTC"): Words {
  const { language, t } = createTexts(code);
  // As on the site's own pages (WL-01): two decimals at least, and never fewer digits than the amount has.
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    roundingMode: "trunc",
    signDisplay: "negative",
  });
  const shares = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const amount = (text: string): string => (isDecimal(text) ? numbers.format(text) : text);
  const { themes, models } = titles[language];
  const family = game.model.id.split("-")[0] ?? "";
  return {
    language,
    t,
    amount,
    currency,
    percent: (hundredths) => shares.format(hundredths / 100),
    title: `${themes[game.theme]}: ${models[family] ?? family}`,
    money: (text) => `${amount(text)} ${currency}`.trim(),
    ...createClock(timeZone),
    symbol: (id) => {
      if (id === "W") return t("wild");
      if (id === "S") return t("scatter");
      if (id === "O") return t("coin");
      return symbolNames[language][game.theme][order.indexOf(id)] ?? id;
    },
  };
}

/** Tells times in a zone; in UTC where the browser does not know the zone. */
function createClock(timeZone: string): Pick<Words, "dateTime" | "minute" | "zone"> {
  try {
    // Sweden writes dates as ISO 8601 does.
    const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
    const names = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    const toOffset = (time?: number): string => {
      const offset = names.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
      return offset === "GMT" ? "UTC+00:00" : offset.replace("GMT", "UTC");
    };
    return {
      dateTime: (time) => format.format(time),
      minute: (time) => `${format.format(time).slice(0, -3)} (${toOffset(time)})`,
      zone: `${timeZone} (${toOffset()})`,
    };
  } catch (error) {
    if (timeZone === "UTC") throw error;
    return createClock("UTC");
  }
}

/** Intl formats decimal strings exactly; its type wants to see that it is one. */
function isDecimal(text: string): text is `${number}` {
  return /^-?[0-9]+(\.[0-9]+)?$/.test(text);
}
