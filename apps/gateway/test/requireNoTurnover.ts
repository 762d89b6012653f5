import type { Db } from "../src/db/Db.ts";
import { getSettings } from "../src/modules/turnover/settings.ts";
import { putSettings } from "../src/modules/turnover/settingsStore.ts";

/** From now on neither deposits at a merchant nor the credit of new members need be staked: their money may be withdrawn at once. */
export async function requireNoTurnover(
  db: Db,
  merchant: { readonly id: string; readonly currency: string },
): Promise<void> {
  const { settings, version } = await getSettings(db, merchant);
  await putSettings(db, merchant.id, { ...settings, depositPercent: 0, signupPercent: 0 }, version);
}

/** From now on the credit of new members at a merchant need not be staked. */
export async function requireNoSignupTurnover(
  db: Db,
  merchant: { readonly id: string; readonly currency: string },
): Promise<void> {
  const { settings, version } = await getSettings(db, merchant);
  await putSettings(db, merchant.id, { ...settings, signupPercent: 0 }, version);
}
