import type { StoredWithdrawalSettings, WithdrawalSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Schema.ts";
import { toDefaultSettings } from "./settings.ts";

interface Merchant {
  readonly id: string;
  readonly currency: string;
}

/** How a merchant handles withdrawals; a check that is newer than what staff stored begins with the platform's. */
export async function getSettings(db: Db, { id, currency }: Merchant): Promise<StoredWithdrawalSettings> {
  const row = await db
    .selectFrom("withdrawal_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .executeTakeFirst();
  const base = toDefaultSettings(currency);
  const settings =
    row === undefined ? base : { ...base, ...row.settings, rules: { ...base.rules, ...row.settings.rules } };
  return { settings, version: row?.version ?? 0, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  tenantId: string,
  settings: WithdrawalSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("withdrawal_settings")
      .values({ tenant_id: tenantId, settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable("withdrawal_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
