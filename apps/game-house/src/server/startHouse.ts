import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@marquee/database";
import type { FastifyServerOptions } from "fastify";
import { createApp, logSerializers } from "./app.ts";
import type { Config } from "./config.ts";
import { createWorker } from "./createWorker.ts";
import { migrations } from "./db/migrations.ts";
import type { Schema } from "./db/Schema.ts";
import type { House } from "./House.ts";
import { serveOperator } from "./operator/serveOperator.ts";
import { createProvider } from "./provider/createProvider.ts";
import { recoverRounds } from "./rounds/recoverRounds.ts";
import type { FaultSwitch } from "./transfer-wallet/faults.ts";
import { playFromWallet } from "./transfer-wallet/playFromWallet.ts";

/** A running game house. */
export type RunningHouse = { readonly address: string; readonly stop: () => Promise<void> };

const recoveryPause = 1_000;

/**
 * Opens the storage, takes up unfinished rounds, and listens.
 * @throws what the database or the port refuses
 */
export async function startHouse(config: Config, level = "info"): Promise<RunningHouse> {
  const database = await openDatabase<Schema>({ storage: config.storage, migrations });
  const logger: FastifyServerOptions["logger"] = { level, serializers: logSerializers };
  const { wallets } = config;
  const faults: FaultSwitch = { name: "none" };
  const house: House = {
    db: database.db,
    provider: playFromWallet(database.db, new Set(wallets.keys()), createProvider(config)),
    wait: (milliseconds) => wait(milliseconds),
    report: (fields, message) => app.log.error(fields, message),
    abandonHours: config.abandonHours,
  };
  const app = await createApp({
    house,
    database,
    page: config,
    border: config.border,
    transfers: { wallets, faults },
    logger,
  });
  const worker = createWorker(
    () => recoverRounds(house),
    recoveryPause,
    (error) => app.log.error({ err: error }, "recovery failed"),
  );
  let stopOperator = async (): Promise<void> => {};
  const stop = async (): Promise<void> => {
    await stopOperator();
    await app.close();
    await worker.stop();
    await database.close();
  };
  try {
    if (config.operatorSocket !== undefined) stopOperator = await serveOperator(house, config.operatorSocket, faults);
    return { address: await app.listen({ host: config.host, port: config.port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
