import { endWithFault } from "./endWithFault.ts";
import { followLauncher } from "./followLauncher.ts";
import { readSettings } from "./settings.ts";
import { startSite } from "./startSite.ts";
import { untilStopped } from "./untilStopped.ts";

const say = (line: string): void => console.log(line);

async function run(): Promise<void> {
  followLauncher();
  const began = performance.now();
  const platform = await startSite(readSettings(process.argv.slice(2)), say);
  // Before anything is said: who reads that it runs may end it at once.
  untilStopped(platform.servers, platform.stop);
  say(`\nMarquee runs (${((performance.now() - began) / 1000).toFixed(1)} s).\n`);
  for (const { brand, url } of platform.sites) say(`  ${brand.padEnd(12)} ${url}`);
  say(`  ${"api".padEnd(12)} ${platform.docs}`);
  say(`  ${"sign-in".padEnd(12)} ${platform.signIn} (providers; accounts anna, binh, chai, or any name)`);
  say("\nDemo logins: player0001 … player1000");
  for (const { brand, password } of platform.sites) say(`  ${brand.padEnd(12)} ${password}`);
  say("\nCtrl-C stops everything.");
}

run().catch(endWithFault);
