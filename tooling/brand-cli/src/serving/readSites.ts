import {
  isEnd,
  listFlips,
  listLast,
  readEngine,
  readFlips,
  readLayer,
  type Release,
  type Store,
  toReturnEnd,
} from "@marquee/site-store";

/** A site as a web server in front of the gateway sees it. */
export type Site = {
  readonly release: Release;
  /** The hosts that serve it or say that it is gone; none that another brand has. */
  readonly hosts: readonly string[];
  /** Hosts that it has moved away from. */
  readonly movedHosts: readonly string[];
  /** The files of its last releases by address. */
  readonly files: ReadonlyMap<string, string>;
  /** Set when the site is retired: where visitors are redirected, if anywhere. */
  readonly retired?: { readonly redirect?: string | undefined };
};

/** The sites of a store, and the hosts that two brands claim; the one that went live first keeps it. */
export type Sites = { readonly sites: readonly Site[]; readonly faults: readonly string[] };

async function readFiles(
  store: Store,
  brand: string,
  releases: readonly Release[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { engine, layer } of releases.toReversed()) {
    const [code, look] = [await readEngine(store, engine), await readLayer(store, layer)];
    if (!code || !look) throw new Error(`${brand} has lost its ${code ? "layer" : "engine"}`);
    for (const [path, key] of Object.entries(code.files)) files.set(`/${path}`, key);
    for (const [name, key] of Object.entries(look.files)) files.set(`/layer/${layer}/${name}`, key);
  }
  return files;
}

/** A brand's site; undefined when the brand was renamed, or the site can no longer be restored. */
async function readSite(
  store: Store,
  brand: string,
  flips: readonly number[],
): Promise<(Site & { readonly since: string }) | undefined> {
  const [last] = await readFlips(store, brand, flips.slice(-1));
  if (!last || last.renamedTo !== undefined || (toReturnEnd(last) ?? Infinity) < Date.now()) return undefined;
  const releases = await listLast(store, brand, flips);
  const [release] = releases;
  if (!release) return undefined;
  const since = (await readFlips(store, brand, flips.slice(0, 1)))[0]?.at ?? last.at;
  const movedHosts = (await readLayer(store, release.layer))?.brand.movedDomains ?? [];
  const site = { release, hosts: release.hosts, movedHosts, since };
  return isEnd(last)
    ? { ...site, files: new Map(), retired: { ...last.retired } }
    : { ...site, files: await readFiles(store, brand, releases) };
}

/** Reads every site of a store; a host that two sites name goes to the older one. */
export async function readSites(store: Store): Promise<Sites> {
  const read = [...(await listFlips(store))].map(([brand, flips]) => readSite(store, brand, flips));
  const found = (await Promise.all(read)).filter((site) => site !== undefined);
  const owners = new Map<string, string>();
  const faults: string[] = [];
  const own = ({ release: { brand } }: Site, hosts: readonly string[]): readonly string[] =>
    hosts.filter((host) => {
      const owner = owners.get(host) ?? brand;
      owners.set(host, owner);
      if (owner !== brand) faults.push(`${brand}: ${host} is ${owner}'s, which was there first`);
      return owner === brand;
    });
  const named = found
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map((site) => ({ ...site, hosts: own(site, site.hosts), movedHosts: own(site, site.movedHosts) }));
  return {
    sites: named
      .filter(({ hosts, movedHosts }) => hosts.length + movedHosts.length > 0)
      .toSorted((a, b) => a.release.brand.localeCompare(b.release.brand)),
    faults,
  };
}
