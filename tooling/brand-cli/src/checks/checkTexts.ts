import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatter } from "@lingui/format-po";
import { catalogueNames } from "@marquee/lingui/catalogues";
import { listTextFolders, root } from "@marquee/vite";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, type Subject } from "./Subject.ts";

const format = formatter({ lineNumbers: false, origins: false });

/** The texts of a file by their ids; `source` is what people know a text by: its English words. */
type Texts = ReadonlyMap<string, { readonly source: string; readonly text: string }>;

const read = new Map<string, Promise<Texts>>();

async function parse(file: string, locale: string): Promise<Texts> {
  if (!existsSync(file)) return new Map();
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return new Map(Object.entries(entries).map(([id, { message, translation }]) => [id, { source: message ?? id, text: translation ?? "" }]));
}

const joinTexts = (all: readonly Texts[]): Texts => new Map(all.flatMap((texts) => [...texts]));

/** A package's texts in one language, read once: every brand asks for the same. */
function getTexts(folder: string, locale: string): Promise<Texts> {
  const file = join(root, folder, "locales", `${locale}.po`);
  const known = read.get(file) ?? parse(file, locale);
  read.set(file, known);
  return known;
}

const listPlaces = (text: string): string => [...new Set(text.match(/\{[^{},]+|<\/?\d+\/?>/g) ?? [])].toSorted().join(" ");

/** What is wrong with the texts that a brand changes: unknown ones, placeholders that do not fit. */
async function checkOverrides(subject: Subject, known: Texts, locale: string): Promise<BrandFault[]> {
  const path = `locales/${locale}.po`;
  const fault = faultsOf(subject, path);
  const sources = [...known.values()].map(({ source }) => source);
  return [...(await parse(join(subject.folder, path), locale))].flatMap(([id, { source, text }]) => {
    const original = known.get(id);
    if (original === undefined) return [fault(source, source, `a text of this brand's modules${toHint(source, sources)}`)];
    const [own, theirs] = [listPlaces(text), listPlaces(original.source)];
    return text !== "" && own !== theirs ? [fault(source, text, `the places ${theirs || "(none)"}`)] : [];
  });
}

/** Texts that a brand's enabled languages lack, counted, and faults of those that it changes. */
export async function checkTexts(subject: Subject, brand: Brand): Promise<BrandFault[]> {
  const folders = listTextFolders(toProfile(brand.modules, brand.app));
  const readAll = async (locale: string): Promise<Texts> => joinTexts(await Promise.all(folders.map((folder) => getTexts(folder, locale))));
  const english = await readAll("en");
  const faults: BrandFault[] = [];
  for (const language of brand.locales.enabled) {
    const locale = catalogueNames[language];
    const texts = joinTexts([await readAll(locale), await parse(join(subject.folder, `locales/${locale}.po`), locale)]);
    const holes = locale === "en" ? [] : [...english].flatMap(([id, { source }]) => (texts.get(id)?.text ? [] : [source]));
    if (holes.length > 0) {
      const expected = `a language whose texts are complete: ${holes.length} of ${english.size} are missing, the first is ${JSON.stringify(holes[0])}`;
      faults.push(faultsOf(subject, "brand.json")("locales.enabled", language, expected));
    }
    faults.push(...(await checkOverrides(subject, english, locale)));
  }
  return faults;
}
