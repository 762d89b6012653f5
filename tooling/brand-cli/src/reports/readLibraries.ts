import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runPnpm } from "@marquee/start/pnpm";
import { root, toDigest } from "@marquee/vite";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const Component = Type.Object({
  "bom-ref": Type.String(),
  name: Type.String(),
  version: Type.String(),
  group: Type.Optional(Type.String()),
  licenses: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Object({ license: Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) }) }),
        Type.Object({ expression: Type.String() }),
      ]),
    ),
  ),
});
/** A library as CycloneDX describes it; other fields of the generator are kept. */
export type Component = Static<typeof Component>;

const Bom = Type.Object({
  $schema: Type.String(),
  bomFormat: Type.Literal("CycloneDX"),
  serialNumber: Type.String(),
  version: Type.Integer(),
  specVersion: Type.Literal("1.6"),
  metadata: Type.Object({}),
  components: Type.Array(Component),
  dependencies: Type.Array(Type.Object({ ref: Type.String(), dependsOn: Type.Optional(Type.Array(Type.String())) })),
});
/** A bill of materials, CycloneDX 1.6. */
export type Bom = Static<typeof Bom>;

const sources = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "{apps,packages,tooling}/{*,*/*}/package.json",
];

/** The digest of the lock file: while it is the same, so are the libraries. */
const toKey = (): string =>
  toDigest(
    globSync(sources, { cwd: root, exclude: (name) => name === "node_modules" })
      .toSorted()
      .map((file) => readFileSync(join(root, file))),
  );

/** The cached result with its key, because the generator takes three seconds. */
const keptFile = join(root, "node_modules/.cache/marquee/libraries.json");

function readKept(key: string): Bom | null {
  try {
    const kept = Value.Parse(Type.Object({ key: Type.String(), bom: Bom }), JSON.parse(readFileSync(keptFile, "utf8")));
    return kept.key === key ? kept.bom : null;
  } catch {
    return null;
  }
}

/** Caches a result atomically, or not at all when nothing can be written: then the next process generates it again. */
function keep(key: string, bom: Bom): void {
  const draft = `${keptFile}.${process.pid}`;
  try {
    mkdirSync(dirname(keptFile), { recursive: true });
    writeFileSync(draft, JSON.stringify({ key, bom }));
    renameSync(draft, keptFile);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Reads a stored bill of materials. */
export const parseBom = (text: string): Bom => Value.Parse(Bom, JSON.parse(text));

let read: Bom | undefined;

/** Every library that this tree's programs may use, by the package manager's own generator; run once for each lock file. @throws when it is no CycloneDX 1.6 */
export function readLibraries(): Bom {
  if (read !== undefined) return read;
  const key = toKey();
  const kept = readKept(key);
  read =
    kept ??
    parseBom(
      runPnpm(root, [
        "sbom",
        "--sbom-format",
        "cyclonedx",
        "--sbom-spec-version",
        "1.6",
        "--sbom-type",
        "application",
        "--prod",
      ]),
    );
  if (kept === null) keep(key, read);
  return read;
}

/** `@lingui/core@6.8.0` */
export const toLibraryName = ({ group, name, version }: Component): string =>
  `${group === undefined ? "" : `${group}/`}${name}@${version}`;

/** The licences of a library in SPDX's words. */
export const toLicence = ({ licenses = [] }: Component): string =>
  licenses
    .map((each) => ("expression" in each ? each.expression : (each.license.id ?? each.license.name ?? "")))
    .join(" AND ") || "not declared";
