import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "@marquee/whitelabel/brand";
import { readBrands } from "./readBrands.ts";
import { isMessage, isOrdinary, outsideHosts } from "./vocabulary.ts";

/** A text that only one brand has, by which its data is known wherever it stands. */
export type BrandMark<What = "name" | "merchant code" | "domain" | "path" | "text"> = {
  readonly brand: string;
  readonly what: What;
  readonly text: string;
};

/** A mark that stands in brand.json. */
export type NameMark = BrandMark<"name" | "merchant code" | "domain">;

/** Shorter texts are said by many: in characters. */
const shortest = 12;

/** A file's text; none where it cannot be read, which is a fault of its brand and keeps no other one from being built. */
function readIfAny(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The long texts that a brand says otherwise than the platform does. One with a placeholder is in parts wherever it was compiled. */
function listOwnTexts(folder: string): readonly string[] {
  const files = globSync("locales/*.po", { cwd: folder }).map((file) => readIfAny(join(folder, file)));
  const texts = files.flatMap((file) => [...file.matchAll(/^msgstr "(.*)"$/gm)].map(([, text = ""]) => text));
  return texts.filter((text) => text.length >= shortest && !/[{<\\]/.test(text) && !isMessage(text));
}

/** What a brand is known by: its name and merchant code unless they are ordinary words, and its domains, which no word is. */
export function toNameMarks({ id, name, merchantCode, domains, movedDomains = [] }: Brand): readonly NameMark[] {
  const words = [
    { brand: id, what: "name" as const, text: name },
    { brand: id, what: "merchant code" as const, text: merchantCode },
  ];
  const hosts = [...domains, ...movedDomains].map((text) => ({ brand: id, what: "domain" as const, text }));
  return [...words.filter(({ text }) => !isOrdinary(text)), ...hosts];
}

/**
 * The marks of each valid brand of a folder except `own`. Invalid brands are never built and have none; a host that the platform itself
 * links to is no mark of a brand that claims it, which `validate` refuses.
 */
export function listBrandMarks(brandsFolder: string, own?: string): readonly BrandMark[] {
  return readBrands(brandsFolder)
    .brands.filter(({ id }) => id !== own)
    .flatMap((brand) => [
      ...toNameMarks(brand).filter(({ text }) => !outsideHosts.has(text.toLowerCase())),
      { brand: brand.id, what: "path" as const, text: `brands/${brand.id}/` },
      ...listOwnTexts(join(brandsFolder, brand.id)).map((text) => ({ brand: brand.id, what: "text" as const, text })),
    ]);
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSmall = (character: string | undefined): boolean => character !== undefined && /\p{Ll}/u.test(character);
const isCapital = (character: string | undefined): boolean => character !== undefined && /\p{Lu}/u.test(character);

/** Whether what stands from `start` to `end` is a word by itself there, or a part of a compound name such as `toWallet`. */
function standsAlone(text: string, start: number, end: number): boolean {
  const opens =
    !isWordPart(text[start - 1]) || !isWordPart(text[start]) || (isSmall(text[start - 1]) && isCapital(text[start]));
  const closes =
    !isWordPart(text[end]) || !isWordPart(text[end - 1]) || (isSmall(text[end - 1]) && isCapital(text[end]));
  return opens && closes;
}

/** Whether a text holds a mark, as it is written; a domain in any case. */
export function holdsMark(text: string, { what, text: mark }: BrandMark): boolean {
  const [within, wanted] = what === "domain" ? [text.toLowerCase(), mark.toLowerCase()] : [text, mark];
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1))
    if (standsAlone(within, at, at + wanted.length)) return true;
  return false;
}
