import type { StoredWithdrawalSettings, WithdrawalSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toDefaultSettings } from "./settings.ts";
import { tables } from "./tables.ts";

/** A merchant, and a currency of its members. */
interface Scope {
  readonly id: string;
  readonly currency: string;
}

/** How a row names a currency: the merchant's own is the empty text. */
const toKey = ({ id, currency }: Scope) =>
  sql<string>`(select case m.currency when ${currency} then '' else ${currency} end from merchants m where m.id = ${id})`;

/** How a merchant handles withdrawals in a currency; a check that is newer than what staff stored begins with the platform's. */
export async function getSettings(db: Db, scope: Scope): Promise<StoredWithdrawalSettings> {
  const { id, currency } = scope;
  const row = await tables(db)
    .selectFrom("withdrawal_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .where("currency", "=", toKey(scope))
    .executeTakeFirst();
  const base = toDefaultSettings(currency);
  const settings =
    row === undefined ? base : { ...base, ...row.settings, rules: { ...base.rules, ...row.settings.rules } };
  return { settings, version: row?.version ?? 0, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  scope: Scope,
  settings: WithdrawalSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("withdrawal_settings")
      .values({ tenant_id: scope.id, currency: toKey(scope), settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("withdrawal_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", scope.id)
    .where("currency", "=", toKey(scope))
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
