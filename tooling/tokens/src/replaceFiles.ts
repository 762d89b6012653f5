import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file's complete new text, and the old text to restore. */
export interface NewText {
  readonly path: string;
  readonly text: string;
  readonly old: string;
}

/** Replaces all files or none: each is first written to a temporary file beside it, and if a rename fails the others are restored. */
export function replaceFiles(files: readonly NewText[]): void {
  const drafts = files.map((file) => ({ ...file, draft: `${file.path}.${process.pid}.draft` }));
  const done: NewText[] = [];
  try {
    for (const { path, draft, text } of drafts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, text, { flag: "wx" });
    }
    for (const file of drafts) {
      renameSync(file.draft, file.path);
      done.push(file);
    }
  } catch (error) {
    for (const { path, old } of done) writeFileSync(path, old);
    throw error;
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
