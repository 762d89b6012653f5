import { createHash } from "node:crypto";
import type { Engine, Layer, Release } from "@marquee/site-store";
import { type Bom, type Component, toLibraryName } from "./readLibraries.ts";

/** A font family's files begin with its package's name. */
const isFontOf = ({ fonts }: { readonly fonts: readonly string[] }, { group, name }: Component): boolean =>
  /^@fontsource(?:-variable)?$/.test(group ?? "") && fonts.some((file) => file.startsWith(`fonts/${name}-`));

/** A serial number derived from the release, so that two reports of one release are equal. */
function toSerial(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Libraries of a release that no list contains, because it was built from other versions. */
export class UnknownLibraries extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`no list of libraries knows ${names.join(", ")}: publish the brand from this tree, then report`);
    this.name = "UnknownLibraries";
    this.names = names;
  }
}

/**
 * The bill of materials of one release: the libraries in its engine and the font families of its layer. `lists` are searched in
 * order. @throws UnknownLibraries
 */
export function toSbom(release: Release, engine: Engine, layer: Layer, lists: readonly Bom[]): Bom {
  const all = new Map(
    lists.toReversed().flatMap(({ components }) => components.map((each) => [toLibraryName(each), each] as const)),
  );
  const missing = engine.bom.packages.filter((name) => !all.has(name));
  if (missing.length > 0) throw new UnknownLibraries(missing);
  const fonts = Object.keys(layer.files).filter((name) => name.startsWith("fonts/"));
  const components = [...all]
    .filter(([name, each]) => engine.bom.packages.includes(name) || isFontOf({ fonts }, each))
    .map(([, each]) => each)
    .toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
  const refs = new Set(components.map((each) => each["bom-ref"]));
  const ties = new Map(
    lists
      .toReversed()
      .flatMap(({ dependencies }) => dependencies.map((each) => [each.ref, each.dependsOn ?? []] as const)),
  );
  const ref = `${release.brand}@${release.number}`;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: toSerial(`${ref} ${release.engine} ${release.layer}`),
    version: 1,
    metadata: {
      timestamp: release.at,
      ...lists.flatMap(({ metadata }) => ("tools" in metadata ? [{ tools: metadata.tools }] : []))[0],
      component: {
        type: "application",
        name: release.brand,
        version: String(release.number),
        "bom-ref": ref,
        description: `engine ${release.engine}, layer ${release.layer}`,
      },
    },
    components,
    dependencies: [
      { ref, dependsOn: [...refs] },
      ...[...refs].map((each) => ({ ref: each, dependsOn: (ties.get(each) ?? []).filter((other) => refs.has(other)) })),
    ],
  };
}
