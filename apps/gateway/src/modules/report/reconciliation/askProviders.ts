import { toDecimal } from "@marquee/contract";
import type { Difference } from "@marquee/contract/staff";
import { PaymentError } from "../../../adapters/payments/PaymentProvider.ts";
import type { Services } from "../../../Services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { type AskedDeposit, listDepositsToAsk } from "./differenceStore.ts";
import type { Compared } from "./differenceStore.ts";

/** How far back providers are asked, and about how many orders at most. */
const [days, most] = [3, 500];

type Asker = (deposit: AskedDeposit) => Promise<Difference | "SAME" | "UNANSWERED">;

function createAsker({ payments, log }: Pick<Services, "payments" | "log">, { code }: Tenant): Asker {
  return async ({ orderNo: subject, provider, state, currency, amount }) => {
    const isCredited = state === "CREDITED";
    const ours = isCredited ? `${toDecimal(BigInt(amount))} ${currency}` : state;
    const of = payments.get(code, provider);
    if (of === undefined) return "UNANSWERED";
    try {
      const report = await of.query("DEPOSIT", subject);
      if (report === undefined)
        return isCredited ? { kind: "PROVIDER_UNKNOWN", subject, expected: "", found: ours } : "SAME";
      if ((report.status === "PAID") !== isCredited)
        return { kind: "PROVIDER_STATE", subject, expected: report.status, found: state };
      const theirs = `${toDecimal(report.amount)} ${report.currency}`;
      return isCredited && theirs !== ours
        ? { kind: "PROVIDER_AMOUNT", subject, expected: theirs, found: ours }
        : "SAME";
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, provider, order: subject }, "a provider did not answer a reconciliation");
      return "UNANSWERED";
    }
  };
}

/** Asks the providers about a merchant's deposits of the last days, one after another; one that does not answer is asked by the next run. */
export async function askProviders(services: Services, tenant: Tenant): Promise<Compared> {
  const ask = createAsker(services, tenant);
  const answers: Awaited<ReturnType<Asker>>[] = [];
  for (const deposit of await listDepositsToAsk(services.db, tenant.id, days, most)) answers.push(await ask(deposit));
  return {
    count: answers.filter((answer) => answer !== "UNANSWERED").length,
    differences: answers.filter((answer) => answer !== "SAME" && answer !== "UNANSWERED"),
  };
}
