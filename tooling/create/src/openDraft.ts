import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refused } from "./Refused.ts";

/** Files that are to be written, of a tree that stays as it is until `write`. */
export type Draft = {
  readonly has: (path: string) => boolean;
  /** A file's text, as it is to be. @throws Refused when there is none */
  readonly read: (path: string) => string;
  /** A new file. @throws Refused when there is one */
  readonly add: (path: string, text: string) => void;
  /** Changes a file. @throws Refused when the change finds no place in it */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** The paths to be written, new ones first. */
  readonly list: () => readonly { readonly path: string; readonly isNew: boolean }[];
  /** Writes all of them, or none. */
  readonly write: () => void;
};

/** Writes every text beside its place before it puts the first one there, and takes all of them back if one cannot be. */
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

/** Opens an empty draft over a tree. */
export function openDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const has = (path: string): boolean => texts.has(path) || existsSync(join(root, path));
  const read = (path: string): string => {
    if (!has(path)) throw new Refused(`${path} is not there`);
    return texts.get(path) ?? readFileSync(join(root, path), "utf8");
  };
  return {
    has,
    read,
    add: (path, text) => {
      if (has(path)) throw new Refused(`${path} is there already`);
      texts.set(path, text);
    },
    edit: (path, change) => {
      const before = read(path);
      const after = change(before);
      if (after === before) throw new Refused(`${path} has no place for what is to come into it: its shape is another one`);
      texts.set(path, after);
    },
    list: () => [...texts.keys()].map((path) => ({ path, isNew: !existsSync(join(root, path)) })).toSorted((a, b) => Number(b.isNew) - Number(a.isNew)),
    write: () => writeAll(root, texts),
  };
}
