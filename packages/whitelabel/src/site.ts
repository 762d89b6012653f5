import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const Digest = Type.String({ pattern: "^[0-9a-f]{16,64}$" });

/**
 * `<store>/sites/<brand>/site.json`: one composed site. Beside it stand its HTML files; `<store>/engines/<engine>/`
 * and `<store>/layers/<layer>/` hold the hashed files. Paths in the address: `/assets/…` is the engine's folder
 * `assets/`, `/layer/<layer>/…` the layer's folder. Hashed files are immutable, HTML is `private, no-store`.
 */
export const SiteManifestSchema = Type.Object({
  brand: Type.String(),
  merchantCode: Type.String(),
  /** Host names without port that show this site. */
  hosts: Type.Array(Type.String(), { minItems: 1 }),
  engine: Digest,
  layer: Digest,
  /** `<page>.<language>` → file: `home` for `/` and its aliases, `login` for that address, `app` for every other path. */
  html: Type.Record(Type.String(), Type.String()),
  languages: Type.Array(Type.String(), { minItems: 1 }),
  defaultLanguage: Type.String(),
  /** `'sha256-…'` sources for `script-src` and `style-src`. */
  scriptHashes: Type.Array(Type.String()),
  styleHashes: Type.Array(Type.String()),
  /** For B10: what the HTML preloads. */
  preload: Type.Array(Type.String()),
});

/** A composed site, as the gateway serves it. */
export type SiteManifest = Static<typeof SiteManifestSchema>;

/** Reads a site manifest; throws with the faulty key. */
export function toSiteManifest(data: unknown): SiteManifest {
  if (Value.Check(SiteManifestSchema, data)) return data;
  const first = Value.Errors(SiteManifestSchema, data)[0];
  throw new Error(`site.json: ${first?.instancePath ?? ""} ${first?.message ?? "is not a site manifest"}`);
}
