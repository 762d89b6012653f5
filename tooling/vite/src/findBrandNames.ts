import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrands } from "./readBrands.ts";
import { listFiles } from "./toDigest.ts";

/** The texts that tell one sound brand from another: id, name, merchant code, domains; those of `own` aside. What is no sound brand goes nowhere. */
export function listBrandMarks(brandsFolder: string, own?: string): string[] {
  return readBrands(brandsFolder)
    .brands.filter(({ id }) => id !== own)
    .flatMap(({ id, name, merchantCode, domains }) => [id, name, merchantCode, ...domains]);
}

/** The first file below a folder that holds one of the marks, in any case (brand-platform.md "Engine": leak check). */
export function findBrandNames(folder: string, marks: readonly string[]): { file: string; mark: string } | null {
  for (const file of listFiles(folder)) {
    const text = readFileSync(join(folder, file), "latin1").toLowerCase();
    const mark = marks.find((each) => text.includes(each.toLowerCase()));
    if (mark !== undefined) return { file, mark };
  }
  return null;
}
