import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** SHA-256 of texts or bytes, each with its length before it, as 32 hex digits. */
export function toDigest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 32);
}

/** Every file below a folder, sorted, as paths from it; what `skip` names is left out. */
export function listFiles(folder: string, skip: (path: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const visit = (at: string): void => {
    for (const name of readdirSync(at).toSorted()) {
      const path = join(at, name);
      if (skip(relative(folder, path))) continue;
      if (statSync(path).isDirectory()) visit(path);
      else found.push(relative(folder, path));
    }
  };
  visit(folder);
  return found;
}

/** SHA-256 over the names and contents of a folder's files. */
export function toFolderDigest(folder: string, skip?: (path: string) => boolean): string {
  return toDigest(listFiles(folder, skip).flatMap((path) => [path, readFileSync(join(folder, path))]));
}
