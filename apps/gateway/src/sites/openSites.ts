import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, toSiteManifest } from "@marquee/whitelabel/site";

const lookInterval = 1_000;

/** A published site: its manifest and its HTML texts by page and language. */
export interface Site {
  readonly manifest: SiteManifest;
  readonly html: ReadonlyMap<string, string>;
}

/** The sites of a store, by host. */
export interface Sites {
  readonly getByHost: (host: string) => Site | undefined;
  readonly list: () => readonly Site[];
}

interface Loaded {
  readonly changed: number;
  readonly site: Site;
}

function load(folder: string): Site {
  const manifest = toSiteManifest(JSON.parse(readFileSync(join(folder, "site.json"), "utf8")));
  const html = Object.entries(manifest.html).map(([key, file]) => [key, readFileSync(join(folder, file), "utf8")] as const);
  return { manifest, html: new Map(html) };
}

/**
 * Opens a store of composed sites (packages/whitelabel, site manifest). A site that is published again is seen within a
 * second: the store replaces its folder in one rename, a request falls on the old or the new one.
 *
 * @param onFault hears of a site that cannot be read; the others go on, and that one stays as it was.
 */
export function openSites(store: string, onFault: (error: unknown) => void): Sites {
  const loaded = new Map<string, Loaded>();
  let lookedAt = 0;

  function refresh(): void {
    if (Date.now() - lookedAt < lookInterval) return;
    lookedAt = Date.now();
    for (const name of readdirSync(join(store, "sites"))) {
      const folder = join(store, "sites", name);
      try {
        const changed = statSync(join(folder, "site.json")).mtimeMs;
        if (loaded.get(name)?.changed !== changed) loaded.set(name, { changed, site: load(folder) });
      } catch (error) {
        onFault(error);
      }
    }
  }

  const list = (): readonly Site[] => {
    refresh();
    return [...loaded.values()].map(({ site }) => site);
  };

  return { list, getByHost: (host) => list().find(({ manifest }) => manifest.hosts.includes(host)) };
}
