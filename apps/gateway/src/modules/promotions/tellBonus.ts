import type { Db } from "../../db/Db.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { StoredBonus } from "./bonusStore.ts";

/** The messages about bonuses. */
export type BonusMessage =
  | "bonus.granted"
  | "bonus.refused"
  | "bonus.converted"
  | "bonus.lost"
  | "bonus.expired"
  | "bonus.cancelled"
  | "promotion.claimed";

/** What a message needs of the services. */
export type BonusServices = Pick<Services, "messages" | "tenantRegistry">;

/** Puts a step of a bonus into the member's inbox, in its transaction. Amounts in 1/10,000 of the unit. */
export async function tellBonus(
  tx: Db,
  { messages, tenantRegistry }: BonusServices,
  bonus: Pick<StoredBonus, "tenant_id" | "member_id" | "order_no" | "names" | "currency" | "days">,
  template: BonusMessage,
  { amount = 0n, required = 0n }: { readonly amount?: bigint; readonly required?: bigint } = {},
): Promise<void> {
  const { tenant_id: tenantId, member_id: memberId, names, currency, days } = bonus;
  // One of an activity is called by its promotion.
  const order = bonus.order_no ?? names.EN;
  const site = tenantRegistry.list().find(({ id }) => id === tenantId)?.name ?? "";
  const [sum, turnover] = [toMessageMoney(amount, currency), toMessageMoney(required, currency)];
  const values = { site, order, amount: sum, required: turnover, days: String(days) };
  await messages.tell(tx, { tenantId, memberId, template, values });
}
