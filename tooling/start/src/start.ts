import { endWithFault } from "./endWithFault.ts";
import { followLauncher } from "./followLauncher.ts";
import { readSettings } from "./settings.ts";
import { startSite } from "./startSite.ts";
import { untilStopped } from "./untilStopped.ts";

/** The password of the demo's staff. */
const demoStaffPassword = "marquee back office";

const say = (line: string): void => console.log(line);

async function run(): Promise<void> {
  followLauncher();
  const began = performance.now();
  // Each brand with its last weeks; who wants another demo says so (decision 122).
  process.env["MARQUEE_DEMO"] ??= "life";
  if (process.env["MARQUEE_DEMO"] === "life")
    say("the first start of a day with a new data folder also makes sixty days of demo: a minute or two");
  const platform = await startSite(readSettings(process.argv.slice(2)), say);
  // Before anything is said: who reads that it runs may end it at once.
  untilStopped(platform.servers, platform.stop);
  say(`\nMarquee runs (${((performance.now() - began) / 1000).toFixed(1)} s).\n`);
  for (const { brand, url } of platform.sites) say(`  ${brand.padEnd(12)} ${url}`);
  say(`  ${"api".padEnd(12)} ${platform.docs}`);
  say(`  ${"sign-in".padEnd(12)} ${platform.signIn} (providers; accounts anna, binh, chai, or any name)`);
  say(`  ${"payments".padEnd(12)} ${platform.pay}/panel (the payment provider of this machine)`);
  say(`  ${"desk".padEnd(12)} ${platform.desk} (the back office)`);
  say(
    "\nDemo logins: player0001 … player1000; agents: agent0002, agent0001 with 300 accounts below, agent0041 and agent0042 on trial",
  );
  for (const { brand, password } of platform.sites) say(`  ${brand.padEnd(12)} ${password}`);
  say(
    "  Mailbox and phone of player0001 are proved: player0001@<brand>.example, and a number of the country that ends in 0001",
  );
  say(`\nDemo logins of staff, all with the password "${demoStaffPassword}":`);
  say("  owner, partner, operations, payments, risk, support, content, auditor @<brand>.example, such as");
  say("  owner@aurelune.example for one merchant; owner@marquee.example for all of them");
  say("\nCtrl-C stops everything.");
}

run().catch(endWithFault);
