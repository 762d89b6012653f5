import { root } from "@marquee/vite";
import { runPnpm } from "@marquee/start/pnpm";
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

let read: Bom | undefined;

/** Every library that this tree's programs may use, by the package manager's own generator; asked once in a process. @throws when it is no CycloneDX 1.6 */
export function readLibraries(): Bom {
  read ??= Value.Parse(Bom, JSON.parse(runPnpm(root, ["sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application", "--prod"])));
  return read;
}

/** A bill of materials that was kept. */
export const parseBom = (text: string): Bom => Value.Parse(Bom, JSON.parse(text));

/** `@lingui/core@6.8.0` */
export const toLibraryName = ({ group, name, version }: Component): string => `${group === undefined ? "" : `${group}/`}${name}@${version}`;

/** The licences of a library in SPDX's words. */
export const toLicence = ({ licenses = [] }: Component): string => licenses.map((each) => ("expression" in each ? each.expression : (each.license.id ?? each.license.name ?? ""))).join(" AND ") || "not declared";
