import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type StakeLimit, type StakeLimits, toStakeLimits } from "../../tenants/stakeRange.ts";
import { type Tables, tables } from "./tables.ts";

/** What a limit is of: a vendor in a category, as `RNG/LUNA`, or a game, by its code. */
export type StakeScope = "VENDOR" | "GAME";

const toLimit = ({ min_stake: min, max_stake: max }: Selectable<Tables["stake_limits"]>): StakeLimit => ({
  min: min === null ? null : BigInt(min),
  max: max === null ? null : BigInt(max),
});

/** A merchant's limits of vendors and games, each by its scope, subject and currency; see {@link toLimitKey}. */
export async function listStakeLimits(db: Db, tenantId: string): Promise<ReadonlyMap<string, StakeLimit>> {
  const rows = await tables(db).selectFrom("stake_limits").selectAll().where("tenant_id", "=", tenantId).execute();
  return new Map(rows.map((row) => [`${row.scope} ${row.currency} ${row.subject}`, toLimit(row)]));
}

/** The key under which {@link listStakeLimits} has a limit. */
export const toLimitKey = (scope: StakeScope, currency: string, subject: string): string =>
  `${scope} ${currency} ${subject}`;

/** A merchant's limits at one game in one currency. */
export async function getStakeLimits(
  db: Db,
  { tenantId, code, currency }: Readonly<Record<"tenantId" | "code" | "currency", string>>,
): Promise<StakeLimits> {
  const { rows } = await sql<{ limits: readonly (string | null)[] | null }>`
    select get_stake_limits(p_tenant => ${tenantId}, p_game => ${code}, p_currency => ${currency}) as limits`.execute(
    db,
  );
  return toStakeLimits(rows[0]?.limits ?? null);
}

/** Sets a limit, or takes it away where it has neither end. */
export async function saveStakeLimit(
  tx: Db,
  key: Readonly<Record<"tenantId" | "subject" | "currency", string>> & { readonly scope: StakeScope },
  { min, max }: StakeLimit,
): Promise<void> {
  const { tenantId: tenant_id, scope, subject, currency } = key;
  if (min === null && max === null) {
    await tables(tx)
      .deleteFrom("stake_limits")
      .where("tenant_id", "=", tenant_id)
      .where("scope", "=", scope)
      .where("subject", "=", subject)
      .where("currency", "=", currency)
      .execute();
    return;
  }
  const ends = { min_stake: min?.toString() ?? null, max_stake: max?.toString() ?? null };
  await tables(tx)
    .insertInto("stake_limits")
    .values({ tenant_id, scope, subject, currency, ...ends })
    .onConflict((conflict) => conflict.columns(["tenant_id", "scope", "subject", "currency"]).doUpdateSet(ends))
    .execute();
}

/** Where games stand: the category and vendor of each code that the merchant has. */
export async function listGamePlaces(
  db: Db,
  tenantId: string,
  of: { readonly codes: readonly string[] } | { readonly category: string; readonly vendor: string },
): Promise<readonly { readonly code: string; readonly category: string; readonly vendor: string }[]> {
  const games = tables(db).selectFrom("games").select(["code", "category", "vendor"]).where("tenant_id", "=", tenantId);
  return "codes" in of
    ? games.where("code", "in", of.codes).execute()
    : games.where("category", "=", of.category).where("vendor", "=", of.vendor).execute();
}
