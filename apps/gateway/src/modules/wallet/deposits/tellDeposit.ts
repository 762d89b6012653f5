import type { Db } from "../../../db/Db.ts";
import { toMessageMoney } from "../../../messages/MessageTemplate.ts";
import type { Services } from "../services.ts";
import type { Deposit } from "./depositStore.ts";
import { toCredit } from "./toCredit.ts";

/** The messages about deposits. */
export type DepositMessage = "deposit.credited" | "deposit.review" | "deposit.rejected";

/** Puts a step of a deposit into the member's inbox, in its transaction. */
export async function tellDeposit(
  tx: Db,
  { messages, tenantRegistry }: Pick<Services, "messages" | "tenantRegistry">,
  deposit: Deposit,
  template: DepositMessage,
): Promise<void> {
  const { tenant_id: tenantId, member_id: memberId, order_no: order, currency } = deposit;
  const site = tenantRegistry.list().find(({ id }) => id === tenantId)?.name ?? "";
  const amount = toMessageMoney(toCredit(deposit), currency);
  await messages.tell(tx, { tenantId, memberId, template, values: { site, order, amount } });
}
