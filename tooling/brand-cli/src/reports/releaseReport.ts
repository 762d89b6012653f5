import {
  type Engine,
  type Layer,
  listFlips,
  listLive,
  readEngine,
  readLayer,
  type Release,
  type Store,
} from "@marquee/site-store";
import { CommandError } from "../cli/CommandError.ts";
import { toEnding } from "../cli/toEnding.ts";
import { toFirstBytes } from "../publish/checkSize.ts";
import { type Bom, parseBom, readLibraries, toLibraryName, toLicence } from "./readLibraries.ts";
import { listBrought } from "./listBrought.ts";
import { readChangelogs, readVersions } from "./readVersions.ts";
import { openSnapshot } from "./Snapshot.ts";
import { toProductWords } from "./toProductWords.ts";
import { toSbom, UnknownLibraries } from "./toSbom.ts";

/** The contents of a release, for those responsible for it. */
export type ReleaseReport = {
  readonly release: Pick<
    Release,
    "brand" | "number" | "at" | "by" | "note" | "engine" | "layer" | "commit" | "dirty" | "versions"
  >;
  readonly modules: readonly string[];
  /** Bytes of all scripts, styles and texts of the engine, of a first visit's scripts, and of the look. */
  readonly bytes: { readonly engine: number; readonly first: number; readonly look: number };
  readonly libraries: readonly { readonly name: string; readonly licence: string }[];
  /** The release that was live before it, and what changed since, in product words; null for a brand's first. */
  readonly since: {
    readonly number: number;
    readonly words: readonly string[];
    /** The changelog entries since then; null when either release does not record its versions. Older reports lack it. */
    readonly brought?: readonly string[] | null;
  } | null;
  /** What changed for the merchant when the release went live. */
  readonly merchant?: readonly string[];
  readonly sbom: Bom;
};

const toReportKey = ({ brand, number }: Pick<Release, "brand" | "number">): string =>
  `reports/${brand}/${String(number).padStart(6, "0")}.json`;
const toSbomKey = ({ brand, number }: Pick<Release, "brand" | "number">): string =>
  `reports/${brand}/${String(number).padStart(6, "0")}.cdx.json`;

const toText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a release is made of. @throws CommandError when the store has lost it */
async function readParts(store: Store, release: Release): Promise<{ readonly engine: Engine; readonly layer: Layer }> {
  const [engine, layer] = await Promise.all([readEngine(store, release.engine), readLayer(store, release.layer)]);
  if (engine === null || layer === null)
    throw new CommandError("usage", `release ${release.number} of ${release.brand} is not whole in the store any more`);
  return { engine, layer };
}

/** The bill of materials: the one stored for the same engine, else this tree's own. */
async function makeSbom(
  store: Store,
  release: Release,
  engine: Engine,
  layer: Layer,
  others: readonly Release[],
): Promise<Bom> {
  const kept = await Promise.all(
    [release, ...others].map(async (each) => (await store.get(toSbomKey(each)))?.toString("utf8")),
  );
  const lists = kept.flatMap((text) => (text === undefined ? [] : [parseBom(text)]));
  try {
    return toSbom(release, engine, layer, lists);
  } catch (error) {
    if (!(error instanceof UnknownLibraries)) throw error;
    return toSbom(release, engine, layer, [...lists, readLibraries()]);
  }
}

async function sumBytes(store: Store, keys: readonly string[]): Promise<number> {
  const sizes = await Promise.all(keys.map(async (key) => (await store.get(key))?.length ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The release that was live before this one; for a release that was never live, the one numbered before it. */
function findBefore(live: readonly Release[], number: number): Release | undefined {
  const at = live.findIndex((each) => each.number === number);
  return at >= 0
    ? live[at + 1]
    : live.filter((each) => each.number < number).toSorted((a, b) => b.number - a.number)[0];
}

/** Reports a release compared with the one before it. */
export async function reportRelease(brands: string, store: Store, release: Release): Promise<ReleaseReport> {
  const { engine, layer } = await readParts(store, release);
  const live = await listLive(store, release.brand, (await listFlips(store)).get(release.brand) ?? []);
  const before = findBefore(live, release.number);
  const sbom = await makeSbom(store, release, engine, layer, live);
  const { brand, number, at, by, note, commit, dirty, versions } = release;
  const [was, is] =
    before === undefined
      ? []
      : [
          await openSnapshot(brands, store, `${brand}@${before.number}`),
          await openSnapshot(brands, store, `${brand}@${number}`),
        ];
  const words = was === undefined || is === undefined ? [] : toProductWords(was, is);
  const isNewCode =
    before !== undefined && before.engine !== release.engine && was?.modules.join() === is?.modules.join();
  const brought =
    before?.versions === undefined || versions === undefined
      ? null
      : listBrought(before.versions, versions, readChangelogs());
  return {
    release: {
      brand,
      number,
      at,
      by,
      note,
      engine: release.engine,
      layer: release.layer,
      ...(commit === undefined ? {} : { commit }),
      ...(dirty === undefined ? {} : { dirty }),
      ...(versions === undefined ? {} : { versions }),
    },
    modules: engine.bom.modules,
    bytes: {
      engine: Object.values(engine.bom.bytes).reduce((sum, each) => sum + each, 0),
      first: toFirstBytes(engine),
      look: await sumBytes(store, Object.values(layer.files)),
    },
    libraries: sbom.components.map((each) => ({ name: toLibraryName(each), licence: toLicence(each) })),
    since:
      before === undefined
        ? null
        : {
            number: before.number,
            words: [...words, ...(isNewCode ? ["The site runs on newer code; its modules are the same"] : [])],
            brought,
          },
    sbom,
  };
}

/** This tree's changelog entries since a release was made, which no site shows yet. */
export async function listWaiting(
  store: Store,
  { engine, layer, versions }: Pick<Release, "engine" | "layer" | "versions">,
): Promise<readonly string[]> {
  const [code, look] = await Promise.all([readEngine(store, engine), readLayer(store, layer)]);
  return versions === undefined || code === null || look === null
    ? []
    : listBrought(versions, readVersions(code.bom.features, look.brand.app), readChangelogs());
}

/**
 * Stores a live release's report and bill of materials unless they are there already. `gc` never removes them: they document what was
 * shipped. @throws CommandError that says that the release is live nevertheless
 */
export async function keepReport(
  brands: string,
  store: Store,
  release: Release,
  merchant: readonly string[] = [],
): Promise<void> {
  try {
    await writeReport(brands, store, release, merchant);
  } catch (error) {
    const { ending, message } = toEnding(error);
    throw new CommandError(ending, `release ${release.number} is live, and its report was not written: ${message}`);
  }
}

/** The report stored when a release went live; it outlives the release itself. Null when there is none. */
export async function readReport(store: Store, of: Pick<Release, "brand" | "number">): Promise<ReleaseReport | null> {
  const [report, sbom] = await Promise.all([store.get(toReportKey(of)), store.get(toSbomKey(of))]);
  if (report === null || sbom === null) return null;
  // Written by `writeReport`.
  const kept: Omit<ReleaseReport, "sbom"> = JSON.parse(report.toString("utf8"));
  return { ...kept, sbom: parseBom(sbom.toString("utf8")) };
}

async function writeReport(brands: string, store: Store, release: Release, merchant: readonly string[]): Promise<void> {
  if ((await store.has(toReportKey(release))) && (await store.has(toSbomKey(release)))) return;
  const { sbom, ...report } = await reportRelease(brands, store, release);
  await store.put(toSbomKey(release), toText(sbom));
  await store.put(toReportKey(release), toText(merchant.length === 0 ? report : { ...report, merchant }));
}
