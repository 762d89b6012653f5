import { join } from "node:path";
import { findFreePort } from "@marquee/ports";
import { callRoots, openFolderStore } from "@marquee/site-store";
import { readBrand, root } from "@marquee/vite";
import { engineConfig } from "@marquee/vite/plugins";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { createServer } from "vite";
import { buildGames } from "./buildGames.ts";
import { chooseBrands } from "./chooseBrands.ts";
import { devPages } from "./devPages.ts";
import { followBrands } from "./followBrands.ts";
import type { DevSettings } from "./settings.ts";
import type { Running } from "./startProcess.ts";
import { startServers } from "./startServers.ts";

/** A brand's site from its sources. */
export type Dev = { readonly url: string; readonly servers: readonly Running[]; readonly stop: () => Promise<void> };

/** What the gateway answers, whoever serves the pages. */
const callPaths = `^/(${callRoots.join("|")})(/|$)`;

/**
 * Serves one brand from its sources over a real gateway and game house: modules are reloaded as they are saved, and the
 * brand's folder is made into a new layer; a token that is saved is worn by open pages as they stand.
 * @throws on a brand that does not exist or is faulty
 */
export async function startDev(settings: DevSettings, say: (line: string) => void): Promise<Dev> {
  const folder = join(settings.brands, settings.brand);
  const brand = readBrand(folder);
  const { brands, faults } = await chooseBrands(settings.brands, openFolderStore(settings.store));
  if (!brands.some(({ id }) => id === brand.id)) throw new Error(faults.join("\n"));
  const host = brand.domains[0] ?? "localhost";
  await buildGames(settings.store);
  say("starting gateway and game house");
  const port = await findFreePort(settings.port);
  const gateway = await startServers(settings, [{ merchant: brand.merchantCode, host }], { sitePort: port });
  const config = engineConfig(toProfile(brand.modules, brand.app));
  try {
    for (const fault of await followBrands(
      join(settings.data, "gateway"),
      settings.brands,
      brands.map(({ id }) => id),
    ))
      say(fault);
    const vite = await createServer({
      ...config,
      // A package that has React: the libraries that Vite prepares are looked up from here.
      root: join(root, "packages/runtime"),
      cacheDir: join(settings.store, "dev"),
      appType: "custom",
      clearScreen: false,
      plugins: [...(config.plugins ?? []), devPages(folder)],
      server: {
        port,
        strictPort: true,
        allowedHosts: [".localhost"],
        fs: { allow: [root, settings.store] },
        proxy: { [callPaths]: { target: `http://127.0.0.1:${gateway.port}` } },
      },
    });
    await vite.listen();
    const stop = async (): Promise<void> => {
      await Promise.all([vite.close(), gateway.stop()]);
    };
    return { url: `http://${host}:${port}`, servers: gateway.all, stop };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
}
