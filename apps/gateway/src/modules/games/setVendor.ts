import type { Static } from "typebox";
import type { VendorOrderSwitchSchema, VendorSwitchSchema } from "@marquee/contract/schema";
import type { Db } from "../../db/Db.ts";
import type { Change, SwitchedBy } from "../../switches/Change.ts";
import { setEnd } from "../../switches/setEnd.ts";
import { SwitchError } from "../../switches/Switch.ts";
import { raiseCatalogueVersion } from "./gameDeskStore.ts";
import { requireState, toNextState, toStateWord } from "./stateChange.ts";
import { listVendorRows, lockVendor, updateVendor } from "./vendorStore.ts";

type AtMerchant<Wanted> = Wanted & { readonly merchant: string };

/** Changes a vendor in one category. @throws SwitchError for a vendor that the merchant does not have there */
export async function setVendor(
  tx: Db,
  tenantId: string,
  wanted: AtMerchant<Static<typeof VendorSwitchSchema>>,
  by: SwitchedBy,
): Promise<Change> {
  const { kind, merchant, subject, ...change } = wanted;
  requireState(change);
  const [category = "", vendor = ""] = subject.split("/");
  const row = await lockVendor(tx, tenantId, category, vendor);
  if (row === undefined)
    throw new SwitchError(`the merchant has no vendor ${subject}`, { why: "unknown.vendor", subjects: [subject] });
  const before = { state: row.state, message: row.message, hot: row.hot, isNew: row.is_new };
  if (change.state !== undefined) {
    const state = toStateWord(row.state, change.state);
    const message = state === "maintenance" && row.message !== null ? { message: row.message } : {};
    await setEnd(tx, tenantId, change.until, { kind, merchant, subject, state, ...message }, by);
  }
  const after = { ...toNextState(row, change), hot: change.hot ?? row.hot, isNew: change.isNew ?? row.is_new };
  const { state, message, hot } = after;
  await updateVendor(tx, tenantId, category, vendor, { state, message, hot, is_new: after.isNew });
  await raiseCatalogueVersion(tx, tenantId);
  return { before, after: { state, message, hot, isNew: after.isNew } };
}

/** Orders the vendors of a category. @throws SwitchError for one that the merchant does not have there */
export async function orderVendors(
  tx: Db,
  tenantId: string,
  { subject: category, order }: Static<typeof VendorOrderSwitchSchema>,
): Promise<Change> {
  const rows = (await listVendorRows(tx, tenantId)).filter((row) => row.category === category);
  const before = rows.map(({ vendor }) => vendor);
  const unknown = order.find((vendor) => !before.includes(vendor));
  if (unknown !== undefined)
    throw new SwitchError(`the merchant has no vendor ${category}/${unknown}`, {
      why: "unknown.vendor",
      subjects: [`${category}/${unknown}`],
    });
  const after = [...order, ...before.filter((vendor) => !order.includes(vendor))];
  for (const [position, vendor] of after.entries()) await updateVendor(tx, tenantId, category, vendor, { position });
  await raiseCatalogueVersion(tx, tenantId);
  return { before, after };
}
