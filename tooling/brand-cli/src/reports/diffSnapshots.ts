import type { Snapshot } from "./Snapshot.ts";

/** One difference: its subject and both values; null where one side has none. */
export type Difference = {
  readonly about: "data" | "module" | "token" | "file";
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** Every value in brand.json by its dotted key. */
function listValues(value: unknown, at = ""): (readonly [string, string])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[at, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, each]) => listValues(each, at === "" ? key : `${at}.${key}`));
}

function compare(
  about: Difference["about"],
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
): Difference[] {
  const keys = [...new Set([...from.keys(), ...to.keys()])].toSorted();
  return keys
    .filter((key) => from.get(key) !== to.get(key))
    .map((key) => ({ about, key, from: from.get(key) ?? null, to: to.get(key) ?? null }));
}

const toStates = ({ modules }: Snapshot): ReadonlyMap<string, string> => new Map(modules.map((id) => [id, "compiled"]));

/** The differences between two brands, two releases, or a brand and its live release. */
export function diffSnapshots(from: Snapshot, to: Snapshot): readonly Difference[] {
  // Tokens and settings are compared by value; comparing their files would repeat the differences.
  const pickFiles = ({ files }: Snapshot): ReadonlyMap<string, string> =>
    new Map([...files].filter(([name]) => !/^(?:tokens\.css|settings\.json|manifest\.webmanifest)$/.test(name)));
  return [
    ...compare("data", new Map(listValues(from.brand)), new Map(listValues(to.brand))),
    ...compare("module", toStates(from), toStates(to)),
    ...compare("token", from.tokens, to.tokens),
    ...compare("file", pickFiles(from), pickFiles(to)),
  ];
}
