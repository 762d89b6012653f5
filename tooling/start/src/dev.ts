import { endWithFault } from "./endWithFault.ts";
import { followLauncher } from "./followLauncher.ts";
import { readDevSettings } from "./settings.ts";
import { startDev } from "./startDev.ts";
import { untilStopped } from "./untilStopped.ts";

const say = (line: string): void => console.log(line);

async function run(): Promise<void> {
  followLauncher();
  const { url, servers, stop } = await startDev(readDevSettings(process.argv.slice(2)), say);
  // Before any output: whoever reads that it runs may stop it at once.
  untilStopped(servers, stop);
  say(`\n  ${url}\n\nSources reload as you save them, a brand's folder too. Ctrl-C stops everything.`);
}

run().catch(endWithFault);
