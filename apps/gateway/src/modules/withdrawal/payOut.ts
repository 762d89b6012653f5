import { transact } from "@marquee/database";
import { PaymentError } from "../../adapters/payments/PaymentProvider.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { getPaidAccount } from "./accountStore.ts";
import { failWithdrawal, reportPayout } from "./reportPayout.ts";
import { moveWithdrawal, noteReference, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

const toKey = ({ tenant_id: tenantId, order_no: orderNo }: Withdrawal) => ({ tenantId, orderNo });

/** The check that stops the payout of a member who was frozen or closed after the approval. */
const stopped = "account.blocked";

/** Ends a payout that nobody can make. */
async function giveUp(services: Services, withdrawal: Withdrawal, reason: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const now = await withdrawals.find(tx, toKey(withdrawal), { lock: true });
    if (now !== undefined) await failWithdrawal(tx, services, now, reason);
  });
  services.sendSoon();
}

/**
 * Has the provider pay an approved withdrawal; of a member who was frozen or closed meanwhile staff look at it again. It is marked as being paid before the provider is asked, so that a lost answer is asked
 * about and never guessed; the same order asked again is the same payout there.
 */
export async function payOut(services: Services, merchant: string, { tenant_id, order_no }: Withdrawal): Promise<void> {
  const { db, payments, log } = services;
  const key = { tenantId: tenant_id, orderNo: order_no };
  const withdrawal = await transact(db, async (tx) => {
    const now = await withdrawals.find(tx, key, { lock: true });
    if (now === undefined || now.state === "PAYING") return now;
    // Once: what staff approve after it stopped is paid.
    if (!now.checks.includes(stopped) && (await getMember(tx, tenant_id, now.member_id)).status !== "ACTIVE") {
      await moveWithdrawal(tx, now, "stop", { checks: [...now.checks, stopped], first_approver: null });
      await publishEvent(tx, { tenantId: tenant_id, memberId: now.member_id, kind: "order" });
      return undefined;
    }
    return moveWithdrawal(tx, now, "pay");
  });
  if (withdrawal === undefined) return;
  const provider = payments.get(merchant, withdrawal.provider);
  const account =
    withdrawal.account_id === null ? undefined : await getPaidAccount(db, tenant_id, withdrawal.account_id);
  if (account === undefined) return giveUp(services, withdrawal, "account");
  try {
    if (provider === undefined) throw new PaymentError("the provider is not configured", false);
    const { providerRef } = await provider.createPayout({
      orderNo: order_no,
      methodId: withdrawal.method_id,
      amount: BigInt(withdrawal.amount) - BigInt(withdrawal.fee),
      currency: withdrawal.currency,
      place: account.place,
      account: account.number,
      holder: account.holder,
    });
    await noteReference(db, withdrawal, providerRef);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderNo: order_no, reason: error.message, isFinal: error.isFinal }, "a provider did not take a payout");
    if (!error.isFinal || provider === undefined) return;
    // What it says about the order counts, and not that it refused this call: the order may have been taken before.
    const report = await provider.query("PAYOUT", order_no);
    if (report === undefined) await giveUp(services, withdrawal, "provider");
    else await reportPayout(services, { tenantId: tenant_id, provider: provider.id, report });
  }
}

/** Asks about a payout that has been silent: follows what the provider says, or asks it to pay again where it knows nothing. */
export async function askAboutPayout(services: Services, withdrawal: Withdrawal): Promise<void> {
  const { tenant_id: tenantId, order_no: orderNo, provider: id } = withdrawal;
  const merchant = services.tenantRegistry.list().find((tenant) => tenant.id === tenantId);
  const provider = merchant === undefined ? undefined : services.payments.get(merchant.code, id);
  if (merchant === undefined || provider === undefined) return;
  const report = await provider.query("PAYOUT", orderNo);
  if (report === undefined) return payOut(services, merchant.code, withdrawal);
  if (withdrawal.state === "PAYING") await reportPayout(services, { tenantId, provider: id, report });
}
