import type { Db } from "../db/Db.ts";
import { getSwitchVersion, listTenants } from "./tenantStore.ts";
import type { Tenant } from "./Tenant.ts";

const lookInterval = 400;

/** The merchants in memory, kept up to date with what operators switch on this or another gateway. */
export interface TenantRegistry {
  readonly getByHost: (host: string) => Tenant | undefined;
  readonly getById: (id: string) => Tenant | undefined;
  readonly list: () => readonly Tenant[];
  /** Reads everything again now and notifies listeners. @throws what the database or a listener throws; it is then tried again */
  readonly refresh: () => Promise<void>;
  readonly onChange: (listener: () => Promise<void>) => void;
  /** Ends the checks. @returns when the one that is under way, and every read, has ended */
  readonly stop: () => Promise<void>;
}

/**
 * Loads the merchants and checks for switches every 400 ms, so that a running gateway follows within a second.
 * @param chats the chat systems in the place of merchants' rooms, by merchant code
 */
export async function openTenantRegistry(
  db: Db,
  onFault: (error: unknown) => void,
  chats: ReadonlyMap<string, { readonly origin: string }> = new Map(),
): Promise<TenantRegistry> {
  let tenants: readonly Tenant[] = [];
  let byHost = new Map<string, Tenant>();
  let version = "";
  const listeners: (() => Promise<void>)[] = [];

  /** Calls every listener, even if others throw. */
  async function tellAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const listener of listeners) await listener().catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, "a switch could not be applied everywhere");
  }

  async function apply(): Promise<void> {
    // The version first, so that a switch during the read is noticed at the next check.
    const read = await getSwitchVersion(db);
    tenants = (await listTenants(db, onFault)).map((tenant) => {
      const chat = chats.get(tenant.code);
      return chat === undefined ? tenant : { ...tenant, chatHost: chat.origin };
    });
    byHost = new Map(
      tenants.flatMap((tenant) => [...tenant.hosts, ...tenant.movedHosts].map((host) => [host, tenant])),
    );
    await tellAll();
    // Stored last, so that a change not applied everywhere is applied again at the next check.
    version = read;
  }

  // One at a time: of two concurrent reads the slower one would restore older data.
  let last: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    last = last.then(apply, apply);
    return last;
  }

  let isStopped = false;
  async function look(): Promise<void> {
    const isOld = (await getSwitchVersion(db)) !== version;
    if (isOld && !isStopped) await refresh();
  }

  await refresh();
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onFault)
      .finally(() => {
        looking = undefined;
      });
  }, lookInterval);
  timer.unref();

  return {
    getByHost: (host) => byHost.get(host),
    getById: (id) => tenants.find((tenant) => tenant.id === id),
    list: () => tenants,
    refresh,
    onChange: (listener) => {
      listeners.push(listener);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await last.catch(() => {});
    },
  };
}
