import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contractVersion, type LanguageCode } from "@marquee/contract";
import type { TextPart } from "@marquee/i18n";
import { localeNames } from "@marquee/lingui/texts";
import { tokenTypes } from "@marquee/design-tokens";
import type { Engine } from "@marquee/site-store";
import type { Profile } from "@marquee/whitelabel/catalogue";
import { settingNames } from "@marquee/whitelabel/settings";
import type { Manifest } from "vite";
import { pageCss } from "./skeleton.ts";
import { manifestsId, packagesFile, toMessagesId } from "./bundleNames.ts";

/** What the runtime loads together with the whole manifests. */
const lateChunk = "packages/runtime/src/manifests/lateChunk.ts";

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

/** Describes a build from its manifest; where its files are kept is not known yet. */
export function toEngine(digest: string, profile: Profile, folder: string, manifest: Manifest): Omit<Engine, "files"> {
  const entryKey = findKey(manifest, (key) => manifest[key]?.isEntry === true, "its entry");
  const initial = listStatic(manifest, entryKey);
  const toFile = (part: TextPart, name: string): string =>
    manifest[findKey(manifest, (key) => key.endsWith(toMessagesId(part, name)), `the texts in ${name}`)]?.file ?? "";
  const listFiles = (part: TextPart): Record<LanguageCode, string> => ({
    CN: toFile(part, localeNames.CN),
    EN: toFile(part, localeNames.EN),
    ID: toFile(part, localeNames.ID),
    TH: toFile(part, localeNames.TH),
    TY: toFile(part, localeNames.TY),
    VI: toFile(part, localeNames.VI),
    TL: toFile(part, localeNames.TL),
  });
  const loginKey = Object.keys(manifest).find((key) => key.endsWith(loginScreen));
  // A screen's chunk is named by the whole manifests, and waits for what the runtime needs for them.
  const before = [manifestsId, lateChunk].map((name) => findKey(manifest, (key) => key.endsWith(name), name));
  const loginKeys = loginKey === undefined ? [] : [...before, loginKey];
  const loginFiles = new Set(loginKeys.flatMap((key) => listStatic(manifest, key)));
  const importMap = join(folder, "importmap.json");
  const files = [...new Set(Object.values(manifest).map((chunk) => chunk.file))].toSorted();
  return {
    digest,
    contract: contractVersion,
    entry: initial[0] ?? "",
    initial: initial.slice(1),
    catalogues: listFiles("first"),
    restCatalogues: listFiles("rest"),
    login: [...loginFiles].filter((file) => !initial.includes(file)),
    importMap: existsSync(importMap) ? readFileSync(importMap, "utf8").trim() : "",
    style: pageCss,
    tokens: Object.keys(tokenTypes),
    settings: [...settingNames],
    bom: {
      modules: profile.modules.map(({ id }) => id),
      features: profile.features.map(({ feature }) => feature),
      packages: JSON.parse(readFileSync(join(folder, packagesFile), "utf8")),
      bytes: Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size])),
    },
  };
}
