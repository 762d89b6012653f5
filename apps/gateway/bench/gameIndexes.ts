import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { fileURLToPath } from "node:url";
import { getGameMenus, listGames, listHotGames, listVendors } from "@marquee/contract";
import { openDatabase } from "@marquee/database";
import { type App, buildApp } from "../src/app.ts";
import { bootstrapMerchants } from "../src/bootstrap/bootstrapMerchants.ts";
import { readBrands } from "../src/bootstrap/readBrands.ts";
import { readConfig } from "../src/config.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { openDemo } from "../src/demo/openDemo.ts";
import { createPasswords } from "../src/authentication/passwords.ts";
import { openSecrets } from "../src/secrets/openSecrets.ts";
import { toMedian } from "./toMedian.ts";
import type { NoTables } from "../src/db/Db.ts";

// The game indexes of many merchants in one gateway: their memory when each merchant is requested in turn, twice.

const merchants = 40;
const megabyte = 1024 * 1024;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Memory in use after a garbage collection: heap and array buffers. */
async function measureMemory(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    if (typeof collect === "function") collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

/** Makes the calls of a lobby visit at each merchant. @returns the median milliseconds of a merchant's first answer */
async function askAll({ http }: App, codes: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const code of codes) {
    const from = performance.now();
    for (const row of [listGames, listVendors, getGameMenus, listHotGames]) {
      const { statusCode, body } = await http.inject({
        method: "GET",
        url: row.path,
        headers: { host: `${code}.localhost`, merchant: code.toUpperCase(), language: "EN" },
      });
      if (statusCode !== 200) throw new Error(`${code}: ${row.name} answers ${statusCode}: ${body.slice(0, 200)}`);
      if (row === listGames && !body.includes('"totalCount":10000')) throw new Error(`${code} has no 10,000 games`);
      if (row === listGames) times.push(performance.now() - from);
    }
  }
  return toMedian(times);
}

const data = mkdtempSync(join(tmpdir(), "marquee-gameIndexes-"));
const brands = fileURLToPath(new URL("../../../brands", import.meta.url));
const config = readConfig([], {
  MARQUEE_DATA: data,
  MARQUEE_BRANDS: brands,
  MARQUEE_DEMO: "games",
  MARQUEE_LOG_LEVEL: "error",
});
const database = await openDatabase<NoTables>({
  storage: { kind: "folder", path: join(data, "database") },
  migrations,
  functions,
  role: gatewayRole,
});
try {
  const [first] = readBrands(brands).brands;
  if (first === undefined) throw new Error("no brands");
  const codes = Array.from({ length: merchants }, (_, index) => `merchant${index + 1}`);
  const folders = codes.map((id) => ({
    ...first,
    brand: { ...first.brand, id, name: id, merchantCode: id.toUpperCase(), domains: [`${id}.localhost`] },
  }));
  const faults = await bootstrapMerchants(
    database.db,
    folders,
    openDemo(config.demo, { passwords: await createPasswords() }),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  console.log(`${merchants} merchants of 10,000 games are there`);
  const app = await buildApp({ config, database, secrets: await openSecrets(data) });
  // Memory that any gateway keeps after its first calls does not belong to the game indexes.
  await app.http.inject({ method: "GET", url: listGames.path, headers: { host: "nobody.localhost" } });
  const before = await measureMemory();
  const coldMs = await askAll(app, codes);
  const once = await measureMemory();
  console.log(`asked once: ${(once - before).toFixed(1)} MB, ${coldMs.toFixed(1)} ms for the first page of a merchant`);
  const warmMs = await askAll(app, codes);
  const twice = await measureMemory();
  console.log(`asked again: ${(twice - once).toFixed(1)} MB more, ${warmMs.toFixed(1)} ms`);
  await app.http.close();
  console.log(JSON.stringify({ merchants, firstMb: once - before, secondMb: twice - once, coldMs, warmMs }));
} finally {
  rmSync(data, { recursive: true, force: true });
}
