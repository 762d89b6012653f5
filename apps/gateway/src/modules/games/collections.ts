import { collectionLimits } from "@marquee/contract";
import type {
  OrderCollections,
  RemoveCollection,
  SaveCollection,
  StaffCollectionList,
  SwitchVersion,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type SwitchedBy, toAuthor } from "../../switches/Change.ts";
import { SwitchError } from "../../switches/Switch.ts";
import type { AuditEntry } from "../../tenants/auditStore.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { toCategory } from "../../tenants/gameCategories.ts";
import { addSwitchEntry, getMerchantVersion } from "../../tenants/merchantVersionStore.ts";
import {
  type Collection,
  findGamesByCode,
  listCollectedGames,
  listCollectionRows,
  orderCollectionRows,
  removeCollectionRow,
  saveCollectionRow,
} from "./collectionStore.ts";

/** A merchant's collections as the database has them. */
export async function listStaffCollections(
  { db, gameIndex }: Services,
  { tenant }: MerchantCall,
): Promise<StaffCollectionList> {
  const version = await getMerchantVersion(db, tenant.id);
  const rows = await listCollectionRows(db, tenant.id);
  const games = new Map((await listCollectedGames(db, tenant.id)).map((game) => [game.node_id, game]));
  const offered = await gameIndex.open(tenant);
  const collections = rows.map(({ id, names, place, visible, countries, nodes }) => ({
    id,
    names: { ...names, EN: names.EN ?? "" },
    place: toCategory(place) ?? ("HOME" as const),
    visible,
    countries: [...countries],
    games: nodes.flatMap((node) => {
      const game = games.get(node);
      if (game === undefined) return [];
      const { code, name, vendor } = game;
      return [{ code, name, vendor, isShown: offered.getByNode(node) !== undefined }];
    }),
  }));
  return { version, collections };
}

/** Writes one line of the log and tells every gateway and open page. */
async function tell(
  tx: Db,
  tenantId: string,
  by: SwitchedBy,
  entry: Pick<AuditEntry, "action" | "subject" | "before" | "after">,
): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "tree", data: { part: "game" } });
  await addSwitchEntry(tx, tenantId, { ...toAuthor(by), ...entry });
}

const find = async (tx: Db, tenantId: string, id: string): Promise<Collection | undefined> =>
  (await listCollectionRows(tx, tenantId)).find((row) => row.id === id);

/** @throws SwitchError for a game that the merchant does not have, or one collection too many */
async function requireFit(tx: Db, tenantId: string, { id, games }: SaveCollection): Promise<void> {
  const known = games.length === 0 ? [] : await findGamesByCode(tx, tenantId, games);
  const unknown = games.find((code) => !known.some((game) => game.code === code));
  if (unknown !== undefined)
    throw new SwitchError(`the merchant has no game ${unknown}`, { why: "unknown.game", subjects: [unknown] });
  const rows = await listCollectionRows(tx, tenantId);
  if (rows.length >= collectionLimits.collections && !rows.some((row) => row.id === id))
    throw new SwitchError(`a merchant has at most ${collectionLimits.collections} collections`, {
      why: "limit.collections",
      most: collectionLimits.collections,
    });
}

/** Makes or changes a collection. @throws Refusal `version.conflict`, `switch.refused` */
export async function saveCollection(
  { switches }: StaffTools,
  call: MerchantCall,
  saved: SaveCollection,
): Promise<SwitchVersion> {
  const { id: tenantId } = call.tenant;
  const { id, names, place, visible, countries, games: codes } = saved;
  const version = await switches.make(call, saved, async (tx, by) => {
    await requireFit(tx, tenantId, saved);
    const before = (await find(tx, tenantId, id)) ?? null;
    await saveCollectionRow(tx, tenantId, { id, names, place, visible, countries, codes });
    const after = (await find(tx, tenantId, id)) ?? null;
    await tell(tx, tenantId, by, { action: "save collection", subject: names.EN, before, after });
  });
  return { version };
}

/** Removes a collection. @throws Refusal `version.conflict`, `switch.refused` for one that is not there */
export async function removeCollection(
  { switches }: StaffTools,
  call: MerchantCall,
  removed: RemoveCollection,
): Promise<SwitchVersion> {
  const { id: tenantId } = call.tenant;
  const version = await switches.make(call, removed, async (tx, by) => {
    const before = await find(tx, tenantId, removed.id);
    if (before === undefined)
      throw new SwitchError("the merchant has no such collection", { why: "unknown.collection" });
    await removeCollectionRow(tx, tenantId, removed.id);
    await tell(tx, tenantId, by, { action: "remove collection", subject: before.names.EN ?? "", before, after: null });
  });
  return { version };
}

/** Orders the collections. @throws Refusal `version.conflict`, `switch.refused` for one that is not there */
export async function orderCollections(
  { switches }: StaffTools,
  call: MerchantCall,
  ordered: OrderCollections,
): Promise<SwitchVersion> {
  const { id: tenantId } = call.tenant;
  const version = await switches.make(call, ordered, async (tx, by) => {
    const before = (await listCollectionRows(tx, tenantId)).map(({ id }) => id);
    if (ordered.ids.some((id) => !before.includes(id)))
      throw new SwitchError("the merchant has no such collection", { why: "unknown.collection" });
    const after = [...ordered.ids, ...before.filter((id) => !ordered.ids.includes(id))];
    await orderCollectionRows(tx, tenantId, after);
    await tell(tx, tenantId, by, { action: "order collections", subject: "collections", before, after });
  });
  return { version };
}
