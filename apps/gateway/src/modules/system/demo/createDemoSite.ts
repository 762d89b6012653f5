import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { hasMembers, updateMerchant } from "../../../tenants/tenantStore.ts";

/** Shows offers in thousands where the brand's demo says so; before there are members, so that what staff set later stays. */
export const createDemoSite: CreateDemo = async (db, { id: tenantId, settings }, _, { kUnit = [] }) => {
  if (kUnit.length === 0 || settings.kUnit !== undefined || (await hasMembers(db, tenantId))) return;
  await updateMerchant(db, tenantId, { settings: JSON.stringify({ ...settings, kUnit }) });
};
