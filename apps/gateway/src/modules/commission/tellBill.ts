import { publishEvent } from "../../events/publishEvent.ts";
import type { Db } from "../../db/Db.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { listNames } from "./endingStore.ts";
import type { Bill } from "./billStore.ts";
import type { Services } from "./services.ts";

/** The messages about bills. */
type BillMessage = "bill.issued" | "bill.unpaid" | "bill.refused" | "bill.expired";

/** What is told of a step: payments of each hour, or of each few minutes, are not. */
function toMessage({ state: before, kind }: Bill, { state, amount }: Bill): BillMessage | null {
  if (state === before || amount === "0") return null;
  if (state === "EXPIRED") return "bill.expired";
  if (state === "REFUSED") return "bill.refused";
  if (state === "INSUFFICIENT" || state === "PARTLY") return before === "PENDING" ? "bill.unpaid" : null;
  return state === "ISSUED" && (kind === "DIVIDEND" || kind === "DAILY") ? "bill.issued" : null;
}

/** Tells both sides of a bill what has become of it, in its transaction: open pages always, the inbox where somebody wants to know. */
export async function tellBill(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  { id: tenantId, name: site }: Pick<Tenant, "id" | "name">,
  before: Bill,
  after: Bill,
): Promise<void> {
  const { member_id: downlineId, upline_id: uplineId, currency } = after;
  for (const memberId of [downlineId, ...(uplineId === null ? [] : [uplineId])])
    await publishEvent(tx, { tenantId, memberId, kind: "bill" });
  const template = toMessage(before, after);
  if (template === null) return;
  const names = await listNames(tx, tenantId, [downlineId, uplineId ?? ""]);
  const told = template === "bill.issued" ? [downlineId] : [downlineId, ...(uplineId === null ? [] : [uplineId])];
  for (const memberId of told) {
    const isDownline = memberId === downlineId;
    const values = {
      site,
      bill: after.bill_no,
      side: isDownline ? "downline" : "upline",
      account: (isDownline ? names.get(uplineId ?? "") : names.get(downlineId)) ?? site,
      kind: after.kind.toLowerCase(),
      amount: toMessageMoney(BigInt(after.amount), currency),
      reason: after.reason,
      left: toMessageMoney(BigInt(after.amount) - BigInt(after.paid), currency),
    };
    await messages.tell(tx, { tenantId, memberId, template, values });
  }
}
