import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { transact } from "@marquee/database";
import { ConfigError, type Config } from "../config.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import type { SomeServices } from "../Services.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import { announceGateway, goneSeconds, listEarlierStores, removeGateway } from "./runningGatewayStore.ts";

const beat = 5_000;

/** The address of the short-lived state's store, without its password; empty for this process's memory. */
function toStore({ redisUrl }: Pick<Config, "redisUrl">): string {
  if (redisUrl === undefined) return "";
  const { protocol, host, pathname, search } = new URL(redisUrl);
  return createHash("sha256").update([protocol, host, pathname, search].join("\n")).digest("base64url");
}

/** Gateways that share a database must share short-lived state; otherwise captchas and limits would count separately. */
const isApart = (own: string, others: readonly string[]): boolean =>
  others.some((other) => other === "" || other !== own);

type Needs = SomeServices<"db" | "log"> & { readonly config: Pick<Config, "profile" | "redisUrl"> };

/** Waits for a gateway that was killed to be forgotten; `undefined` when the others stay. */
async function waitAlone({ db, config }: Needs, id: string, timeout: number): Promise<true | undefined> {
  const end = performance.now() + timeout;
  for (;;) {
    if (!isApart(toStore(config), await listEarlierStores(db, id))) return true;
    if (performance.now() >= end) return undefined;
    await wait(200);
  }
}

/**
 * Registers this gateway with the others of its database. In production one that does not share its short-lived state with those
 * already running refuses to start; elsewhere it logs a warning.
 *
 * @param timeout milliseconds in which a gateway that was killed may be forgotten
 * @returns a function that leaves
 * @throws ConfigError when another gateway keeps its short-lived state elsewhere
 */
export async function joinGateways(services: Needs, timeout = (goneSeconds + 1) * 1_000): Promise<() => Promise<void>> {
  const { db, config, log } = services;
  const id = uuidv7();
  const isProduction = config.profile === "production";
  const announce = (): Promise<void> => announceGateway(db, id, toStore(config));
  // It registers before it looks, under a lock: of two that start together the later one sees the earlier one.
  await transact(db, async (tx) => {
    await lockMerchants(tx);
    await announceGateway(tx, id, toStore(config));
  });
  let announcing: Promise<void> | undefined;
  const timer = setInterval(() => {
    announcing = announce().catch((error: unknown) => log.error({ err: error }, "this gateway could not be announced"));
  }, beat);
  timer.unref();
  const leave = async (): Promise<void> => {
    clearInterval(timer);
    // What is under way would put it back.
    await announcing;
    await removeGateway(db, id).catch((error: unknown) =>
      log.error({ err: error }, "this gateway could not be taken back"),
    );
  };
  if ((await waitAlone(services, id, isProduction ? timeout : 0)) === undefined) {
    const reason = "another gateway runs on this database and keeps its captchas and limits elsewhere";
    if (isProduction) {
      await leave();
      throw new ConfigError(`REDIS_URL: ${reason}: name one server at all of them`);
    }
    log.warn({ reason }, "short-lived state is not shared");
  }
  // Forgets what it waited for.
  await announce();
  return leave;
}
