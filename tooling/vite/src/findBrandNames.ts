import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrands } from "./readBrands.ts";
import { listFiles } from "./toDigest.ts";

/** The texts that identify each valid brand except `own`: id, name, merchant code, domains. Invalid brands are never built and are skipped. */
export function listBrandMarks(brandsFolder: string, own?: string): string[] {
  return readBrands(brandsFolder)
    .brands.filter(({ id }) => id !== own)
    .flatMap(({ id, name, merchantCode, domains }) => [id, name, merchantCode, ...domains]);
}

/** The first file below a folder that contains one of the texts, in any case (brand-platform.md "Engine": leak check). */
export function findBrandNames(folder: string, marks: readonly string[]): { file: string; mark: string } | null {
  for (const file of listFiles(folder)) {
    const text = readFileSync(join(folder, file), "latin1").toLowerCase();
    const mark = marks.find((each) => text.includes(each.toLowerCase()));
    if (mark !== undefined) return { file, mark };
  }
  return null;
}
