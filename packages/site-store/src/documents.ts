import { BrandSchema } from "@marquee/whitelabel/brand";
import type { BrandSettings } from "@marquee/whitelabel/settings";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { Store } from "./Store.ts";

const Digest = Type.String({ pattern: "^[0-9a-f]{16,64}$" });
const Texts = Type.Record(Type.String(), Type.String());
const Names = Type.Array(Type.String());

/** `engines/<digest>.json`: the code of one profile, without any brand's data (brand-platform.md "Engine"). */
const EngineSchema = Type.Object({
  digest: Digest,
  /** The version of the calls that its screens make (contract, `contractVersion`). */
  contract: Type.Integer({ minimum: 1 }),
  /** The script that starts the app, as a path of `files`. */
  entry: Type.String(),
  /** What the entry imports at once; preloaded by every page. */
  initial: Names,
  /** The chunk of texts per language that a first page needs. */
  catalogues: Texts,
  /** The chunk of the other texts per language. */
  restCatalogues: Texts,
  /** What the login page loads at once beside that: it is where a guarded site's visitors arrive. */
  login: Names,
  importMap: Type.String(),
  /** The styles in the HTML of every page: the base rules and the shapes of the skeleton. */
  style: Type.String(),
  /** The token names and the settings that a layer must define. */
  tokens: Names,
  settings: Names,
  /** Bill of materials: modules, features, libraries, bytes per file. */
  bom: Type.Object({
    modules: Names,
    features: Names,
    packages: Names,
    bytes: Type.Record(Type.String(), Type.Integer()),
  }),
  /** The key of every file, by its path in the address. */
  files: Texts,
});
export type Engine = Static<typeof EngineSchema>;

/** `layers/<digest>.json`: one brand's data (brand-platform.md "Layer"). Its files are served below `/layer/<digest>/`. */
const LayerSchema = Type.Object({
  digest: Digest,
  // It was checked when it was made; unknown keys of an older release must not take down a running site.
  brand: Type.Object(BrandSchema.properties),
  settings: Type.Unsafe<BrandSettings>(Type.Object({ id: Type.String(), base: Type.String() })),
  /** The names of the tokens that its styles define. */
  tokens: Names,
  /** Font files of the first screen. */
  fonts: Names,
  colours: Type.Object({ dark: Type.String(), light: Type.String() }),
  files: Texts,
});
export type Layer = Static<typeof LayerSchema>;

/** `releases/<brand>/<number>.json`: engine and layer put together; never changed once it is there. */
export const ReleaseSchema = Type.Object({
  brand: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  merchantCode: Type.String(),
  /** Host names without port that show this site. */
  hosts: Type.Array(Type.String(), { minItems: 1 }),
  engine: Digest,
  layer: Digest,
  contract: Type.Integer({ minimum: 1 }),
  /** `<page>.<language>` → key: `home` for `/` and its aliases, `login` for that address, `app` for every other path. */
  html: Texts,
  languages: Type.Array(Type.String(), { minItems: 1 }),
  defaultLanguage: Type.String(),
  /** `'sha256-…'` sources for `script-src` and `style-src`. */
  scriptHashes: Names,
  styleHashes: Names,
  /** For B10: what the HTML preloads. */
  preload: Names,
  /** When it was made, ISO 8601 in UTC, by whom, and why. */
  at: Type.String(),
  by: Type.String(),
  note: Type.String(),
  /** The commit that it was made from, and whether the tree had uncommitted changes; older releases lack it. */
  commit: Type.Optional(Type.String()),
  dirty: Type.Optional(Type.Boolean()),
  /** The versions of the packages that its engine is made of, by their names; older releases do not say. */
  versions: Type.Optional(Texts),
});
export type Release = Static<typeof ReleaseSchema>;

/** Reads a document and checks it. @throws naming the key and the field when it is not what it should be */
export async function readDocument<Schema extends TSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<Static<Schema> | null> {
  const bytes = await store.get(key);
  if (bytes === null) return null;
  const data: unknown = JSON.parse(bytes.toString("utf8"));
  if (Value.Check(schema, data)) return data;
  const fault = Value.Errors(schema, data)[0];
  throw new Error(`${key}: ${fault?.instancePath ?? ""} ${fault?.message ?? "is not what it should be"}`);
}

export const toText = (document: Engine | Layer | Release | object): string => `${JSON.stringify(document, null, 2)}\n`;

/** A built engine; null when the store does not hold it any more. */
export const readEngine = (store: Store, digest: string): Promise<Engine | null> =>
  readDocument(store, `engines/${digest}.json`, EngineSchema);

/** A made layer; null when the store does not hold it any more. */
export const readLayer = (store: Store, digest: string): Promise<Layer | null> =>
  readDocument(store, `layers/${digest}.json`, LayerSchema);

export const writeEngine = (store: Store, engine: Engine): Promise<void> =>
  store.put(`engines/${engine.digest}.json`, toText(engine));

export const writeLayer = (store: Store, layer: Layer): Promise<void> =>
  store.put(`layers/${layer.digest}.json`, toText(layer));
