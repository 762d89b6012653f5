import { randomUUID } from "node:crypto";
import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import type { AllServices } from "../Services.ts";
import type { MerchantCall } from "../staff/StaffCall.ts";
import { propose } from "../staff/propose.ts";
import type { SwitchDemand, SwitchTools } from "../staff/StaffTools.ts";
import { getMerchantVersion } from "../tenants/merchantVersionStore.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import { switchGames, switchMerchant } from "./applySwitch.ts";
import type { SwitchedBy } from "../switches/Change.ts";
import { keepGuarded, TwoPeopleError } from "../switches/keepGuarded.ts";
import { planChanges } from "./planChange.ts";
import { requireVersion } from "../switches/requireVersion.ts";
import type { Switch } from "../switches/Switch.ts";
import { switchesKind } from "./switchesKind.ts";
import { toSwitchRefusal } from "../switches/toSwitchRefusal.ts";
import type { GameChange } from "../switches/GameChange.ts";

type Make = (tx: Db, by: SwitchedBy) => Promise<void>;

/**
 * Makes changes of a merchant's switches on the version that staff have seen; this gateway follows at once, others within a second.
 *
 * @returns the version after it
 */
async function make(
  { db, tenantRegistry }: AllServices,
  { tenant, session, location }: MerchantCall,
  { version, reason }: SwitchDemand,
  change: Make,
  switches: readonly Switch[] = [],
): Promise<number> {
  const by = { actor: session.person.email, address: location.ip, reason };
  const next = await transact(db, async (tx) => {
    // The order of locks in which the operator's commands and brands take them.
    await lockMerchants(tx);
    await requireVersion(tx, tenant.id, version);
    await keepGuarded(tx, tenant.id, () => change(tx, by), switches);
    return getMerchantVersion(tx, tenant.id);
  });
  await tenantRegistry.refresh();
  return next;
}

/** Plans switches: all of them or none. @returns the version, which a plan does not raise */
async function plan(
  { db }: AllServices,
  { tenant, session, location }: MerchantCall,
  { version, reason }: SwitchDemand,
  switches: readonly Switch[],
  at: string,
): Promise<number> {
  const by = { actor: session.person.email, address: location.ip, reason };
  await planChanges(db, switches, at, { merchant: tenant.code, version, staffId: session.person.id, ...by }).catch(
    toSwitchRefusal,
  );
  return version;
}

/** Makes switches now, or proposes them where they take two people; what is for a time is not proposed. */
async function setNow(
  services: AllServices,
  call: MerchantCall,
  demand: SwitchDemand,
  switches: readonly Switch[],
): ReturnType<SwitchTools["set"]> {
  try {
    const change: Make = async (tx, by) => {
      for (const wanted of switches) await switchMerchant(tx, call.tenant.id, wanted, by);
    };
    const version = await make(services, call, demand, change, switches);
    return { version, proposal: null };
  } catch (error) {
    const isTimed = switches.some((wanted) => "until" in wanted && wanted.until !== undefined);
    if (!(error instanceof TwoPeopleError) || isTimed) return toSwitchRefusal(error);
    const { id = randomUUID(), version, reason } = demand;
    const data = { version, modules: error.modules, switches };
    const subject = switches.map((wanted) => wanted.subject).join(", ");
    await propose(services.db, call, { id, kind: switchesKind.kind, subject, data, reason });
    return { version, proposal: id };
  }
}

/** The one way in which staff change switches, whatever module's page they stand on. */
export function createStaffSwitches(services: AllServices): SwitchTools {
  return {
    make: (call, demand, change) => make(services, call, demand, change).catch(toSwitchRefusal),
    set: async (call, demand, switches) =>
      demand.at === undefined
        ? setNow(services, call, demand, switches)
        : { version: await plan(services, call, demand, switches, demand.at), proposal: null },
    setGames: (call, demand, codes, change: GameChange) => {
      const { code: merchant, id } = call.tenant;
      const { at } = demand;
      if (at === undefined)
        return make(services, call, demand, (tx, by) => switchGames(tx, id, { merchant, codes, change }, by)).catch(
          toSwitchRefusal,
        );
      const switches = codes.map((subject): Switch => ({ kind: "game", merchant, subject, ...change }));
      return plan(services, call, demand, switches, at);
    },
  };
}
