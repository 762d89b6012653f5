import { transact } from "@marquee/database";
import { PaymentError } from "../../../adapters/payments/PaymentProvider.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import type { Job } from "../../../jobs/Job.ts";
import type { Services } from "../services.ts";
import { type Deposit, deposits } from "./depositStore.ts";
import { reportDeposit } from "./reportDeposit.ts";
import { showDeposit } from "./showDeposit.ts";

const most = 200;
/** A provider may tell of a payment this long after the time to pay is over. In milliseconds. */
const patience = 120_000;

async function expire(
  { db }: Services,
  { tenant_id: tenantId, order_no: orderNo, member_id: memberId }: Deposit,
): Promise<void> {
  await transact(db, async (tx) => {
    const deposit = await deposits.find(tx, { tenantId, orderNo }, { lock: true });
    if (deposit !== undefined && (await deposits.move(tx, deposit, "expire")) !== undefined)
      await publishEvent(tx, { tenantId, memberId, kind: "order" });
  });
}

/** Asks about one deposit. A provider that does not answer is asked again, as long as the order is open there or here. */
async function ask(services: Services, deposit: Deposit): Promise<void> {
  const { tenant_id: tenantId, order_no: orderNo, provider: id } = deposit;
  const merchant = services.tenantRegistry.list().find((tenant) => tenant.id === tenantId);
  const provider = merchant === undefined ? undefined : services.payments.get(merchant.code, id);
  if (merchant === undefined || provider === undefined) return;
  const report = await provider.query("DEPOSIT", orderNo);
  if (report !== undefined) await reportDeposit(services, { tenantId, provider: id, report });
  if (report !== undefined && report.status !== "OPEN") return;
  if (deposit.expires_at.getTime() + patience < Date.now()) return expire(services, deposit);
  if (deposit.state === "CREATED") await showDeposit(services, merchant.code, deposit);
}

/** Asks the providers about deposits that have been silent for too long (money.md): lost answers and callbacks lose nothing. */
export async function askProviders(services: Services): Promise<void> {
  for (const deposit of await deposits.takeSilent(services.db, most))
    await ask(services, deposit).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      services.log.warn({ orderNo: deposit.order_no, reason: error.message }, "a provider does not answer");
    });
}

/** Runs every minute. */
export const askProvidersJob: Job = { name: "ask-payment-providers", cron: "* * * * *", run: askProviders };
