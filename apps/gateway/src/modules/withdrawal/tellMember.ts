import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import type { Withdrawal } from "./withdrawalStore.ts";

/** The messages about withdrawals. */
export type WithdrawalMessage =
  | "withdrawal.disbursed"
  | "withdrawal.sent"
  | "withdrawal.reminder"
  | "withdrawal.returned"
  | "withdrawal.paid"
  | "withdrawal.settled"
  | "withdrawal.denied";

/** The time to answer as messages say it; the minutes are for texts that an older gateway makes. */
export const toTimeLeft = (minutes: number): Readonly<Record<"minutes" | "hours", string>> => ({
  minutes: `${minutes}`,
  hours: `${Math.round(minutes / 6) / 10}`,
});

/** Tells the member of a step, in its transaction: open pages by a live event, and the mailbox or phone by a message. */
export async function tellMember(
  tx: Db,
  services: Pick<Services, "messages" | "tenantRegistry">,
  withdrawal: Withdrawal,
  template: WithdrawalMessage,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { tenant_id: tenantId, member_id: memberId, order_no: orderNo, amount, fee, currency } = withdrawal;
  await publishEvent(tx, { tenantId, memberId, kind: "order" });
  const site = services.tenantRegistry.list().find(({ id }) => id === tenantId)?.name ?? "";
  const sum = toMessageMoney(BigInt(amount) - BigInt(fee), currency);
  const member = await getMember(tx, tenantId, memberId);
  await notifyMember(tx, services, member, {
    kind: "account",
    template,
    values: { site, order: orderNo, amount: sum, ...values },
  });
}
