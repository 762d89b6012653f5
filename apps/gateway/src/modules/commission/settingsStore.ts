import type { CommissionSettings, StoredCommissionSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { tables } from "./tables.ts";

/** What the platform begins with. */
const first: CommissionSettings = { payDelayDays: 1, platformPays: false, reviewFrom: {} };

const find = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("commission_settings")
    .select(["pay_delay_days as payDelayDays", "platform_pays as platformPays", "review_from as reviewFrom", "version"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();

/** How a merchant handles contracts; what the platform begins with where staff have changed nothing. */
export async function getCommissionSettings(db: Db, tenantId: string): Promise<CommissionSettings> {
  return (await find(db, tenantId)) ?? first;
}

/** The same with its version, for who changes it. */
export async function getStoredSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredCommissionSettings> {
  const { version, ...settings } = (await find(db, id)) ?? { ...first, version: 0 };
  return { settings, version, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  { id }: SettingsScope,
  { payDelayDays, platformPays, reviewFrom }: CommissionSettings,
  version: number,
): Promise<boolean> {
  const values = {
    pay_delay_days: payDelayDays,
    platform_pays: platformPays,
    review_from: JSON.stringify(reviewFrom),
    version: version + 1,
  };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("commission_settings")
      .values({ tenant_id: id, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("commission_settings")
    .set(values)
    .where("tenant_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
