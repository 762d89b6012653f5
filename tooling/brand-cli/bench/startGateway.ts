import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "@marquee/vite";
import type { Fleet } from "./openFleet.ts";

/** A gateway that serves a fleet's store, with merchants of some of its brands. */
export type BenchGateway = { readonly url: string; readonly data: string; readonly stop: () => Promise<void> };

/** Starts one and waits until it answers; `name` tells its folders from those of others. @throws when it ends instead */
export async function startGateway(fleet: Fleet, name: string, ids: readonly string[]): Promise<BenchGateway> {
  const [merchants, data] = [join(fleet.folder, `../merchants-${name}`), join(fleet.folder, `../gateway-${name}`)];
  for (const id of ids) cpSync(join(fleet.brands, id), join(merchants, id), { recursive: true });
  const port = randomInt(20_000, 30_000);
  const args = [
    join(root, "apps/gateway/src/main.ts"),
    "--port",
    String(port),
    "--data",
    data,
    "--brands",
    merchants,
    "--sites",
    fleet.folder,
  ];
  const child = spawn(process.execPath, args, {
    stdio: "ignore",
    env: { ...process.env, MARQUEE_DEMO: "tree,games,notices", MARQUEE_LOG_LEVEL: "error" },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let isUp = false; !isUp;) {
    if (child.exitCode !== null) throw new Error(`a gateway ended with ${child.exitCode}`);
    isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isUp) await wait(200);
  }
  const stop = async (): Promise<void> => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  };
  return { url, data, stop };
}
