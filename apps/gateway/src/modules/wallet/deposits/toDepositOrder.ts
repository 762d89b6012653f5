import { type DepositOrder, toDecimal } from "@marquee/contract";
import type { Db } from "../../../db/Db.ts";
import { findBonus, toOwnBonus } from "../../promotions/index.ts";
import { type Deposit, deposits } from "./depositStore.ts";
import { toCredit } from "./toCredit.ts";

/** A deposit as its member sees it; how to pay it is shown only while it can be paid. */
export async function toDepositOrder(db: Db, deposit: Deposit): Promise<DepositOrder> {
  const { tenant_id: tenantId, order_no: orderNo, state } = deposit;
  const steps = await deposits.listSteps(db, { tenantId, orderNo });
  const bonus = await findBonus(db, tenantId, { orderNo });
  const [amount, fee] = [BigInt(deposit.amount), BigInt(deposit.fee)];
  return {
    orderNo,
    methodId: deposit.method_id,
    type: deposit.type,
    state,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    credit: toDecimal(toCredit(deposit)),
    currency: deposit.currency,
    pay: state === "PENDING" ? deposit.pay : null,
    createdAt: deposit.created_at.getTime(),
    expiresAt: deposit.expires_at.getTime(),
    expectMinutes: deposit.expect_minutes,
    bonus: bonus === undefined ? null : toOwnBonus(bonus),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}
