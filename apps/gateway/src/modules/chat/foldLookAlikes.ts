import { foldText } from "@marquee/contract";

// Letters of Greek and Cyrillic that are drawn as Latin ones.
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ё: "e",
  һ: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ԛ: "q",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  з: "3",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  γ: "y",
  ı: "i",
  ł: "l",
  ø: "o",
  æ: "ae",
  "。": ".",
  "｡": ".",
  "․": ".",
  "•": ".",
  "·": ".",
  "∙": ".",
};

const toDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  // The digits of a script stand together, from its zero on.
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
};

/** A text as an eye reads it: without case, accents and the choice among letters and digits that look the same. */
export function foldLookAlikes(text: string): string {
  return [...foldText(text)]
    .map((letter) => lookAlikes[letter] ?? (/[^\P{Nd}0-9]/u.test(letter) ? toDigit(letter) : letter))
    .join("");
}
