import { transact } from "@marquee/database";
import type { Db } from "../db/Schema.ts";
import type { GameChange } from "../modules/games/index.ts";
import type { Services } from "../Services.ts";
import type { MerchantCall } from "../staff/StaffCall.ts";
import type { SwitchDemand, SwitchTools } from "../staff/StaffTools.ts";
import { getMerchantVersion } from "../tenants/merchantVersionStore.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import { switchGames, switchMerchant } from "./applySwitch.ts";
import type { SwitchedBy } from "./Change.ts";
import { planChanges } from "./planChange.ts";
import { requireVersion } from "./requireVersion.ts";
import type { Switch } from "./Switch.ts";
import { toSwitchRefusal } from "./toSwitchRefusal.ts";

type Make = (tx: Db, by: SwitchedBy) => Promise<void>;

/**
 * Makes changes of a merchant's switches on the version that staff have seen; this gateway follows at once, others within a second.
 *
 * @returns the version after it
 */
async function make(
  { db, tenantRegistry }: Services,
  { tenant, session, location }: MerchantCall,
  { version, reason }: SwitchDemand,
  change: Make,
): Promise<number> {
  const by = { actor: session.person.email, address: location.ip, reason };
  const next = await transact(db, async (tx) => {
    // The order of locks in which the operator's commands and brands take them.
    await lockMerchants(tx);
    await requireVersion(tx, tenant.id, version);
    await change(tx, by);
    return getMerchantVersion(tx, tenant.id);
  }).catch(toSwitchRefusal);
  await tenantRegistry.refresh();
  return next;
}

/** Plans switches: all of them or none. @returns the version, which a plan does not raise */
async function plan(
  { db }: Services,
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

/** The one way in which staff change switches, whatever module's page they stand on. */
export function createStaffSwitches(services: Services): SwitchTools {
  return {
    make: (call, demand, change) => make(services, call, demand, change),
    set: (call, demand, switches) =>
      demand.at === undefined
        ? make(services, call, demand, async (tx, by) => {
            for (const wanted of switches) await switchMerchant(tx, call.tenant.id, wanted, by);
          })
        : plan(services, call, demand, switches, demand.at),
    setGames: (call, demand, codes, change: GameChange) => {
      const { code: merchant, id } = call.tenant;
      const { at } = demand;
      if (at === undefined)
        return make(services, call, demand, (tx, by) => switchGames(tx, id, { merchant, codes, change }, by));
      const switches = codes.map((subject): Switch => ({ kind: "game", merchant, subject, ...change }));
      return plan(services, call, demand, switches, at);
    },
  };
}
