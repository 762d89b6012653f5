import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatter } from "@lingui/format-po";
import { localeNames } from "@marquee/lingui/texts";
import { listTextFolders, root } from "@marquee/vite";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, type Subject } from "./Subject.ts";

const format = formatter({ lineNumbers: false, origins: false });

/** A file's messages by id; `source` is the English text, by which people know a message. */
type Texts = ReadonlyMap<string, { readonly source: string; readonly text: string }>;

const read = new Map<string, Promise<Texts>>();

async function parse(file: string, locale: string): Promise<Texts> {
  if (!existsSync(file)) return new Map();
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return new Map(
    Object.entries(entries).map(([id, { message, translation }]) => [
      id,
      { source: message ?? id, text: translation ?? "" },
    ]),
  );
}

const joinTexts = (all: readonly Texts[]): Texts => new Map(all.flatMap((texts) => [...texts]));

/** Parses a brand's own message file, or returns the fault that it is not one. */
async function readOwn(
  subject: Subject,
  locale: string,
): Promise<{ readonly texts: Texts; readonly faults: readonly BrandFault[] }> {
  const path = `locales/${locale}.po`;
  const file = join(subject.folder, path);
  const fault = faultsOf(subject, path);
  const line = existsSync(file) ? findOddLine(readFileSync(file, "utf8")) : null;
  if (line !== null)
    return {
      texts: new Map(),
      faults: [fault(`(line ${line.number})`, line.text, "a gettext file: comments, msgid, msgstr and quoted lines")],
    };
  try {
    return { texts: await parse(file, locale), faults: [] };
  } catch (error) {
    return {
      texts: new Map(),
      faults: [fault("(whole file)", `(${error instanceof Error ? error.message : String(error)})`, "a gettext file")],
    };
  }
}

/** The first line that is not valid gettext: the parser would skip it and silently lose the text. */
function findOddLine(text: string): { readonly number: number; readonly text: string } | null {
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex(
    (line) =>
      !/^\s*$|^#|^(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+"(?:[^"\\]|\\.)*"\s*$|^"(?:[^"\\]|\\.)*"\s*$/.test(
        line,
      ),
  );
  return index < 0 ? null : { number: index + 1, text: lines[index] ?? "" };
}

/** A package's messages in one language, cached because every brand reads the same ones. */
function getTexts(folder: string, locale: string): Promise<Texts> {
  const file = join(root, folder, "locales", `${locale}.po`);
  const known = read.get(file) ?? parse(file, locale);
  read.set(file, known);
  return known;
}

const listPlaces = (text: string): string =>
  [...new Set(text.match(/\{[^{},]+|<\/?\d+\/?>/g) ?? [])].toSorted().join(" ");

/** Faults in the texts that a brand overrides: unknown ids, or placeholders that do not match. */
function checkOverrides(subject: Subject, known: Texts, locale: string, own: Texts): BrandFault[] {
  const fault = faultsOf(subject, `locales/${locale}.po`);
  const sources = [...known.values()].map(({ source }) => source);
  return [...own].flatMap(([id, { source, text }]) => {
    const original = known.get(id);
    if (original === undefined)
      return [fault(source, source, `a text of this brand's modules${toHint(source, sources)}`)];
    const [places, theirs] = [listPlaces(text), listPlaces(original.source)];
    return text !== "" && places !== theirs ? [fault(source, text, `the places ${theirs || "(none)"}`)] : [];
  });
}

/** The number of texts missing in a brand's enabled languages, and faults in those it overrides. */
export async function checkTexts(subject: Subject, brand: Brand): Promise<BrandFault[]> {
  const folders = listTextFolders(toProfile(brand.modules, brand.app));
  const readAll = async (locale: string): Promise<Texts> =>
    joinTexts(await Promise.all(folders.map((folder) => getTexts(folder, locale))));
  const english = await readAll("en");
  const faults: BrandFault[] = [];
  for (const language of brand.locales.enabled) {
    const locale = localeNames[language];
    const own = await readOwn(subject, locale);
    const texts = joinTexts([await readAll(locale), own.texts]);
    const holes =
      locale === "en" ? [] : [...english].flatMap(([id, { source }]) => (texts.get(id)?.text ? [] : [source]));
    if (holes.length > 0) {
      const expected = `a language whose texts are complete: ${holes.length} of ${english.size} are missing, the first is ${JSON.stringify(holes[0])}; brands/${subject.id}/locales/${locale}.po is where they go`;
      faults.push(faultsOf(subject, "brand.json")("locales.enabled", language, expected));
    }
    faults.push(...own.faults, ...checkOverrides(subject, english, locale, own.texts));
  }
  return faults;
}
