import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@marquee/contract";
import type { TextPart } from "@marquee/i18n";
import { catalogueNames } from "@marquee/lingui/catalogues";
import { tokenTypes } from "@marquee/design-tokens";
import type { Profile } from "@marquee/whitelabel/catalogue";
import type { Manifest } from "vite";
import { toCatalogueId } from "./featuresPlugin.ts";

/** A built engine: what `compose` and the reports need to know of it (brand-platform.md "Engine"). */
export type Engine = {
  readonly digest: string;
  /** The script that starts the app. */
  readonly entry: string;
  /** What the entry imports at once; preloaded by every page. */
  readonly initial: readonly string[];
  /** The chunk of texts per language that a first page needs. */
  readonly catalogues: Readonly<Record<LanguageCode, string>>;
  /** The chunk of the other texts per language. */
  readonly restCatalogues: Readonly<Record<LanguageCode, string>>;
  /** What the login page loads at once beside that: it is where a guarded site's visitors arrive. */
  readonly login: readonly string[];
  readonly importMap: string;
  /** The token names that a layer must define. */
  readonly tokens: readonly string[];
  /** Bill of materials: modules, packages, bytes per file. */
  readonly bom: { readonly modules: readonly string[]; readonly features: readonly string[]; readonly bytes: Readonly<Record<string, number>> };
};

/** A profile without the module `auth` has none. */
const loginScreen = "packages/features/auth/src/screens/LoginScreen/LoginScreen.tsx";

/** The files that a chunk imports statically, itself first. */
function listStatic(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => listStatic(manifest, next, seen))];
}

const findKey = (manifest: Manifest, isIt: (key: string) => boolean, what: string): string => {
  const key = Object.keys(manifest).find(isIt);
  if (key === undefined) throw new Error(`the engine has no chunk for ${what}`);
  return key;
};

/** Describes a build from its manifest. */
export function toEngine(digest: string, profile: Profile, folder: string, manifest: Manifest): Engine {
  const entryKey = findKey(manifest, (key) => manifest[key]?.isEntry === true, "its entry");
  const initial = listStatic(manifest, entryKey);
  const catalogue = (part: TextPart, name: string): string =>
    manifest[findKey(manifest, (key) => key.endsWith(toCatalogueId(part, name)), `the texts in ${name}`)]?.file ?? "";
  const listCatalogues = (part: TextPart): Engine["catalogues"] => ({
    CN: catalogue(part, catalogueNames.CN),
    EN: catalogue(part, catalogueNames.EN),
    ID: catalogue(part, catalogueNames.ID),
    TH: catalogue(part, catalogueNames.TH),
    TY: catalogue(part, catalogueNames.TY),
    VI: catalogue(part, catalogueNames.VI),
    TL: catalogue(part, catalogueNames.TL),
  });
  const loginKey = Object.keys(manifest).find((key) => key.endsWith(loginScreen));
  const importMap = join(folder, "importmap.json");
  const files = [...new Set(Object.values(manifest).map((chunk) => chunk.file))].toSorted();
  return {
    digest,
    entry: initial[0] ?? "",
    initial: initial.slice(1),
    catalogues: listCatalogues("first"),
    restCatalogues: listCatalogues("rest"),
    login: loginKey === undefined ? [] : listStatic(manifest, loginKey).filter((file) => !initial.includes(file)),
    importMap: existsSync(importMap) ? readFileSync(importMap, "utf8").trim() : "",
    tokens: Object.keys(tokenTypes),
    bom: {
      modules: profile.modules.map(({ id }) => id),
      features: profile.features.map(({ feature }) => feature),
      bytes: Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size])),
    },
  };
}

/** Reads a built engine; null when the store does not hold it any more. */
export function readEngine(store: string, digest: string): Engine | null {
  const file = join(store, "engines", digest, "engine.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
