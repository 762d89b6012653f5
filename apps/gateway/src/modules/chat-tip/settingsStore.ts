import { toMoney } from "@marquee/contract";
import type { StoredTipSettings, TipSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { toDefaultSettings } from "./settings.ts";
import { tables } from "./tables.ts";

/** What a merchant's members may give in a currency. */
export async function getSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredTipSettings> {
  const row = await tables(db)
    .selectFrom("chat_tip_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return { settings: { ...toDefaultSettings(currency), ...row?.settings }, version: row?.version ?? 0, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  { id, currency }: SettingsScope,
  settings: TipSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("chat_tip_settings")
      .values({ tenant_id: id, currency, settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("chat_tip_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const amountNames = ["min", "max", "pairAmount", "dayAmount", "receivedAmount", "rainMax"] as const;

/** What one member may give and get; amounts in 1/10,000 of the unit. */
export type TipLimits = Readonly<Record<(typeof amountNames)[number], bigint>> &
  Pick<TipSettings, "rainPeople" | "rainMinutes">;

/** The merchant's limits in a currency. */
export async function getTipLimits(
  db: Db,
  { tenantId: id, currency }: { readonly tenantId: string; readonly currency: string },
): Promise<TipLimits> {
  const { settings } = await getSettings(db, { id, currency });
  const { rainPeople, rainMinutes } = settings;
  const toUnits = (name: (typeof amountNames)[number]): bigint => toMoney(settings[name]);
  return {
    min: toUnits("min"),
    max: toUnits("max"),
    pairAmount: toUnits("pairAmount"),
    dayAmount: toUnits("dayAmount"),
    receivedAmount: toUnits("receivedAmount"),
    rainMax: toUnits("rainMax"),
    rainPeople,
    rainMinutes,
  };
}
