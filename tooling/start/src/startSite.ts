import { join } from "node:path";
import { openFolderStore, type Store } from "@marquee/site-store";
import type { PageAddition } from "@marquee/vite";
import { buildDesk } from "./buildDesk.ts";
import { buildGames } from "./buildGames.ts";
import { chooseBrands } from "./chooseBrands.ts";
import { followBrands } from "./followBrands.ts";
import { publishBrands, type PublishedBrands } from "./publishBrands.ts";
import type { StartSettings } from "./settings.ts";
import type { Running } from "./startProcess.ts";
import { startServers } from "./startServers.ts";

/** A running platform: where its brands are, and its servers. */
export type Platform = {
  readonly sites: readonly { readonly brand: string; readonly url: string; readonly password: string }[];
  readonly docs: string;
  /** Where the sign-in providers of this machine are. */
  readonly signIn: string;
  /** Where the payment provider of this machine is. */
  readonly pay: string;
  /** Where staff work. */
  readonly desk: string;
  readonly servers: readonly Running[];
  readonly stop: () => Promise<void>;
};

/** The password of a brand's demo members: what its rules for passwords allow. */
const demoPasswords = { strong: "Marquee#2026", classic: "marquee2026" } as const;

/** Publishes every sound brand and builds the games and the back office: only what changed. */
async function build(
  settings: StartSettings,
  store: Store,
  ids: readonly string[],
  addition?: PageAddition,
): Promise<PublishedBrands> {
  const published = await publishBrands(settings.brands, ids, store, addition);
  await buildGames(settings.store);
  await buildDesk(settings.store);
  return published;
}

/** Builds what is needed (with `addition` in every page of a preview) while the gateway starts, then starts the game house and waits until both answer. */
export async function startSite(
  settings: StartSettings,
  say: (line: string) => void,
  addition?: PageAddition,
): Promise<Platform> {
  const store = openFolderStore(settings.store);
  const { brands, faults } = await chooseBrands(settings.brands, store);
  for (const fault of faults) say(`left out: ${fault}`);
  if (brands.length === 0) throw new Error(`there is no sound brand in ${settings.brands}`);
  say("building sites and games (only what changed), starting gateway and game house");
  const building = build(
    settings,
    store,
    brands.map(({ id }) => id),
    addition,
  );
  // It may fail before it is awaited; the awaiting code reports the error.
  building.catch(() => undefined);
  const servers = await startServers(
    settings,
    brands.map(({ merchantCode, domains }) => ({ merchant: merchantCode, host: domains[0] ?? "localhost" })),
    { building },
  );
  const published = await building;
  for (const fault of published.faults) say(fault);
  try {
    for (const fault of await followBrands(join(settings.data, "gateway"), settings.brands, published.ids)) say(fault);
  } catch (error) {
    await servers.stop();
    throw error;
  }
  const shown = brands.filter(({ id }) => published.ids.includes(id));
  const urls = shown.map(({ id, domains, settings: { passwordProfile } }) => ({
    brand: id,
    url: `http://${domains[0] ?? "localhost"}:${servers.port}`,
    password: demoPasswords[passwordProfile],
  }));
  return {
    sites: urls,
    docs: `${urls[0]?.url ?? ""}/docs`,
    signIn: servers.signIn,
    pay: servers.pay,
    desk: servers.desk,
    servers: servers.all,
    stop: servers.stop,
  };
}
