import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./toDigest.ts";

/** The texts that tell one brand from another: id, name, merchant code, domains; those of `own` aside. */
export function listBrandMarks(brandsFolder: string, own?: string): string[] {
  return readdirSync(brandsFolder).filter((id) => id !== own).flatMap((id) => {
    const brand: unknown = JSON.parse(readFileSync(join(brandsFolder, id, "brand.json"), "utf8"));
    if (typeof brand !== "object" || brand === null) return [id];
    const texts = Object.entries(brand).filter(([key]) => ["id", "name", "merchantCode", "domains"].includes(key));
    return texts.flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]));
  });
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
