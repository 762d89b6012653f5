import { gameCategories, type Game, type GameCategory, getHouseGame, type VendorCard } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db, Schema } from "../../db/Schema.ts";
import type { Directory } from "../../tenants/directory.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** One game in memory: what lists answer, and what searches look at. */
export interface CatalogueGame {
  readonly game: Game;
  /** The name without case and accents. */
  readonly folded: string;
  readonly category: GameCategory;
  readonly hotRank: number | null;
}

type Vendor = Selectable<Schema["vendors"]> & { readonly category: GameCategory };

interface TenantCatalogue {
  readonly games: readonly CatalogueGame[];
  readonly byNode: ReadonlyMap<string, CatalogueGame>;
  readonly byCode: ReadonlyMap<string, CatalogueGame>;
  readonly vendors: readonly Vendor[];
}

/** Every merchant's games in memory: a page of 10,000 is a slice, not a query (GM-35). */
export interface Catalogue {
  /** The games whose category is switched on, in the merchant's order. */
  readonly list: (tenant: Tenant) => readonly CatalogueGame[];
  readonly getByNode: (tenant: Tenant, nodeId: string) => CatalogueGame | undefined;
  readonly getByCode: (tenant: Tenant, code: string) => CatalogueGame | undefined;
  /** The state that an operator gave the game. */
  readonly getState: (tenant: Tenant, nodeId: string) => "ON" | "MAINTENANCE" | "OFF";
  readonly listVendors: (tenant: Tenant) => readonly VendorCard[];
}

/** Text without case and accents: "Cá Tiên" is found by "ca tien". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D").toLowerCase();
}

function toCategory(text: string): GameCategory | undefined {
  return gameCategories.find(({ category }) => category === text)?.category;
}

function toCatalogueGame(row: Selectable<Schema["games"]>, category: GameCategory): CatalogueGame {
  const game: Game = {
    nodeId: row.node_id,
    vassalage: row.vendor,
    gameType: category,
    gameClassify: row.classify,
    gameName: row.name,
    minBet: row.min_bet,
    minLineNum: row.min_lines,
    code: row.code,
    defaultPlayType: "",
    accountTypeName: row.vendor,
    vendor: row.vendor,
    gameCode: row.code,
    isGame: "GAME",
    icon: `/art/games/${row.code}.svg`,
    // Every launch goes to the house, so it is the house's return that is told.
    rtp: (getHouseGame(row.code).model.rtp / 100).toFixed(2),
    demo: true,
    tags: row.tags,
    isNew: row.is_new,
    isHot: row.hot_rank !== null,
    maintenance: false,
  };
  return { game, folded: fold(row.name), category, hotRank: row.hot_rank };
}

type Unknown = (what: Readonly<Record<string, string>>) => void;

/** Reads a merchant's rows; one of a category that this program does not know is left out and told. */
async function loadTenant(db: Db, tenant: string, onUnknown: Unknown): Promise<TenantCatalogue> {
  // One JSON text: drivers take longer over the messages of 10,000 rows than the database over its answer.
  const { rows: [answer] } = await sql<{ games: Selectable<Schema["games"]>[] | null }>`select json_agg(games order by position) as games from games where tenant_id = ${tenant}`.execute(db);
  const vendors = await db.selectFrom("vendors").selectAll().where("tenant_id", "=", tenant).orderBy("position").execute();
  const games = (answer?.games ?? []).flatMap((row) => {
    const category = toCategory(row.category);
    if (category !== undefined) return toCatalogueGame(row, category);
    onUnknown({ tenant, game: row.code, category: row.category });
    return [];
  });
  const cards = vendors.flatMap((row) => {
    const category = toCategory(row.category);
    if (category !== undefined) return { ...row, category };
    onUnknown({ tenant, vendor: row.vendor, category: row.category });
    return [];
  });
  return {
    games,
    vendors: cards,
    byNode: new Map(games.map((entry) => [entry.game.nodeId, entry])),
    byCode: new Map(games.map((entry) => [entry.game.code, entry])),
  };
}

function isOn(tenant: Tenant, category: GameCategory): boolean {
  const moduleId = gameCategories.find((entry) => entry.category === category)?.moduleId;
  return moduleId !== undefined && tenant.modules.has(moduleId);
}

function countByVendor(games: readonly CatalogueGame[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { game, category } of games) {
    const key = `${category} ${game.vendor}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function toCard(row: Vendor, gameCount: number): VendorCard {
  return {
    vassalage: row.vendor,
    name: row.name,
    isHot: row.hot ? 1 : 0,
    gameCategory: row.category,
    gameClassify: "",
    icon: `/art/vendors/${row.vendor}.svg`,
    accountTypeName: row.vendor,
    maintenance: false,
    kind: "LIST",
    gameCount,
  };
}

/** Loads every merchant's games; when an operator switches something, only the games that are not plainly on. */
export async function openCatalogue(db: Db, directory: Directory, onUnknown: Unknown): Promise<Catalogue> {
  const loaded = new Map<string, TenantCatalogue>();
  let states = new Map<string, string>();

  // Lists by merchant: a merchant is a new object after each switch, so a kept list is never out of date.
  let lists = new WeakMap<Tenant, readonly CatalogueGame[]>();
  let cards = new WeakMap<Tenant, readonly VendorCard[]>();

  async function refresh(): Promise<void> {
    for (const tenant of directory.list()) {
      if (!loaded.has(tenant.id)) loaded.set(tenant.id, await loadTenant(db, tenant.id, onUnknown));
    }
    const rows = await db.selectFrom("games").select(["tenant_id", "node_id", "state"]).where("state", "<>", "ON").execute();
    states = new Map(rows.map((row) => [`${row.tenant_id} ${row.node_id}`, row.state]));
    lists = new WeakMap();
    cards = new WeakMap();
  }

  function getState(tenant: Tenant, nodeId: string): "ON" | "MAINTENANCE" | "OFF" {
    const state = states.get(`${tenant.id} ${nodeId}`);
    return state === "MAINTENANCE" || state === "OFF" ? state : "ON";
  }

  function present(tenant: Tenant, entry: CatalogueGame | undefined): CatalogueGame | undefined {
    if (entry === undefined || !isOn(tenant, entry.category)) return undefined;
    const state = getState(tenant, entry.game.nodeId);
    if (state === "OFF") return undefined;
    return state === "ON" ? entry : { ...entry, game: { ...entry.game, maintenance: true } };
  }

  const get = (tenant: Tenant): TenantCatalogue | undefined => loaded.get(tenant.id);

  function list(tenant: Tenant): readonly CatalogueGame[] {
    const known = lists.get(tenant);
    if (known !== undefined) return known;
    const games = (get(tenant)?.games ?? []).flatMap((entry) => present(tenant, entry) ?? []);
    lists.set(tenant, games);
    return games;
  }

  function toCards(tenant: Tenant): readonly VendorCard[] {
    const counts = countByVendor(list(tenant));
    return (get(tenant)?.vendors ?? []).flatMap((row) => {
      const gameCount = counts.get(`${row.category} ${row.vendor}`) ?? 0;
      return gameCount === 0 ? [] : [toCard(row, gameCount)];
    });
  }

  await refresh();
  directory.onChange(refresh);

  return {
    list,
    getState,
    getByNode: (tenant, nodeId) => present(tenant, get(tenant)?.byNode.get(nodeId)),
    getByCode: (tenant, code) => present(tenant, get(tenant)?.byCode.get(code)),
    listVendors(tenant) {
      const known = cards.get(tenant) ?? toCards(tenant);
      cards.set(tenant, known);
      return known;
    },
  };
}
