import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { root } from "./root.ts";

/** Packages that hold data for all brands: their strings are words of the platform. */
const dataPackages = ["artwork", "contract", "design-tokens", "i18n", "whitelabel"];
const codePackages = ["api-client", "runtime", "ui-kit", "features/*"];
const sources = `packages/{${[...dataPackages, ...codePackages].join(",")}}/{src,locales}/**/*.{ts,tsx,po}`;
const isTest = /\.(?:test|browser\.test|stories)\.tsx?$|node_modules/;
const isData = new RegExp(`^packages/(?:${dataPackages.join("|")})/`);

const comment = /\/\*[^]*?\*\/|(?:^|\s)\/\/.*$/gm;
const string = /"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const library = /(?:from|import\(?) ?"([^"]+)"/g;
const message = /^(?:msgid|msgstr) "(.*)"$/gm;

/** A file from which engines are made. */
type Source = {
  readonly file: string;
  /** What can name a brand by mistake: strings of code, without comments, or the messages of a catalogue. */
  readonly texts: readonly string[];
  /** The rest: identifiers, names of files and libraries. */
  readonly names: string;
};

const pick = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = ""]) => part);

function readSource(file: string): Source {
  const text = readFileSync(join(root, file), "utf8");
  if (file.endsWith(".po")) return { file, texts: pick(text, message), names: "" };
  const code = text.replace(comment, "");
  const names = [file, ...pick(code, library), code.replace(string, " ")].join("\n");
  return { file, texts: code.match(string) ?? [], names };
}

let read: readonly Source[] | undefined;

/** Read once in a process: a command asks for many brands. */
function readSources(): readonly Source[] {
  read ??= globSync(sources, { cwd: root })
    .filter((file) => !isTest.test(file))
    .map(readSource);
  return read;
}

const listWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The parts of compound names too: `walletFeature` holds the word wallet. */
const toParts = (names: string): string =>
  names.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");

let vocabulary: ReadonlySet<string> | undefined;

function readVocabulary(): ReadonlySet<string> {
  const words = readSources().flatMap(({ file, texts, names }) => {
    const isWordly = file.endsWith(".po") || isData.test(file);
    return [names, toParts(names), ...(isWordly ? texts : [])].flatMap(listWords);
  });
  return new Set([...Object.values(dictionary).flat().map(String), ...words]);
}

/**
 * Whether a text has ordinary words alone: of the dictionaries that engines ship to estimate passwords, or of the platform itself
 * (identifiers, files, libraries, catalogues, data of all brands). Such a text is nobody's own: where it stands says nothing about a brand.
 */
export function isOrdinary(text: string): boolean {
  vocabulary ??= readVocabulary();
  const known = vocabulary;
  return listWords(text).every((word) => known.has(word));
}

/** Whether a catalogue of the platform has this message, in any language. */
export function isMessage(text: string): boolean {
  return readSources().some(({ file, texts }) => file.endsWith(".po") && texts.includes(text));
}

/** The hosts that the platform's own pages link to and that names of formats hold. A test holds the list to the sources. */
export const outsideHosts: ReadonlySet<string> = new Set([
  "www.gamblersanonymous.org",
  "www.gamblingtherapy.org",
  "www.googletagmanager.com",
  "www.w3.org",
]);

/** The hosts of the addresses in everything from which engines are made, without those that no site can have (`.invalid`). */
export function listLinkedHosts(): ReadonlySet<string> {
  const texts = readSources().flatMap((source) => source.texts);
  const hosts = texts.flatMap((text) => pick(text, /https?:\/\/([a-z0-9][a-z0-9.-]*\.[a-z]+)/g));
  return new Set(hosts.filter((host) => !host.endsWith(".invalid")));
}

/** The first file from which engines are made that has a text which passes the test, as a path from the top of the tree. */
export function findSource(test: (text: string) => boolean): string | undefined {
  return readSources().find(({ texts }) => texts.some(test))?.file;
}
