import type { Game } from "../../maths/toGame.ts";
import type { SymbolId } from "../../maths/Outcome.ts";
import { en } from "./en.ts";
import type { Texts } from "./en.ts";
import { symbolNames, titles } from "./symbolNames.ts";
import { vi } from "./vi.ts";

/** The words of one language about one game. */
export type Words = {
  /** For the page's `lang`. */
  readonly language: "en" | "vi";
  readonly t: (key: keyof Texts, values?: Readonly<Record<string, string | number>>) => string;
  readonly symbol: (id: SymbolId) => string;
  readonly title: string;
  /** A decimal amount with the currency's name. */
  readonly money: (amount: string) => string;
  /** A decimal amount alone. */
  readonly amount: (amount: string) => string;
  readonly dateTime: (time: number) => string;
};

const order: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];

/** The words that need no game, for a platform language code; languages without texts read English. */
export function createTexts(code: string): Pick<Words, "language" | "t"> {
  const language = code.toUpperCase() === "VI" ? "vi" : "en";
  const texts = language === "vi" ? vi : en;
  const t: Words["t"] = (key, values = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : String(values[name]),
    );
  return { language, t };
}

/** Words for a platform language code (VI, EN, …); languages without texts read English. */
export function createWords(code: string, game: Game, currency: string): Words {
  const { language, t } = createTexts(code);
  // As on the site's own pages (CN-06): two decimals, what follows them cut off.
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: "trunc",
    signDisplay: "negative",
  });
  const amount = (text: string): string => (isDecimal(text) ? numbers.format(text) : text);
  const { themes, models } = titles[language];
  const family = game.model.id.split("-")[0] ?? "";
  return {
    language,
    t,
    amount,
    title: `${themes[game.theme]}: ${models[family] ?? family}`,
    money: (text) => `${amount(text)} ${currency}`.trim(),
    dateTime: (time) => new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium" }).format(time),
    symbol: (id) => {
      if (id === "W") return t("wild");
      if (id === "S") return t("scatter");
      if (id === "O") return t("coin");
      return symbolNames[language][game.theme][order.indexOf(id)] ?? id;
    },
  };
}

/** Intl formats decimal strings exactly; its type wants to see that it is one. */
function isDecimal(text: string): text is `${number}` {
  return /^-?[0-9]+(\.[0-9]+)?$/.test(text);
}
