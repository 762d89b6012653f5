import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { getSettings, putSettings } from "../settingsStore.ts";

/** The demo's merchant at which a new account waits for a day, as it does by default. */
const patient = "saltlantern";

/** Lets a demo's new accounts be paid at once, so that a visitor can follow a withdrawal to its end; what staff set stays. */
export const createDemoSettings: CreateDemo = async (db, tenant) => {
  const { settings, version } = await getSettings(db, tenant);
  if (version === 0 && tenant.brand !== patient)
    await putSettings(db, tenant, { ...settings, accountHours: 0 }, version);
};
