import { listNear } from "./listNear.ts";

/** Reports names that are not suites, with suggestions. */
export function listUnknown(wanted: readonly string[], known: readonly string[]): readonly string[] {
  return wanted
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = listNear(name, known);
      return `there is no suite "${name}"${near.length > 0 ? `; did you mean ${near.join(" or ")}?` : `; there are ${known.join(", ")}`}`;
    });
}
