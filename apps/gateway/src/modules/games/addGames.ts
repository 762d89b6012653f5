import { type FieldError, houseModels, isAmount, toAmount } from "@marquee/contract";
import type { AddGames, NewGame, SwitchVersion } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { gameHouseProvider } from "../../secrets/openSecrets.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { toAuthor } from "../../switches/Change.ts";
import { addSwitchEntry } from "../../tenants/merchantVersionStore.ts";
import { getStakes } from "../../tenants/stakes.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { narrowStakes, noStakeLimit, type StakeLimit } from "../../tenants/stakeRange.ts";
import { findStakeFaults } from "./findStakeFaults.ts";
import { listStakeLimits, saveStakeLimit, toLimitKey } from "./stakeLimitStore.ts";
import { raiseCatalogueVersion } from "./gameDeskStore.ts";
import { addGameRows, listGameNames, type NewGameRow } from "./gameStore.ts";
import { addVendor, listVendorRows } from "./vendorStore.ts";

const toVendorKey = ({ category, vendor }: Pick<NewGame, "category" | "vendor">): string => `${category}/${vendor}`;

/** The limits that a game comes with, in the merchant's own currency. @throws MoneyError for amounts that are none in it */
function toLimit({ currencies }: Tenant, { minStake, maxStake }: NewGame): StakeLimit {
  const digits = currencies[0]?.digits ?? 0;
  const toEnd = (text: string | undefined): bigint | null => (text === undefined ? null : toAmount(text, digits));
  return { min: toEnd(minStake), max: toEnd(maxStake) };
}

/** What is wrong with a game's limits, by the name of its field. */
function findLimitFault(
  tenant: Tenant,
  game: NewGame,
  limits: ReadonlyMap<string, StakeLimit>,
): FieldError | undefined {
  const digits = tenant.currencies[0]?.digits ?? 0;
  const wrong = (["minStake", "maxStake"] as const).find((name) => !isAmount(game[name] ?? "0", digits));
  if (wrong !== undefined) return { name: wrong, rule: "amount" };
  const vendor = limits.get(toLimitKey("VENDOR", tenant.currency, toVendorKey(game))) ?? noStakeLimit;
  const outer = narrowStakes(tenant.currency, { vendor, game: noStakeLimit });
  const [fault] = findStakeFaults(toLimit(tenant, game), { outer, inner: [] });
  return fault && { ...fault, name: `${fault.name}Stake` };
}

/** What is wrong with games, by `games.<place>.<field>`, the first of each game. */
async function listFaults(tx: Db, tenant: Tenant, games: readonly NewGame[]): Promise<readonly FieldError[]> {
  const { id: tenantId } = tenant;
  const limits = await listStakeLimits(tx, tenantId);
  const codes = games.map(({ code }) => code);
  const known = await listGameNames(tx, tenantId, codes);
  const vendors = new Set((await listVendorRows(tx, tenantId)).map(({ category, vendor }) => `${category}/${vendor}`));
  for (const game of games) if (game.vendorName !== undefined) vendors.add(toVendorKey(game));
  return games.flatMap((game, place): readonly FieldError[] => {
    if (known.has(game.code)) return [{ name: `games.${place}.code`, rule: "taken" }];
    if (codes.indexOf(game.code) < place) return [{ name: `games.${place}.code`, rule: "same" }];
    if (!vendors.has(toVendorKey(game))) return [{ name: `games.${place}.vendorName`, rule: "required" }];
    const fault = findLimitFault(tenant, game, limits);
    return fault === undefined ? [] : [{ ...fault, name: `games.${place}.${fault.name}` }];
  });
}

function toRow(
  { id, currency }: Tenant,
  { code, name, category, vendor, model, theme }: NewGame,
  on: boolean,
): NewGameRow {
  const { classify, lines, tags, mechanic, rtp, volatility } = houseModels[model];
  return {
    node_id: `${id}-${code}`,
    code,
    vendor,
    category,
    classify,
    name,
    min_bet: getStakes(currency).minBet,
    min_lines: lines,
    tags: JSON.stringify(tags),
    hot_rank: null,
    is_new: true,
    state: on ? "ON" : "OFF",
    // So far only the game house can be launched: addresses of other game servers are not known.
    provider: gameHouseProvider,
    theme,
    mechanic,
    model,
    rtp,
    volatility,
    weight: 100,
    message: null,
  };
}

/**
 * Adds games and the vendors that they name, behind those that the merchant has; players find them at once or when they are switched on.
 * @throws Refusal `version.conflict`; `fields` with `games.<place>.code` that another game has (`taken`) or that is twice in the list (`same`),
 * `games.<place>.vendorName` of a vendor that nobody has named (`required`), and `games.<place>.minStake` or `maxStake` (`amount`)
 */
export async function addGames(
  { switches }: StaffTools,
  call: MerchantCall,
  { games, on, ...demand }: AddGames,
): Promise<SwitchVersion> {
  const { tenant } = call;
  const version = await switches.make(call, demand, async (tx, by) => {
    const fields = await listFaults(tx, tenant, games);
    if (fields.length > 0) throw new Refusal("fields", { fields: fields.slice(0, 20) });
    const named = new Map(games.flatMap((game) => (game.vendorName === undefined ? [] : [[toVendorKey(game), game]])));
    for (const { category, vendor, vendorName = vendor } of named.values())
      await addVendor(tx, { tenantId: tenant.id, category, vendor, name: vendorName.trim() });
    await addGameRows(
      tx,
      tenant.id,
      games.map((game) => toRow(tenant, game, on)),
    );
    const { id: tenantId, currency } = tenant;
    for (const game of games.filter(({ minStake, maxStake }) => minStake !== undefined || maxStake !== undefined))
      await saveStakeLimit(tx, { tenantId, scope: "GAME", subject: game.code, currency }, toLimit(tenant, game));
    await raiseCatalogueVersion(tx, tenant.id);
    await publishEvent(tx, { tenantId: tenant.id, kind: "tree", data: { part: "game" } });
    const [first] = games;
    await addSwitchEntry(tx, tenant.id, {
      ...toAuthor(by),
      action: "add games",
      subject: games.length === 1 && first !== undefined ? first.code : `${games.length} games`,
      before: null,
      after: { games: games.map(({ code }) => code), vendors: [...named.keys()], on },
    });
  });
  return { version };
}
