import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { type AffiliateBillRow, getBillPlan } from "./billStore.ts";
import type { Services } from "./services.ts";

/** Tells an affiliate what has become of its bill, in its transaction: open pages always, the inbox where it is paid or refused. */
export async function tellBill(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  { id: tenantId, name: site }: Pick<Tenant, "id" | "name">,
  bill: AffiliateBillRow,
): Promise<void> {
  const { member_id: memberId, state, bill_no: billNo, currency, reason } = bill;
  await publishEvent(tx, { tenantId, memberId, kind: "affiliate" });
  if (state !== "ISSUED" && state !== "REFUSED") return;
  const { plan, month } = await getBillPlan(tx, bill);
  const values = {
    site,
    bill: billNo,
    plan,
    month: month.slice(0, 7),
    amount: toMessageMoney(BigInt(bill.amount), currency),
    reason,
  };
  const template = state === "ISSUED" ? "affiliate.paid" : "affiliate.refused";
  await messages.tell(tx, { tenantId, memberId, template, values });
}
