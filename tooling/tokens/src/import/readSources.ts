import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { TokenError, toHint, type TokenProblem } from "@marquee/design-tokens";
import { isRecord, readDocument, type RawToken } from "@marquee/design-tokens/dtcg";
import type { Mode } from "../planEdits.ts";
import { expandReferences } from "./expandReferences.ts";
import type { Mapping } from "./Mapping.ts";
import { nameOtherForm } from "./nameOtherForm.ts";
import { toSrgb } from "./toSrgb.ts";

/** A token of an imported file: colours are sRGB, references are aliases, and a group's `$root` has the group's name. */
export interface ForeignToken extends RawToken {
  /** How its colours were converted. */
  readonly notes: readonly string[];
}

/** An imported file. */
export interface Source {
  readonly file: string;
  readonly modes: readonly Mode[];
  readonly tokens: readonly ForeignToken[];
}

/** How files are read. */
export interface ReadOptions {
  /** The themes of all files, regardless of their names. */
  readonly modes?: readonly Mode[];
  readonly mapping?: Mapping;
  /** Ignores files that the mapping names but that do not exist. */
  readonly isPartial?: boolean;
  /** A file in the folder that does not contain tokens. */
  readonly except?: string;
}

const both: readonly Mode[] = ["dark", "light"];

/** The theme that a text names; both themes when it names none or both. */
function toNamedModes(text: string): readonly Mode[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const named = both.filter((mode) => words.includes(mode));
  return named.length === 1 ? named : both;
}

/** Figma's name for the mode of a file that it exported. */
function toFigmaMode(json: unknown): string {
  const extensions = isRecord(json) ? json["$extensions"] : undefined;
  const name = isRecord(extensions) ? extensions["com.figma.modeName"] : undefined;
  return typeof name === "string" ? name : "";
}

const toPath = (key: string): string => key.replace(/\.\$root$/, "");

/** Removes `.$root` from aliases, so that they name a group's root token by the group. */
function dropRoots(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^(\{[^{}]+)\.\$root\}$/, "$1}");
  if (Array.isArray(value)) return value.map(dropRoots);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropRoots(part)]))
    : value;
}

function toForeign(token: RawToken): ForeignToken {
  const notes: string[] = [];
  const value = toSrgb(dropRoots(token.value), (token.type ?? token.groupType) === "color", (text) => notes.push(text));
  return { ...token, key: toPath(token.key), value, notes };
}

function listFiles(
  path: string,
  except: string | undefined,
): readonly { readonly file: string; readonly path: string }[] {
  const place = statSync(path, { throwIfNoEntry: false });
  if (!place)
    throw new TokenError([
      { file: path, key: "(root)", found: "nothing", expected: "a DTCG file or a folder of them" },
    ]);
  if (!place.isDirectory()) return [{ file: basename(path), path }];
  const files = globSync("**/*.{json,tokens}", { cwd: path })
    .toSorted()
    .map((file) => ({ file, path: join(path, file) }))
    .filter((each) => except === undefined || resolve(each.path) !== resolve(except));
  if (files.length === 0)
    throw new TokenError([
      { file: path, key: "(root)", found: "no file *.json or *.tokens", expected: "a folder of DTCG files" },
    ]);
  return files;
}

/**
 * Reads a DTCG file or a folder of them. A file's themes come from `modes`, else from the mapping, else from Figma's name of
 * the file's mode, else from the file's name (`…dark…`), else they are both.
 * @throws TokenError naming each file and key that is not DTCG, and its format if it is known
 */
export function readSources(path: string, { modes, mapping, isPartial, except }: ReadOptions): readonly Source[] {
  const problems: TokenProblem[] = [];
  const files = listFiles(path, except);
  for (const name of mapping?.files.keys() ?? []) {
    if (isPartial !== true && !files.some(({ file }) => file === name))
      problems.push({
        file: mapping?.file ?? "",
        key: `files.${name}`,
        found: "a file that is not among those imported",
        expected: `one of them, or --partial${toHint(
          name,
          files.map(({ file }) => file),
        )}`,
      });
  }
  const sources = files.flatMap(({ file, path }): readonly Source[] => {
    const chosen = mapping?.files.get(file);
    if (chosen?.length === 0) return [];
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      problems.push({
        file,
        key: "(root)",
        found: `no JSON (${error instanceof Error ? error.message : String(error)})`,
        expected: "a DTCG file in JSON",
      });
      return [];
    }
    const other = nameOtherForm(json);
    if (other) {
      problems.push({ file, key: "(root)", ...other });
      return [];
    }
    const { document, problems: faults } = expandReferences(json);
    const read = readDocument(file, document);
    problems.push(...faults.map((fault) => ({ file, ...fault })), ...read.problems);
    return [
      { file, modes: modes ?? chosen ?? toNamedModes(toFigmaMode(json) || file), tokens: read.tokens.map(toForeign) },
    ];
  });
  if (problems.length > 0) throw new TokenError(problems);
  return sources;
}
