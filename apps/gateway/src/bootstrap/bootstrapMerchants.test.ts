import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createGatewayProcess } from "../../test/gatewayProcess.ts";
import { brandsFolder } from "../../test/firstData.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { applySwitch } from "../operator/applySwitch.ts";
import { listTenants } from "../tenants/tenantStore.ts";
import { bootstrapMerchants } from "./bootstrapMerchants.ts";
import { readBrands } from "./readBrands.ts";
import type { NoTables } from "../db/Db.ts";

describe("the merchants of a start", () => {
  let folder: string;
  let database: TestDatabase<NoTables>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "marquee-brands-"));
    cpSync(brandsFolder, folder, { recursive: true });
    database = await openTestDatabase<NoTables>(inject("testSource"), {
      migrations,
      functions,
      role: gatewayRole,
      unfilled: true,
    });
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  function edit(id: string, change: (data: Record<string, unknown>) => object): void {
    const file = join(folder, id, "brand.json");
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
  }
  function copy(from: string, id: string, change: object): void {
    cpSync(join(folder, from), join(folder, id), { recursive: true });
    edit(id, (data) => ({ ...data, id, ...change }));
  }
  async function start(): Promise<readonly string[]> {
    const { brands, faults } = readBrands(folder);
    return [...faults, ...(await bootstrapMerchants(database.db, brands))];
  }
  const listHosts = async () =>
    Object.fromEntries((await listTenants(database.db)).map(({ id, hosts }) => [id, hosts.join()]));
  const both = { aurelune: "aurelune.localhost", kickline: "kickline.localhost" };

  it("leaves a brand out whose data is wrong, by file and key, and the others are up", async () => {
    edit("aurelune", (data) => ({ ...data, currency: "dong" }));
    writeFileSync(join(folder, "stray.txt"), "");
    expect(await start()).toEqual([expect.stringMatching(/aurelune\/brand\.json: currency/)]);
    expect(await listHosts()).toEqual({ kickline: "kickline.localhost" });
  });

  it("a copied folder with another id and the same domain or code is no merchant; where nobody was first neither is", async () => {
    copy("aurelune", "a-copy", { merchantCode: "ACOPY" });
    expect(await start()).toEqual([
      expect.stringMatching(/a-copy.*aurelune\.localhost is aurelune's too/),
      expect.stringMatching(/aurelune.*a-copy's too/),
    ]);
    expect(await listHosts()).toEqual({ kickline: "kickline.localhost" });
    rmSync(join(folder, "a-copy"), { recursive: true });
    expect(await start()).toEqual([]);
    copy("aurelune", "a-copy", { domains: ["a-copy.localhost"] });
    expect(await start()).toEqual([expect.stringMatching(/a-copy.*AURELUNE is aurelune's too/)]);
    expect(await listHosts()).toEqual(both);
  });

  it("a later start follows the brand, keeps what an operator switched, and takes nothing that would harm", async () => {
    await start();
    await applySwitch(database.db, { kind: "module", merchant: "aurelune", subject: "BANNER3", state: "off" }, "bo");
    edit("aurelune", (data) => ({ ...data, name: "Aurelune Two", domains: ["two.localhost"] }));
    edit("kickline", (data) => ({
      ...data,
      name: "Kickline Two",
      settings: { ...Object(data["settings"]), ageMin: 25 },
    }));
    expect(await start()).toEqual([]);
    edit("kickline", (data) => ({
      ...data,
      name: "Kickline Three",
      settings: { ...Object(data["settings"]), ageMin: 18 },
    }));
    expect(await start()).toEqual([expect.stringMatching(/kickline: ageMin: .*25 to 18/)]);
    const tenants = await listTenants(database.db);
    expect(tenants.map(({ name, hosts }) => [name, ...hosts])).toEqual([
      ["Aurelune Two", "two.localhost"],
      ["Kickline Two", "kickline.localhost"],
    ]);
    expect(tenants[0]?.modules.has("BANNER3")).toBe(false);
  });

  it("a gateway with one bad brand.json starts, says which, and serves the others", async () => {
    edit("aurelune", (data) => ({ ...data, timeZone: "Nowhere" }));
    // A recording, which the gateway does not need.
    rmSync(join(folder, "kickline", "tree.fixture.json"));
    const data = mkdtempSync(join(tmpdir(), "marquee-start-"));
    const gateway = createGatewayProcess(data, 0, { MARQUEE_BRANDS: folder });
    try {
      await gateway.start();
      const ask = (host: string) =>
        gateway.http.inject({ method: "GET", url: "/wps/system/status", headers: { host } });
      expect((await ask("kickline.localhost")).statusCode).toBe(200);
      expect((await ask("aurelune.localhost")).statusCode).toBe(404);
      expect(gateway.getOutput()).toMatch(/timeZone.*a brand is left out/);
    } finally {
      await gateway.kill("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    }
  });
});
