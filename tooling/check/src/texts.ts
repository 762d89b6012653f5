import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { listCatalogues, listEnglishTexts, readCatalogue } from "./readTexts.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";
import { typedNumbers } from "./typedNumbers.ts";

/** Words of capitals that a reader knows: abbreviations, currencies and a messenger. */
const abbreviations = new Set(
  "CNY CSV HTML IBAN IDR JPEG JPG KYC LINE OTP PDF PHP PIN PNG RTP SMS THB URL USD USDT VIP VND".split(" "),
);
/** Words of three capitals and more, or with an underscore: names of states and kinds. */
const capitals = /\b(?:[A-Z][A-Z\d]{2,}|[A-Z][A-Z\d]*_[A-Z\d_]+)\b/g;
const numberWithUnit =
  /[₫$฿¥]\d|(?<![\w.#])\d[\d,]*\s?(?:%|(?:s|h|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|per ?cent|VND|THB|USD|IDR|PHP|CNY)\b)/;
const decimal = /(?<![\d.])\d+\.\d+(?![\d.])/;

/** What is wrong with an English text; nothing for one that is right. */
function listTextFaults(text: string): readonly string[] {
  const plain = text.replace(/[#$]?\{\w+\}/g, "");
  const words = (plain.match(capitals) ?? []).filter((word) => !abbreviations.has(word));
  return [
    ...words.map((word) => `has ${word}, a name of the code: say it in words`),
    ...(numberWithUnit.test(plain) && !Object.hasOwn(typedNumbers, text)
      ? [
          "has a typed number with its unit: take it from its setting or constant, or give the reason in typedNumbers.ts",
        ]
      : []),
    ...(decimal.test(plain) ? ["has a typed decimal point: let Intl write the number"] : []),
  ];
}

/** Translations of a tree that are missing, and those that nobody asks for. */
function listTranslationFaults(top: string): readonly string[] {
  return listCatalogues(top).flatMap((file) => {
    const { texts, hasStale } = readCatalogue(join(top, file));
    const english = readCatalogue(join(top, dirname(file), "en.po")).texts;
    const ids = new Set([...english.keys(), ...texts.keys()]);
    return [
      ...(hasStale ? [`${file} keeps texts that no source has`] : []),
      ...[...ids].flatMap((id) => {
        if (!english.has(id)) return [`${file} translates "${id}", which en.po does not have`];
        return texts.get(id) ? [] : [`${file} has no text for "${id}"`];
      }),
    ];
  });
}

/** A column that shows a word of the gateway as it was sent. */
const rawCell =
  /toCell: \(\{ (action|category|channel|event|kind|language|method|mode|module|scope|state|status|template|type) \}\) =>\s*\1\b(?!\.)/g;

/** Columns of the back office that show a word of the code where a name belongs (decision 126). */
const listCellFaults = (top: string): readonly string[] =>
  globSync("apps/back-office/src/**/*.{ts,tsx}", { cwd: top }).flatMap((file) =>
    [...readFileSync(join(top, file), "utf8").matchAll(rawCell)].map(
      ([, word]) => `${file} shows "${word}" as the gateway sends it: give it a name`,
    ),
  );

/** Faults of a tree's texts: names of the code, typed numbers, decimal points, missing and stale translations. */
function listTextsFaults(top: string): readonly string[] {
  const english = listEnglishTexts(top);
  const known = new Set(english.map(({ text }) => text));
  return [
    ...english.flatMap(({ place, text }) => listTextFaults(text).map((fault) => `${place}: "${text}" ${fault}`)),
    ...Object.keys(typedNumbers)
      .filter((text) => !known.has(text))
      .map((text) => `tooling/check/src/typedNumbers.ts: no text is "${text}"`),
    ...listTranslationFaults(top),
    ...listCellFaults(top),
  ];
}

endWithHelp(`pnpm check:texts

Reads the English texts of the catalogues and of games, and names those with a word of the code (ROLLED_BACK), a typed number
with its unit ("30 minutes") or a typed decimal point ("1.5 %"). A number that no setting holds has its reason in
tooling/check/src/typedNumbers.ts. Names each translation that is missing or stale, too, and each column
of the back office that shows a word of the gateway as it was sent. It takes no options.

Exit codes: 0 nothing found, 1 something found.`);
report(listTextsFaults(root));
