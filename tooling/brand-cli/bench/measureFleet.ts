import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openFleet } from "./openFleet.ts";
import { startGateway } from "./startGateway.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const runProcess = promisify(execFile);

/** How many brands go live at once, and how many a long list has. */
const [many, most] = [33, 400];

async function time(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** How long a release engineer waits for each command on a whole fleet, in milliseconds. */
export async function measureFleet(say: (line: string) => void): Promise<Readonly<Record<string, number>>> {
  const fleet = openFleet();
  const ids = Array.from({ length: most }, (_, index) => `fleet-${index + 1}`);
  const brand = (...words: readonly string[]) =>
    runProcess(process.execPath, [program, ...words, "--brands", fleet.brands, "--store", fleet.folder], {
      maxBuffer: 1e8,
    });
  try {
    for (const id of ids.slice(0, many)) fleet.add(id);
    const gateway = await startGateway(fleet, "fleet", ids.slice(0, many));
    try {
      const publish = ["publish", "--all", "--gateway", gateway.url];
      const firstMs = await time(() => brand(...publish));
      say(`${many} brands live for the first time: ${(firstMs / 1000).toFixed(1)} s`);
      for (const id of ids.slice(0, many)) fleet.paint(id);
      const changedMs = await time(() => brand(...publish));
      say(`${many} changed brands live: ${(changedMs / 1000).toFixed(1)} s`);
      fleet.paint("fleet-1");
      const applyMs = await time(async () => {
        await brand("publish", "fleet-1", "--plan", "--gateway", gateway.url, "--data", gateway.data);
        await brand("publish", "fleet-1", "--gateway", gateway.url, "--data", gateway.data);
      });
      say(`plan and apply of one change: ${(applyMs / 1000).toFixed(1)} s`);
      for (const id of ids.slice(many)) fleet.add(id);
      await brand("publish", ...ids.slice(many), "--unchecked");
      const listMs = await time(() => brand("fleet"));
      say(`fleet list of ${most}: ${(listMs / 1000).toFixed(1)} s`);
      return { firstPublishMs: firstMs, changedPublishMs: changedMs, applyMs, listMs };
    } finally {
      await gateway.stop();
    }
  } finally {
    fleet.close();
  }
}
