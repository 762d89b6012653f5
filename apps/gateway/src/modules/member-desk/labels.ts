import type { LabelList, LabelVersion, RemoveLabel, SaveLabel } from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listStoredLabels, removeLabel as remove, saveLabel as save } from "../member/index.ts";
import { toAuthor } from "./changeMember.ts";

/** A merchant's labels. */
export async function listLabels({ db }: Services, { tenant }: MerchantCall): Promise<LabelList> {
  return [...(await listStoredLabels(db, tenant.id))];
}

/** Makes or changes a label. @throws Refusal `version.conflict`, `label.unknown`, `label.limit` */
export async function saveLabel(
  { db }: Services,
  call: MerchantCall,
  { reason, ...label }: SaveLabel,
): Promise<LabelVersion> {
  return { version: await save(db, call.tenant.id, toAuthor(call, reason), label) };
}

/** Removes a label. @throws Refusal `version.conflict`, `label.unknown`, `label.restricted` */
export async function removeLabel(
  { db }: Services,
  call: MerchantCall,
  { reason, ...label }: RemoveLabel,
): Promise<void> {
  await remove(db, call.tenant.id, toAuthor(call, reason), label);
}
