import type { Db } from "../db/Schema.ts";
import { getSwitchVersion, listTenants } from "./tenantStore.ts";
import type { Tenant } from "./Tenant.ts";

const lookInterval = 400;

/** The merchants in memory, kept up to date with what operators switch on this or another gateway. */
export interface TenantRegistry {
  readonly getByHost: (host: string) => Tenant | undefined;
  readonly getById: (id: string) => Tenant | undefined;
  readonly list: () => readonly Tenant[];
  /** Reads everything again now and tells those who listen. @throws what the database or a listener throws: then it is tried again */
  readonly refresh: () => Promise<void>;
  readonly onChange: (listener: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** Loads the merchants and looks every 400 ms whether a switch was made: a running gateway follows within a second. */
export async function openTenantRegistry(db: Db, onFault: (error: unknown) => void): Promise<TenantRegistry> {
  let tenants: readonly Tenant[] = [];
  let byHost = new Map<string, Tenant>();
  let version = "";
  const listeners: (() => Promise<void>)[] = [];

  /** Tells every listener, whatever the others do. */
  async function tellAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const listener of listeners) await listener().catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, "a switch could not be applied everywhere");
  }

  async function apply(): Promise<void> {
    // The version first: what is switched while the rows are read is seen at the next look.
    const read = await getSwitchVersion(db);
    tenants = await listTenants(db, onFault);
    byHost = new Map(
      tenants.flatMap((tenant) => [...tenant.hosts, ...tenant.movedHosts].map((host) => [host, tenant])),
    );
    await tellAll();
    // Kept last: what was not applied everywhere is applied again at the next look.
    version = read;
  }

  // One after the other: of two at once the slower one would put back what it read first.
  let last: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    last = last.then(apply, apply);
    return last;
  }

  async function look(): Promise<void> {
    if ((await getSwitchVersion(db)) !== version) await refresh();
  }

  await refresh();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch(onFault)
      .finally(() => {
        looking = false;
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
    stop: () => clearInterval(timer),
  };
}
