import { gameCategories } from "@marquee/contract";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/Db.ts";
import type { TenantRegistry } from "../../tenants/tenantRegistry.ts";
import { narrowStakes, type StakeRange } from "../../tenants/stakeRange.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isCategoryOn, toCategory } from "../../tenants/gameCategories.ts";
import {
  type GameRecord,
  getGameRecord,
  listGameNames,
  listGameRows,
  type GameMark,
  getCatalogueVersion,
  listGameStates,
} from "./gameStore.ts";
import { getStakeLimits, listStakeLimits } from "./stakeLimitStore.ts";
import { tellLeastStakes } from "./tellLeastStakes.ts";
import { type Collection, listCollectionRows } from "./collectionStore.ts";
import { type OfferedGames, offerGames } from "./offerGames.ts";
import { type PackedGames, packGames } from "./packGames.ts";
import { findGameVendor, listClosedVendors, listVendorRows, type VendorRow } from "./vendorStore.ts";

/** Merchants' games, cached in memory while in use: a page of 10,000 games needs no query (GM-35). */
export interface GameIndex {
  /** What the merchant's visitors may see now; a new object after each switch. @throws what the database throws */
  readonly open: (tenant: Tenant) => Promise<OfferedGames>;
  /** The record of a merchant's game, as sent to its game server. */
  readonly getRecord: (tenantId: string, code: string) => Promise<GameRecord | undefined>;
  /**
   * Whether the vendor of a game takes new rounds: it is neither in maintenance nor removed. It is asked at stakes, so it reads by the
   * connections of money, which the caller names.
   */
  readonly isVendorOpen: (moneyDb: Db, tenant: Tenant, code: string) => Promise<boolean>;
  /** The stakes that a game takes now in a currency; read by the connections of money, as above. */
  readonly getStakeRange: (
    moneyDb: Db,
    game: Readonly<Record<"tenantId" | "code" | "currency", string>>,
  ) => Promise<StakeRange>;
  /** The names of games by code, whatever their state, so that played games keep their names. */
  readonly listNames: (tenant: Tenant, codes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The cached data of one merchant. */
interface Entry {
  readonly tenantId: string;
  readonly games: PackedGames;
  readonly vendors: readonly VendorRow[];
  /** The version of switches at which the states were read. */
  readonly asOf: number;
  readonly states: ReadonlyMap<string, GameMark>;
  readonly collections: readonly Collection[];
  /** The version of order, marks and vendors. */
  readonly catalogue: string;
  /** The games with states and tree applied, by the categories that are on: visitors' rollouts may differ in them. Dropped with the entry. */
  readonly offered: Map<string, OfferedGames>;
}

type Unknown = (what: Readonly<Record<string, string>>) => void;

/** About 40 merchants with 10,000 games; the least recently used is dropped. */
const mostBytes = 26 * 1024 * 1024;
const bytesOfEntry = 8_192;

/** A merchant that exceeds the limit by itself is cached alone. */
function toSize({ games, states, collections }: Entry): number {
  const collected = collections.reduce((sum, { nodes }) => sum + 500 + nodes.length * 60, 0);
  return Math.min(mostBytes, games.bytes + states.size * 100 + games.count + collected + bytesOfEntry);
}

/** Opens the game indexes of all merchants: each is read at its first use, once for concurrent callers, and again after it was dropped. */
export function openGameIndex(db: Db, tenantRegistry: TenantRegistry, onUnknown: Unknown): GameIndex {
  let switches = 0;
  tenantRegistry.onChange(async () => {
    switches += 1;
  });

  async function load(tenant: string): Promise<Entry> {
    const asOf = switches;
    // Its version first: what changes during the reads makes them stale, and never the other way round.
    const catalogue = await getCatalogueVersion(db, tenant);
    const limits = await listStakeLimits(db, tenant);
    const rows = tellLeastStakes(await listGameRows(db, tenant), tenantRegistry.getById(tenant)?.currency, limits);
    const states = await listGameStates(db, tenant);
    const games = packGames(tenant, rows, (game, category) => onUnknown({ tenant, game, category }));
    const vendors = (await listVendorRows(db, tenant)).filter(({ vendor, category }) => {
      const isKnown = toCategory(category) !== undefined;
      if (!isKnown) onUnknown({ tenant, vendor, category });
      return isKnown;
    });
    const collections = await listCollectionRows(db, tenant);
    return { tenantId: tenant, games, vendors, asOf, states, collections, catalogue, offered: new Map() };
  }

  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: toSize,
    fetchMethod: load,
    // The caller gets the answer even when there is no room to cache it.
    ignoreFetchAbort: true,
  });

  // Concurrent callers after a switch share one read of the states.
  const reading = new Map<string, Promise<Entry>>();

  async function readStates(entry: Entry): Promise<Entry> {
    const asOf = switches;
    const { tenantId } = entry;
    const isSame = (await getCatalogueVersion(db, tenantId)) === entry.catalogue;
    const fresh: Entry = isSame
      ? {
          ...entry,
          asOf,
          states: await listGameStates(db, tenantId),
          collections: await listCollectionRows(db, tenantId),
          offered: new Map(),
        }
      : await load(tenantId);
    if (entries.peek(tenantId) === entry) entries.set(tenantId, fresh);
    return fresh;
  }

  /** The entry as of the last switch, including one made while the states were being read. */
  async function refresh(entry: Entry): Promise<Entry> {
    let current = entry;
    while (current.asOf !== switches) {
      const read = reading.get(current.tenantId) ?? readStates(current).finally(() => reading.delete(entry.tenantId));
      reading.set(current.tenantId, read);
      current = await read;
    }
    return current;
  }

  async function open(tenant: Tenant): Promise<OfferedGames> {
    const kept = entries.get(tenant.id) ?? (await entries.forceFetch(tenant.id));
    const entry = kept.asOf === switches ? kept : await refresh(kept);
    const key = gameCategories
      .filter(({ category }) => isCategoryOn(tenant, category))
      .map(({ category }) => category)
      .join(" ");
    const offered = entry.offered.get(key) ?? offerGames(tenant, entry);
    entry.offered.set(key, offered);
    return offered;
  }

  // Asked at every stake: nearly always no vendor is closed, and then nothing is read.
  const closed = new Map<string, { readonly asOf: number; readonly vendors: Promise<ReadonlySet<string>> }>();

  async function isVendorOpen(moneyDb: Db, { id }: Tenant, code: string): Promise<boolean> {
    const kept = closed.get(id);
    const fresh = kept?.asOf === switches ? kept : { asOf: switches, vendors: listClosedVendors(moneyDb, id) };
    closed.set(id, fresh);
    const vendors = await fresh.vendors.catch((error: unknown) => {
      closed.delete(id);
      throw error;
    });
    if (vendors.size === 0) return true;
    const vendor = await findGameVendor(moneyDb, id, code);
    return vendor === undefined || !vendors.has(vendor);
  }

  return {
    open,
    isVendorOpen,
    listNames: (tenant, codes) => listGameNames(db, tenant.id, codes),
    getStakeRange: async (moneyDb, game) => narrowStakes(game.currency, await getStakeLimits(moneyDb, game)),
    getRecord: (tenantId, code) => getGameRecord(db, tenantId, code),
  };
}
