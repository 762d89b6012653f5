import { transact } from "@marquee/database";
import { PaymentError } from "../../../adapters/payments/PaymentProvider.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import type { Services } from "../services.ts";
import { type Deposit, deposits } from "./depositStore.ts";

/**
 * Asks the provider how a new deposit is paid, and shows it. A provider that does not answer is asked again by a job; one that refuses
 * ends the deposit.
 */
export async function showDeposit({ db, payments, log }: Services, merchant: string, deposit: Deposit): Promise<void> {
  const provider = payments.get(merchant, deposit.provider);
  const { tenant_id: tenantId, order_no: orderNo, member_id: memberId } = deposit;
  const change = async (event: "show" | "reject", more: Parameters<typeof deposits.move>[3]): Promise<void> => {
    await transact(db, async (tx) => {
      const now = await deposits.find(tx, { tenantId, orderNo }, { lock: true });
      // What the provider has reported in the meantime counts more than its refusal of this call.
      if (now?.state === "CREATED" && (await deposits.move(tx, now, event, more)) !== undefined)
        await publishEvent(tx, { tenantId, memberId, kind: "order" });
    });
  };
  try {
    if (provider === undefined) throw new PaymentError("the provider is not configured", true);
    const { providerRef, pay } = await provider.createDeposit({
      orderNo,
      methodId: deposit.method_id,
      amount: BigInt(deposit.amount),
      currency: deposit.currency,
      returnUrl: deposit.return_url,
      expiresAt: deposit.expires_at,
    });
    await change("show", { provider_ref: providerRef, pay: JSON.stringify(pay) });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderNo, reason: error.message, isFinal: error.isFinal }, "a provider did not take a deposit");
    if (error.isFinal) await change("reject", { reason: "provider" });
  }
}
