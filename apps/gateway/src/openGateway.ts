import { openDatabase, type Storage } from "@marquee/database";
import { join } from "node:path";
import { type App, type AppParts, buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { migrations } from "./db/migrations.ts";
import { gatewayRole } from "./db/roleSql.ts";
import type { Schema } from "./db/Schema.ts";
import { createPasswords } from "./identity/passwords.ts";
import { openSecrets } from "./secrets.ts";
import { readBrands } from "./seed/readBrands.ts";
import { seedMerchants } from "./seed/seedMerchants.ts";

function toStorage({ databaseUrl, data, emptyDatabases }: Config): Storage {
  if (databaseUrl !== undefined) return { kind: "server", url: databaseUrl };
  return { kind: "folder", path: join(data, "database"), ...(emptyDatabases === undefined ? {} : { emptyDatabases }) };
}

/** Opens storage and secrets, makes merchants of new brands, and builds the gateway. */
export async function openGateway(config: Config, options: Pick<AppParts, "logTo"> = {}): Promise<App> {
  const brands = readBrands(config.brands);
  const secrets = await openSecrets(config.data);
  const database = await openDatabase<Schema>({ storage: toStorage(config), migrations, role: gatewayRole });
  try {
    await seedMerchants(database.db, brands, await createPasswords(), { demo: config.demo });
    return await buildApp({ config, database, secrets, ...options });
  } catch (error) {
    await database.close();
    throw error;
  }
}
