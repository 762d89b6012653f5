import { isRecord } from "../src/isRecord.ts";

/** A package.json with further entries in one of its tables, e.g. a dependency. */
export function addTo(
  table: "dependencies" | "devDependencies" | "scripts",
  entries: Readonly<Record<string, string>>,
) {
  return (before: string): string => {
    const data: unknown = JSON.parse(before);
    const manifest = isRecord(data) ? data : {};
    const old = manifest[table];
    const all = Object.entries({ ...(isRecord(old) ? old : {}), ...entries }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify({ ...manifest, [table]: Object.fromEntries(all) }, null, 2)}\n`;
  };
}
