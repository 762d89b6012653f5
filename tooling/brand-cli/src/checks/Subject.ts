import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { listPlain, readPlain } from "@marquee/vite";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { findRepeatedKey } from "./findRepeatedKey.ts";

/** The brand folder being checked. Faults name files relative to the folder of brands. */
export type Subject = {
  readonly id: string;
  readonly folder: string;
  /** Every file, as a path from the folder. */
  readonly files: readonly string[];
  /** Entries that are neither file nor folder, such as links; they are never read. */
  readonly strange: readonly string[];
};

/** Lists a brand's files. */
export function openSubject(brands: string, id: string): Subject {
  const folder = join(brands, id);
  return { id, folder, ...listPlain(folder) };
}

/** The brand ids in a folder: every folder counts, with or without brand.json, except hidden ones, which are being created. */
export function listBrandIds(brands: string): readonly string[] {
  return existsSync(brands)
    ? readdirSync(brands, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
        .map(({ name }) => name)
        .toSorted()
    : [];
}

/** A value as shown in a fault: JSON, shortened. */
const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80));

/** Makes faults of one file of a brand. */
export const faultsOf =
  ({ id }: Subject, path: string) =>
  (key: string, found: unknown, expected: string): BrandFault => ({
    file: `brands/${id}/${path}`,
    key,
    found: typeof found === "string" && found.startsWith("(") ? found : show(found),
    expected,
  });

/** A file's JSON, or a fault when it cannot be parsed. */
export function readJson(
  subject: Subject,
  path: string,
): { readonly data?: unknown; readonly faults: readonly BrandFault[] } {
  const fault = faultsOf(subject, path);
  if (!subject.files.includes(path)) return { faults: [fault("(whole file)", undefined, "a JSON file")] };
  try {
    const text = readPlain(join(subject.folder, path)).toString("utf8");
    const data: unknown = JSON.parse(text);
    // Only the last of two equal keys counts, which misleads whoever reads the first.
    const twice = findRepeatedKey(text);
    return twice === null ? { data, faults: [] } : { faults: [fault(twice, "(written twice)", "each key once")] };
  } catch (error) {
    return { faults: [fault("(whole file)", `(${error instanceof Error ? error.message : String(error)})`, "JSON")] };
  }
}
