import { closeSync, constants, openSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { BrandFault } from "@marquee/whitelabel/brand";

/** The contents of a folder: files, and entries that are neither file nor folder, as sorted relative paths. */
export type Listing = { readonly files: readonly string[]; readonly strange: readonly string[] };

/** Lists a folder without following links, which may point anywhere on the machine. */
export function listPlain(folder: string): Listing {
  const [files, strange]: [string[], string[]] = [[], []];
  const visit = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) visit(path);
      else (entry.isFile() ? files : strange).push(relative(folder, path));
    }
  };
  visit(folder);
  return { files: files.toSorted(), strange: strange.toSorted() };
}

/** Reads a regular file. @throws ELOOP for a link, also for one that replaced the file since it was listed */
export function readPlain(path: string): Buffer {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A fault for each link, socket or device in a brand's folder; `name` is the folder's name in messages. */
export function listStrangeFaults(name: string, { strange }: Listing): BrandFault[] {
  return strange.map((path) => ({
    file: `${name}/${path}`,
    key: "(whole file)",
    found: "a link, or no file at all",
    expected: "expected a file or a folder",
  }));
}
