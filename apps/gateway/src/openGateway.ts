import { openDatabase, type FirstData, type Storage } from "@marquee/database";
import { openFolderStore } from "@marquee/site-store";
import { join, resolve } from "node:path";
import { type App, type AppParts, buildApp } from "./app.ts";
import { bootstrapMerchants } from "./bootstrap/bootstrapMerchants.ts";
import { followLive } from "./bootstrap/followLive.ts";
import { readBrands } from "./bootstrap/readBrands.ts";
import { toFirstDataKey } from "./bootstrap/toFirstDataKey.ts";
import type { Config } from "./config.ts";
import { functions } from "./db/functions.ts";
import { migrations } from "./db/migrations.ts";
import { gatewayRole } from "./db/role.ts";

import { fillSealed, openDemo } from "./demo/openDemo.ts";
import { prepareLife } from "./life/prepareLife.ts";
import { joinGateways } from "./gateways/joinGateways.ts";
import { createPasswords } from "./authentication/passwords.ts";
import { openSharedSecrets } from "./secrets/openSharedSecrets.ts";
import type { NoTables } from "./db/Db.ts";

function toStorage({ databaseUrl, data, keptDatabases }: Config): Storage {
  if (databaseUrl !== undefined) return { kind: "server", url: databaseUrl };
  return { kind: "folder", path: join(data, "database"), ...(keptDatabases === undefined ? {} : { keptDatabases }) };
}

/** Opens storage and secrets, applies each brand's live release to its merchant, and builds the gateway. */
export async function openGateway(config: Config, options: Pick<AppParts, "logTo"> = {}): Promise<App> {
  const folders = readBrands(config.brands);
  const { brands, faults } =
    config.sites === undefined ? folders : await followLive(folders, openFolderStore(resolve(config.sites)));
  const left = [...faults];
  await prepareLife(config, brands);
  const firstData: FirstData<NoTables> = {
    key: () => toFirstDataKey(brands, config),
    fill: async (db) =>
      void left.push(
        ...(await bootstrapMerchants(db, brands, openDemo(config.demo, { passwords: await createPasswords() }))),
      ),
  };
  const database = await openDatabase<NoTables>({
    storage: toStorage(config),
    migrations,
    functions,
    role: gatewayRole,
    firstData,
    pools: config.pools,
  });
  try {
    const secrets = await openSharedSecrets(database.db, config);
    const app = await buildApp({ config, database, secrets, ...options });
    await fillSealed(app.services, config.demo, brands);
    const leave = await joinGateways(app.services);
    app.http.addHook("preClose", leave);
    for (const fault of new Set(left)) app.http.log.error({ fault }, "a brand is left out");
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}
