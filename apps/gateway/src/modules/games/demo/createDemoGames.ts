import { houseModels } from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { getStakes } from "../../../tenants/stakes.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { gameHouseProvider } from "../../../secrets/openSecrets.ts";
import { chooseHouseGame } from "./chooseHouseGame.ts";
import { listGameNames } from "./gameNames.ts";
import { createRandom } from "../../../demo/random.ts";
import { type Tables, tables } from "../tables.ts";

const slots = 9_988;
const houseGames = 12;
const hotGames = 24;

/** Invented studios; a merchant has a choice of them. */
const studios = [
  ["LUNA", "Luna Works"],
  ["SPRW", "Tin Sparrow"],
  ["OPAL", "Opal Forge"],
  ["EMBR", "Ember & Ash"],
  ["NOVA", "Nova Parlor"],
  ["TIDE", "Tidewater"],
  ["FOXG", "Fox Garden"],
  ["RUNE", "Runesmith"],
  ["PIXL", "Pixel Barn"],
  ["AURA", "Aura Nine"],
  ["BRZE", "Breezeway"],
  ["ZEPH", "Zephyr Row"],
] as const;

type Game = Selectable<Tables["games"]>;
type Vendor = Insertable<Tables["vendors"]>;

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function toGame(
  tenantId: string,
  category: string,
  vendor: string,
  number: number,
  name: string,
  minBet: string,
): Game {
  const code = `${category.toLowerCase()}-${vendor.toLowerCase()}-${number}`;
  // The game house plays every demo game, whatever its vendor, so each is listed as what it is.
  const { theme, modelId } = chooseHouseGame(code);
  const { classify, lines, tags, mechanic, rtp, volatility } = houseModels[modelId];
  return {
    tenant_id: tenantId,
    node_id: `${tenantId}-${code}`,
    code,
    vendor,
    category,
    classify,
    name,
    min_bet: minBet,
    min_lines: lines,
    tags: [...tags],
    hot_rank: null,
    is_new: createRandom(code)(40) === 0,
    state: "ON",
    position: 0,
    provider: gameHouseProvider,
    theme,
    mechanic,
    model: modelId,
    rtp,
    volatility,
    weight: 100,
    message: null,
  };
}

/** A merchant's own choice of studios, in its own order. */
function chooseStudios(tenantId: string): readonly (typeof studios)[number][] {
  const random = createRandom(`studios ${tenantId}`);
  const order = studios.map((studio) => ({ studio, key: random(1_000_000) })).toSorted((a, b) => a.key - b.key);
  return order.slice(0, 9 + random(4)).map(({ studio }) => studio);
}

/** The games of one merchant: slots of several studios mixed, and the house's own. */
function listDemoGames(tenantId: string, currency: string): { games: readonly Game[]; vendors: readonly Vendor[] } {
  const { minBet } = getStakes(currency);
  const chosen = chooseStudios(tenantId);
  const names = listGameNames(`games ${tenantId}`, slots + houseGames);
  const mixed = names.slice(0, slots).map((name, index) => {
    const [vendor] = pick(chosen, index);
    return toGame(tenantId, "RNG", vendor, 1 + Math.floor(index / chosen.length), name, minBet);
  });
  const own = names.slice(slots).map((name, index) => toGame(tenantId, "INHOUSE", "MARQ", index + 1, name, minBet));
  const random = createRandom(`hot ${tenantId}`);
  const hot = new Map(Array.from({ length: hotGames }, (_, rank) => [rank < 4 ? slots + rank : random(600), rank]));
  const games = [...mixed, ...own].map((game, position) => ({
    ...game,
    position,
    hot_rank: hot.get(position) ?? null,
  }));
  const vendors = [
    ...chosen.map(([vendor, name], position) => ({
      tenant_id: tenantId,
      category: "RNG",
      vendor,
      name,
      position,
      hot: position < 3,
    })),
    { tenant_id: tenantId, category: "INHOUSE", vendor: "MARQ", name: "Marquee House", position: 0, hot: true },
  ];
  return { games, vendors };
}

/** Stores a merchant's demo games when it has none. */
export async function createDemoGames(db: Db, { id: tenantId, currency }: Tenant): Promise<void> {
  if (
    (await tables(db)
      .selectFrom("games")
      .select("code")
      .where("tenant_id", "=", tenantId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
    return;
  const { games, vendors } = listDemoGames(tenantId, currency);
  await tables(db).insertInto("vendors").values(vendors).execute();
  // One JSON text: 10,000 rows of parameters would take many times as long.
  await sql`insert into games select * from json_populate_recordset(null::games, ${JSON.stringify(games)}::json)`.execute(
    db,
  );
}
