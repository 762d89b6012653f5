import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { Refusal } from "./Refusal.ts";

/** New and changed files, kept in memory until `write`. */
export type Draft = {
  readonly has: (path: string) => boolean;
  /** A file's text, with the draft's changes. @throws Refusal when the file does not exist */
  readonly read: (path: string) => string;
  /** Adds a file. @throws Refusal when it exists */
  readonly add: (path: string, text: string) => void;
  /** Changes a file. @throws Refusal when `change` returns the same text, because it found no place for the change */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** The paths to be written, new files first. */
  readonly list: () => readonly { readonly path: string; readonly isNew: boolean }[];
  /** Writes all files or none; source files are formatted first. */
  readonly write: () => Promise<void>;
};

/** Writes all texts to temporary files first, then renames them, and undoes all renames if one fails. */
function writeAll(root: string, texts: ReadonlyMap<string, string>): void {
  const undo: (() => void)[] = [];
  const toBeside = (path: string): string => join(root, `${path}.draft`);
  try {
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      undo.push(() => rmSync(toBeside(path), { force: true }));
      writeFileSync(toBeside(path), text);
    }
    for (const path of texts.keys()) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
      renameSync(toBeside(path), file);
    }
  } catch (error) {
    for (const back of undo.toReversed()) back();
    throw error;
  }
}

/** Formats a file's text with the repository's settings. */
async function toFormatted(root: string, path: string, text: string): Promise<string> {
  if (!/\.tsx?$/.test(path)) return text;
  const { ignorePatterns: _, ...options }: FormatConfig & { readonly ignorePatterns?: unknown } = JSON.parse(
    readFileSync(join(root, ".oxfmtrc.json"), "utf8"),
  );
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Refusal(`${path} cannot be formatted: ${errors[0]?.message ?? ""}`);
  return code;
}

/** Opens an empty draft for a repository. */
export function openDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const has = (path: string): boolean => texts.has(path) || existsSync(join(root, path));
  const read = (path: string): string => {
    if (!has(path)) throw new Refusal(`${path} is not there`);
    return texts.get(path) ?? readFileSync(join(root, path), "utf8");
  };
  return {
    has,
    read,
    add: (path, text) => {
      if (has(path)) throw new Refusal(`${path} is there already`);
      texts.set(path, text);
    },
    edit: (path, change) => {
      const before = read(path);
      const after = change(before);
      if (after === before)
        throw new Refusal(`${path} has no place for what is to come into it: its shape is another one`);
      texts.set(path, after);
    },
    list: () =>
      [...texts.keys()]
        .map((path) => ({ path, isNew: !existsSync(join(root, path)) }))
        .toSorted((a, b) => Number(b.isNew) - Number(a.isNew)),
    write: async () => {
      for (const [path, text] of texts) texts.set(path, await toFormatted(root, path, text));
      writeAll(root, texts);
    },
  };
}
