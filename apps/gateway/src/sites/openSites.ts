import {
  type Engine,
  type Layer,
  listFlips,
  listLive,
  type Release,
  readEngine,
  readLayer,
  type Store,
} from "@marquee/site-store";

/** How often the store is asked whether a site changed; a rollback is seen within a second. */
const lookInterval = 250;

/** A live site: its release, its pages, and the files of its last releases, by address. */
export interface Site {
  readonly release: Release;
  /** The modIds that the live engine was built with. */
  readonly modules: readonly string[];
  /** HTML by `<page>.<language>`. */
  readonly html: ReadonlyMap<string, string>;
  /** The store's key of every file below `/assets/` and `/layer/`, by path without the first slash. */
  readonly files: ReadonlyMap<string, string>;
}

/** The sites of a store, by host. */
export interface Sites {
  /**
   * The site that a host shows for its merchant; another brand's release that names the host is ignored. For a host
   * that no release names, which its merchant has just gained or keeps after a rollback, it is the merchant's only site.
   */
  readonly getByHost: (host: string, merchantCode: string) => Site | undefined;
  readonly list: () => readonly Site[];
  /** Reads the live releases now. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

const toKey = (host: string, merchantCode: string): string => `${host} ${merchantCode}`;

async function requirePart<Part>(what: string, asked: Promise<Part | null>): Promise<Part> {
  const part = await asked;
  if (part === null) throw new Error(`${what} is not in the store`);
  return part;
}

const toPaths = (engine: Engine, layer: Layer): readonly (readonly [string, string])[] => [
  ...Object.entries(engine.files),
  ...Object.entries(layer.files).map(([name, key]) => [`layer/${layer.digest}/${name}`, key] as const),
];

/** The live site of a brand; nothing when it was retired or renamed. */
async function load(store: Store, brand: string, flips: readonly number[]): Promise<Site | undefined> {
  const releases = await listLive(store, brand, flips);
  const [live] = releases;
  if (live === undefined) return undefined;
  const engines = await Promise.all(
    releases.map(({ engine }) => requirePart(`engine ${engine}`, readEngine(store, engine))),
  );
  const layers = await Promise.all(releases.map(({ layer }) => requirePart(`layer ${layer}`, readLayer(store, layer))));
  const files = engines.flatMap((engine, index) =>
    layers.slice(index, index + 1).flatMap((layer) => toPaths(engine, layer)),
  );
  const html = Object.entries(live.html).map(
    async ([page, key]) => [page, (await requirePart(key, store.get(key))).toString("utf8")] as const,
  );
  return {
    release: live,
    modules: engines[0]?.bom.modules ?? [],
    html: new Map(await Promise.all(html)),
    files: new Map(files),
  };
}

/**
 * Opens the live sites of a store and follows publishes and rollbacks. The files of a brand's last five releases stay
 * served, so that a tab opened before a release keeps working.
 *
 * @param onFault is called with a site that cannot be read, which stays as it was; the others continue.
 * @param onChange is called when something went live, with what is live now.
 */
export async function openSites(
  store: Store,
  onFault: (error: unknown) => void,
  onChange: (sites: readonly Site[]) => void,
): Promise<Sites> {
  const loaded = new Map<string, { readonly flip: number; readonly site: Site | undefined }>();
  let byHost: ReadonlyMap<string, Site> = new Map();
  let byCode: ReadonlyMap<string, readonly Site[]> = new Map();

  async function refresh(): Promise<void> {
    for (const [brand, flips] of await listFlips(store)) {
      const flip = flips.at(-1) ?? 0;
      if (loaded.get(brand)?.flip === flip) continue;
      try {
        loaded.set(brand, { flip, site: await load(store, brand, flips) });
      } catch (error) {
        onFault(error);
      }
    }
    byHost = new Map(
      list().flatMap((site) =>
        site.release.hosts.map((host) => [toKey(host, site.release.merchantCode), site] as const),
      ),
    );
    byCode = Map.groupBy(list(), ({ release }) => release.merchantCode);
  }

  function findSite(host: string, merchantCode: string): Site | undefined {
    const [only, ...more] = byCode.get(merchantCode) ?? [];
    return byHost.get(toKey(host, merchantCode)) ?? (more.length === 0 ? only : undefined);
  }

  const list = (): readonly Site[] => [...loaded.values()].flatMap(({ site }) => site ?? []);
  let seen = "";
  let isLooking = false;
  async function look(): Promise<void> {
    // The stamp first, so that a flip during the read is noticed at the next check.
    const stamp = await store.getStamp("flips/");
    if (stamp === seen) return;
    await refresh();
    onChange(list());
    seen = stamp;
  }

  await refresh();
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onFault)
      .finally(() => {
        isLooking = false;
      });
  }, lookInterval);
  timer.unref();

  return { list, getByHost: findSite, refresh, stop: () => clearInterval(timer) };
}
