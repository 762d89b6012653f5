import type {
  ListStaffGames,
  SetGames,
  SetVendor,
  StaffGame,
  StaffGamePage,
  StaffVendorList,
  SwitchVersion,
} from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import { toPlannedChange, toPlannedSwitch } from "../../switches/PlannedChange.ts";
import { listOpenChanges } from "../../planned-changes/plannedChangeStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { readPlace, toPlaceCursor } from "../../staff/cursor.ts";
import { toCategory } from "../../tenants/gameCategories.ts";
import { getMerchantVersion } from "../../tenants/merchantVersionStore.ts";
import { countDeskGames, type DeskGameRow, findCodes, listDeskGames } from "./gameDeskStore.ts";
import { toGameState } from "./gameStore.ts";
import { listStakeLimits } from "./stakeLimitStore.ts";
import { toStakeRanges } from "./toStakeRanges.ts";
import { countVendorGames, listVendorRows } from "./vendorStore.ts";

const pageSize = 50;
const mostPlanned = 500;
/** The kinds of switches that this page shows. */
const kinds = new Set(["vendor", "vendorOrder", "game"]);

/** A merchant's vendors as the database has them, which may be newer than what this gateway serves. */
export async function listStaffVendors({ db }: Services, { tenant }: MerchantCall): Promise<StaffVendorList> {
  // The version first: a change during the reads makes them stale, and never the other way round.
  const version = await getMerchantVersion(db, tenant.id);
  const [rows, counts] = [await listVendorRows(db, tenant.id), await countVendorGames(db, tenant.id)];
  const limits = await listStakeLimits(db, tenant.id);
  const vendors = rows.flatMap((row) => {
    const category = toCategory(row.category);
    const count = counts.find(({ category: own, vendor }) => own === row.category && vendor === row.vendor);
    if (category === undefined) return [];
    const { vendor, name, hot, is_new: isNew, message } = row;
    const stakes = toStakeRanges(tenant, limits, `${category}/${vendor}`);
    const state = toGameState(row.state);
    return [{ category, vendor, name, hot, isNew, state, message, games: count?.games ?? 0, stakes }];
  });
  const changes = (await listOpenChanges(db, tenant.id, mostPlanned)).filter(({ kind }) => kinds.has(kind));
  return { version, vendors, planned: changes.map((change) => toPlannedSwitch(toPlannedChange(change))) };
}

function toStaffGame(
  row: DeskGameRow,
  vendorStates: ReadonlyMap<string, string>,
  toStakes: (vendorId: string, code: string) => StaffGame["stakes"],
): readonly StaffGame[] {
  const category = toCategory(row.category);
  if (category === undefined) return [];
  const { code, name, vendor, is_new: isNew, message, weight, rtp } = row;
  return [
    {
      code,
      name,
      category,
      vendor,
      place: Number(row.place),
      hot: row.hot_rank !== null,
      isNew,
      state: toGameState(row.state),
      message,
      vendorState: toGameState(vendorStates.get(`${category} ${vendor}`) ?? "ON"),
      weight,
      rtp: rtp === null ? null : (rtp / 100).toFixed(2),
      stakes: toStakes(`${category}/${vendor}`, code),
    },
  ];
}

/** A page of a merchant's games in its order. @throws Refusal `request.invalid` for a cursor that we did not make */
export async function listStaffGames(
  { db }: Services,
  { tenant }: MerchantCall,
  { search = "", category, vendor, state, mark, cursor }: ListStaffGames,
): Promise<StaffGamePage> {
  const version = await getMerchantVersion(db, tenant.id);
  const filter = { codes: await findCodes(db, tenant.id, search), category, vendor, state, mark };
  const rows = await listDeskGames(db, tenant.id, filter, pageSize + 1, readPlace(cursor));
  const total = await countDeskGames(db, tenant.id, filter);
  const vendors = await listVendorRows(db, tenant.id);
  const limits = await listStakeLimits(db, tenant.id);
  const states = new Map(vendors.map((row) => [`${row.category} ${row.vendor}`, row.state]));
  const toStakes = (vendorId: string, code: string) => toStakeRanges(tenant, limits, vendorId, code);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last !== undefined ? toPlaceCursor(Number(last.place)) : null;
  return { version, items: shown.flatMap((row) => toStaffGame(row, states, toStakes)), next, total };
}

/** Changes a vendor or the order of a category's. @throws Refusal `version.conflict`, `fields`, `switch.refused` */
export async function setVendor(
  { switches }: StaffTools,
  call: MerchantCall,
  { wanted, ...demand }: SetVendor,
): Promise<SwitchVersion> {
  const { version } = await switches.set(call, demand, [{ ...wanted, merchant: call.tenant.code }]);
  return { version };
}

/** Changes games. @throws Refusal `version.conflict`, `fields`, `switch.refused` */
export async function setGames(
  { switches }: StaffTools,
  call: MerchantCall,
  { codes, change, ...demand }: SetGames,
): Promise<SwitchVersion> {
  return { version: await switches.setGames(call, demand, codes, change) };
}
