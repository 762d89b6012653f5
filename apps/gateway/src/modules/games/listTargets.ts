import type { RestrictionTargets } from "@marquee/contract/staff";
import type { RestrictionScope } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toCategory } from "../../tenants/gameCategories.ts";
import { findCodes, listDeskGames } from "./gameDeskStore.ts";
import { getGameRecord } from "./gameStore.ts";
import { findVendor, listVendorRows } from "./vendorStore.ts";

const mostFound = 20;

/** A merchant's vendors, and the first games in whose name or code a text is; without a text no games. */
export async function listTargets(db: Db, tenantId: string, search: string): Promise<RestrictionTargets> {
  const vendors = (await listVendorRows(db, tenantId)).flatMap(({ category: text, vendor, name }) => {
    const category = toCategory(text);
    return category === undefined ? [] : [{ category, vendor, name }];
  });
  const codes = await findCodes(db, tenantId, search);
  const filter = { codes, category: undefined, vendor: undefined, state: undefined, mark: undefined };
  const games = codes === undefined ? [] : await listDeskGames(db, tenantId, filter, mostFound, 0);
  return { vendors, games: games.map(({ code, name, vendor }) => ({ code, name, vendor })) };
}

/** Whether a merchant has the category, the vendor (`RNG/LUNA`) or the game (its code) that a restriction names. */
export async function hasTarget(db: Db, tenantId: string, scope: RestrictionScope, target: string): Promise<boolean> {
  if (scope === "ALL") return target === scope;
  if (scope === "CATEGORY") return toCategory(target) !== undefined;
  if (scope === "GAME") return (await getGameRecord(db, tenantId, target)) !== undefined;
  const [category = "", vendor = "", ...more] = target.split("/");
  return more.length === 0 && (await findVendor(db, tenantId, category, vendor)) !== undefined;
}
