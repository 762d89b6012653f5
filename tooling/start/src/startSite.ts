import { join } from "node:path";
import { openFolderStore } from "@marquee/site-store";
import { type PageAddition, publishSite, readBrand } from "@marquee/vite";
import { buildGames } from "./buildGames.ts";
import { listBrands, type StartSettings } from "./settings.ts";
import type { Running } from "./startProcess.ts";
import { startServers } from "./startServers.ts";

/** A running platform: where its brands are, and its servers. */
export type Platform = {
  readonly sites: readonly { readonly brand: string; readonly url: string; readonly password: string }[];
  readonly docs: string;
  readonly servers: readonly Running[];
  readonly stop: () => Promise<void>;
};

/** The password of a brand's demo members: what its rules for passwords allow. */
const demoPasswords = { strong: "Marquee#2026", classic: "marquee2026" } as const;

/** Builds what is needed (with `addition` in every page of a preview), then starts gateway and game house and waits until both answer. */
export async function startSite(settings: StartSettings, say: (line: string) => void, addition?: PageAddition): Promise<Platform> {
  say("building sites and games (only what changed)");
  const store = openFolderStore(settings.store);
  const occasion = { at: new Date().toISOString(), by: "start", note: "" };
  const sites = [];
  for (const brand of listBrands(settings.brands)) sites.push(await publishSite(join(settings.brands, brand), store, occasion, addition));
  await buildGames(settings.store);
  say("starting gateway and game house");
  const servers = await startServers(settings, sites.flatMap(({ hosts }) => hosts[0] ?? []));
  const urls = sites.map(({ brand, hosts }) => ({
    brand,
    url: `http://${hosts[0] ?? "localhost"}:${servers.port}`,
    password: demoPasswords[readBrand(join(settings.brands, brand)).settings.passwordProfile],
  }));
  return { sites: urls, docs: `${urls[0]?.url ?? ""}/docs`, servers: servers.all, stop: servers.stop };
}
