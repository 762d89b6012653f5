import { openDatabase } from "@marquee/database";
import { sendCallbacks } from "./callbacks/sendCallbacks.ts";
import type { Config } from "./config.ts";
import { createApp } from "./createApp.ts";
import { createWorker } from "./createWorker.ts";
import { migrations } from "./db/migrations.ts";
import type { Schema } from "./db/Schema.ts";
import type { House } from "./House.ts";
import { actOnDue } from "./orders/act.ts";
import { takePast } from "./orders/takePast.ts";

/** A running pay-house. */
export type RunningHouse = { readonly address: string; readonly stop: () => Promise<void> };

const pause = 200;

const tell = (error: unknown): void =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

/** Opens the storage, goes on with what waits, and listens. @throws what the database or the port refuses */
export async function startHouse(config: Config): Promise<RunningHouse> {
  const { storage, merchants, origin, host, port, payoutDelay, past } = config;
  const database = await openDatabase<Schema>({ storage, migrations });
  const house: House = {
    db: database.db,
    merchants: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    origin,
    payoutDelay,
  };
  if (past !== undefined) await takePast(database.db, past);
  const app = await createApp(house);
  const workers = [
    createWorker(() => actOnDue(house), pause, tell),
    createWorker(() => sendCallbacks(house.db, house.merchants), pause, tell),
  ];
  const stop = async (): Promise<void> => {
    await app.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
  };
  try {
    return { address: await app.listen({ host, port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
