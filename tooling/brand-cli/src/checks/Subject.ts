import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { listPlain, readPlain } from "@marquee/vite";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { findRepeatedKey } from "./findRepeatedKey.ts";

/** A brand's folder that is looked at. Faults name files as people do, from the folder of brands. */
export type Subject = {
  readonly id: string;
  readonly folder: string;
  /** Every file, as a path from the folder. */
  readonly files: readonly string[];
  /** What is neither file nor folder, such as a link: nothing of it is read. */
  readonly strange: readonly string[];
};

/** Reads which files a brand has. */
export function openSubject(brands: string, id: string): Subject {
  const folder = join(brands, id);
  return { id, folder, ...listPlain(folder) };
}

/** The ids of the brands in a folder: every folder in it is one, with or without a brand.json; a hidden one is being made. */
export function listBrandIds(brands: string): readonly string[] {
  return existsSync(brands)
    ? readdirSync(brands, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
        .map(({ name }) => name)
        .toSorted()
    : [];
}

/** A value in a fault's line: short, in JSON's own words. */
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

/** A file's JSON, or the fault that it is none. */
export function readJson(
  subject: Subject,
  path: string,
): { readonly data?: unknown; readonly faults: readonly BrandFault[] } {
  const fault = faultsOf(subject, path);
  if (!subject.files.includes(path)) return { faults: [fault("(whole file)", undefined, "a JSON file")] };
  try {
    const text = readPlain(join(subject.folder, path)).toString("utf8");
    const data: unknown = JSON.parse(text);
    // Of a key that is written twice only the last counts: whoever reads the first is deceived.
    const twice = findRepeatedKey(text);
    return twice === null ? { data, faults: [] } : { faults: [fault(twice, "(written twice)", "each key once")] };
  } catch (error) {
    return { faults: [fault("(whole file)", `(${error instanceof Error ? error.message : String(error)})`, "JSON")] };
  }
}
