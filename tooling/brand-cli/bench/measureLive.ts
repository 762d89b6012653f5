import { setTimeout as wait } from "node:timers/promises";
import { getLastFlip } from "@marquee/site-store";
import { checkInBrowser } from "../src/publish/checkInBrowser.ts";
import { type Health, publishBrand, rollBack } from "../src/publish/goLive.ts";
import { shareBrowser } from "../src/publish/shareBrowser.ts";
import { askGateway } from "../src/trees/askGateway.ts";
import type { Fleet } from "./openFleet.ts";
import { type BenchGateway, startGateway } from "./startGateway.ts";

const change = { at: "2026-11-21T00:00:00.000Z", by: "bench", note: "" };
const host = "fleet-1.localhost";

/** Asks both gateways for a page 25 times a second each, and notes which layer answered when. */
function startLoad(gateways: readonly BenchGateway[]) {
  const seen: { at: number; gateway: number; layer: string }[] = [];
  let failed = 0;
  const over = new AbortController();
  const ask = async (gateway: number): Promise<void> => {
    try {
      const { status, body } = await askGateway(gateways[gateway]?.url ?? "", host, "/");
      const layer = /\/layer\/([0-9a-f]+)\//.exec(body)?.[1] ?? "";
      if (status !== 200 || layer === "") failed += 1;
      seen.push({ at: performance.now(), gateway, layer });
    } catch {
      failed += 1;
    }
  };
  const loops = gateways.map(async (_, gateway) => {
    const asked: Promise<void>[] = [];
    while (!over.signal.aborted) {
      asked.push(ask(gateway));
      await wait(40);
    }
    await Promise.all(asked);
  });
  const stop = async (): Promise<number> => {
    over.abort();
    await Promise.all(loops);
    return failed;
  };
  return { seen, stop };
}

/** Publishes a look with its health check, then rolls back under load: seconds, and requests that failed. */
export async function measureLive(
  fleet: Fleet,
  say: (line: string) => void,
): Promise<Readonly<Record<string, number>>> {
  // One merchant each: creating those of the other brands is not part of the measurement.
  const gateways = [await startGateway(fleet, "1", ["fleet-1"]), await startGateway(fleet, "2", ["fleet-1"])];
  const browser = shareBrowser();
  try {
    const gateway = gateways[0]?.url ?? "";
    fleet.paint("fleet-1");
    const since = performance.now();
    const health: Health = {
      gateway,
      merchants: null,
      asksHosts: true,
      check: (parts, host) => checkInBrowser(fleet.store, parts, gateway, host, browser),
    };
    const { release } = await publishBrand(fleet.brands, "fleet-1", fleet.store, change, health);
    const publishMs = performance.now() - since;
    say(`a look published with its health check: ${publishMs.toFixed(0)} ms`);
    const load = startLoad(gateways);
    const isEverywhere = (layer: string, after: number): boolean =>
      gateways.every((_, number) =>
        load.seen.some((each) => each.gateway === number && each.layer === layer && each.at >= after),
      );
    while (!isEverywhere(release.layer, 0)) await wait(20);
    const from = performance.now();
    const { release: old } = await rollBack(fleet.store, "fleet-1", null, "all", change, {
      gateway: null,
      merchants: null,
      asksHosts: false,
      check: async () => {},
    });
    while (!isEverywhere(old.layer, from)) await wait(5);
    const firsts = gateways.map(
      (_, number) =>
        load.seen.find((each) => each.gateway === number && each.layer === old.layer && each.at >= from)?.at ??
        Number.NaN,
    );
    const rollbackMs = Math.max(...firsts) - from;
    await wait(1000);
    const failed = await load.stop();
    say(
      `roll back seen by two gateways after ${rollbackMs.toFixed(0)} ms, ${load.seen.length} requests, ${failed} failed, flip ${await getLastFlip(fleet.store, "fleet-1")}`,
    );
    return { publishMs, rollbackMs, requests: load.seen.length, failed };
  } finally {
    await Promise.all([browser.close(), ...gateways.map(({ stop }) => stop())]);
  }
}
