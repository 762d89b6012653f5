import { readSettings } from "./settings.ts";
import { startSite } from "./startSite.ts";

const say = (line: string): void => console.log(line);

async function run(): Promise<void> {
  const began = performance.now();
  const platform = await startSite(readSettings(process.argv.slice(2)), say);
  say(`\nMarquee runs (${((performance.now() - began) / 1000).toFixed(1)} s).\n`);
  for (const { brand, url } of platform.sites) say(`  ${brand.padEnd(12)} ${url}`);
  say(`  ${"api".padEnd(12)} ${platform.docs}`);
  say("\nDemo logins: player0001 … player1000");
  say("  aurelune     Marquee#2026");
  say("  kickline     marquee2026\n\nCtrl-C stops everything.");
  let isStopping = false;
  const stop = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    platform.stop().then(() => process.exit(code), () => process.exit(1));
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));
  process.on("SIGHUP", () => stop(0));
  for (const { name, ended } of platform.servers)
    void ended.then((code) => {
      if (!isStopping) console.error(`${name} ended by itself with code ${code}`);
      stop(1);
    });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
