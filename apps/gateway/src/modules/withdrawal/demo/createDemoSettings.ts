import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { getSettings, putSettings } from "../settingsStore.ts";

/**
 * Lets a demo's new accounts be paid at once, so that a visitor can follow a withdrawal to its end, unless the brand's demo shows how they
 * wait; what staff set stays.
 */
export const createDemoSettings: CreateDemo = async (db, tenant, _, { newAccountsWait = false }) => {
  const { settings, version } = await getSettings(db, tenant);
  if (version === 0 && !newAccountsWait) await putSettings(db, tenant, { ...settings, accountHours: 0 }, version);
};
