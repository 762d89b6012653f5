import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { getSettings } from "./settingsStore.ts";

/** What one account may send along the tree; amounts in 1/10,000 of the unit. */
interface TransferLimits {
  readonly min: bigint;
  readonly max: bigint;
  /** In 24 hours, upwards and downwards together. */
  readonly dayAmount: bigint;
  readonly dayCount: number;
}

/** The merchant's limits in a currency. */
export async function getTransferLimits(
  db: Db,
  { tenantId: id, currency }: { readonly tenantId: string; readonly currency: string },
): Promise<TransferLimits> {
  const { settings } = await getSettings(db, { id, currency });
  const { min, max, dayAmount, dayCount } = settings;
  return { min: toMoney(min), max: toMoney(max), dayAmount: toMoney(dayAmount), dayCount };
}
