import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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
  licenses: Type.Optional(Type.Array(Type.Union([Type.Object({ license: Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) }) }), Type.Object({ expression: Type.String() })]))),
});
/** A library as CycloneDX describes it; what else its generator says of it is kept. */
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

const sources = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", "{apps,packages,tooling}/{*,*/*}/package.json"];

/** Where the answer for the libraries of now is kept: the generator takes three seconds, and its answer changes with a manifest alone. */
function toCacheFile(): string {
  const files = globSync(sources, { cwd: root, exclude: (name) => name === "node_modules" }).toSorted();
  return join(root, "node_modules/.cache/marquee", `libraries-${toDigest(files.map((file) => readFileSync(join(root, file))))}.json`);
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Keeps a text in one step, or not at all where nothing can be written. */
function keep(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // The next process asks again.
  }
}

/** A bill of materials that was kept. */
export const parseBom = (text: string): Bom => Value.Parse(Bom, JSON.parse(text));

let read: Bom | undefined;

/** Every library that this tree's programs may use, by the package manager's own generator; asked once for a lock file. @throws when it is no CycloneDX 1.6 */
export function readLibraries(): Bom {
  if (read !== undefined) return read;
  const file = toCacheFile();
  const kept = readKept(file);
  const text = kept ?? runPnpm(root, ["sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application", "--prod"]);
  read = parseBom(text);
  if (kept === null) keep(file, text);
  return read;
}

/** `@lingui/core@6.8.0` */
export const toLibraryName = ({ group, name, version }: Component): string => `${group === undefined ? "" : `${group}/`}${name}@${version}`;

/** The licences of a library in SPDX's words. */
export const toLicence = ({ licenses = [] }: Component): string => licenses.map((each) => ("expression" in each ? each.expression : (each.license.id ?? each.license.name ?? ""))).join(" AND ") || "not declared";
