import { openDatabase } from "@marquee/database";
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

/** Opens storage and secrets, makes merchants of new brands, and builds the gateway. */
export async function openGateway(config: Config, options: Pick<AppParts, "logTo" | "checkAnswers"> = {}): Promise<App> {
  const brands = readBrands(config.brands);
  const secrets = await openSecrets(config.data);
  const storage =
    config.databaseUrl === undefined
      ? ({ kind: "folder", path: join(config.data, "database") } as const)
      : ({ kind: "server", url: config.databaseUrl } as const);
  const database = await openDatabase<Schema>({ storage, migrations, role: gatewayRole });
  try {
    await seedMerchants(database.db, brands, await createPasswords(), { demo: config.demo });
    return await buildApp({ config, database, secrets, ...options });
  } catch (error) {
    await database.close();
    throw error;
  }
}
