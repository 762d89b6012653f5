import { sql } from "kysely";
import type { PaymentReport } from "../src/adapters/payments/PaymentProvider.ts";
import { followPayouts } from "../src/modules/withdrawal/jobs.ts";
import { withdrawals } from "../src/modules/withdrawal/withdrawalStore.ts";
import { askProviders } from "../src/modules/wallet/deposits/askProvidersJob.ts";
import { deposits as storedDeposits } from "../src/modules/wallet/deposits/depositStore.ts";
import { type ProviderFault, toReference } from "./memoryProvider.ts";
import type { Reference } from "./ordersReference.ts";
import type { OrdersWorld } from "./ordersWorld.ts";

/** At most so many orders of each kind are open at once. */
export const mostOpen = 3;

/** How a provider's order ends: as ordered, not at all, or otherwise than ordered. */
export const endings = ["PAID", "FAILED", "half", "little", "dollars", "other reference"] as const;

/** How a callback arrives. */
export const arrivals = ["once", "twice", "contradicted", "forged", "stale", "beside jobs"] as const;

/** An order by its place in what there is. */
export const choose = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

/** What the provider does and says, and what jobs ask it, each done to the gateways and to the reference alike. */
export function createProviderActs(world: OrdersWorld, reference: Reference) {
  const { db, gateways, provider, attempt } = world;
  const { deposits, payouts } = reference;
  const told: PaymentReport[] = [];
  const reach = async (fault: ProviderFault, work: () => Promise<unknown>): Promise<void> => {
    provider.fault = fault;
    await attempt(work);
    provider.fault = "none";
  };

  /** The provider's order ends, and it has something to tell. */
  function end(kind: PaymentReport["kind"], pick: number, ending: (typeof endings)[number]): void {
    const known = (kind === "DEPOSIT" ? deposits : payouts).flatMap(({ orderNo }) => {
      const report = provider.find(kind, orderNo);
      return report?.status === "OPEN" ? [report] : [];
    });
    const report = choose(known, pick);
    if (report === undefined) return;
    const status = ending === "FAILED" ? "FAILED" : "PAID";
    const otherwise = {
      half: { amount: report.amount / 2n },
      // Less than the fee of a card.
      little: { amount: 10_000n },
      dollars: { currency: "USD" },
      "other reference": { providerRef: `${report.providerRef}-2` },
    };
    const change = ending === "PAID" || ending === "FAILED" ? {} : otherwise[ending];
    told.push(provider.set({ ...report, status, ...change }));
  }

  /** The provider says of each payout what was ordered, where it said something else. */
  function correct(): void {
    for (const { orderNo, amount } of payouts) {
      const report = provider.find("PAYOUT", orderNo);
      if (report !== undefined) provider.set({ ...report, amount, currency: "VND", providerRef: toReference(orderNo) });
    }
  }

  function tell(report: PaymentReport): void {
    const isNamed = ({ orderNo }: { readonly orderNo: string }): boolean => orderNo === report.orderNo;
    const [inward, outward] = [deposits.find(isNamed), payouts.find(isNamed)];
    if (inward !== undefined) reference.tellDeposit(inward, report);
    if (outward !== undefined) reference.tellPayout(outward, report);
  }

  function tellJobs(fault: ProviderFault): void {
    for (const each of deposits) reference.askDeposit(each, provider.find("DEPOSIT", each.orderNo), fault);
    const silent = payouts.filter(({ state }) => state === "APPROVED" || state === "PAYING");
    for (const each of silent) reference.askPayout(each, provider.find("PAYOUT", each.orderNo), fault);
  }

  const wake = async (): Promise<void> => {
    await sql`update deposits set ask_at = clock_timestamp() - interval '1 second' where state in ('CREATED', 'PENDING')`.execute(
      db,
    );
    await sql`update withdrawals set ask_at = clock_timestamp() - interval '1 second' where state in ('APPROVED', 'PAYING')`.execute(
      db,
    );
  };
  const runJobs = (): Promise<unknown> =>
    Promise.all(gateways.flatMap((gateway) => [askProviders(gateway.services), followPayouts(gateway.services)]));

  async function jobs(fault: ProviderFault): Promise<void> {
    tellJobs(fault);
    await wake();
    await reach(fault, runJobs);
  }

  async function callback(pick: number, at: number, how: (typeof arrivals)[number]): Promise<void> {
    // Most callbacks tell of what has just happened.
    const report = choose(told.slice(-3).toReversed(), pick);
    if (report === undefined) return;
    if (how === "forged" || how === "stale") {
      if ((await world.post(at, report, how)) !== 401) throw new Error(`a ${how} callback was taken`);
    } else if (how === "contradicted") {
      for (const status of ["PAID", "FAILED", "PAID"] as const) {
        tell({ ...report, status });
        await world.post(at, { ...report, status }, "signed");
      }
    } else if (how === "beside jobs") {
      tell(report);
      tellJobs("none");
      await wake();
      await Promise.all([world.post(at, report, "signed"), runJobs()]);
    } else {
      tell(report);
      const twice = how === "twice" ? [0, 1] : [at];
      await Promise.all(twice.map((each) => world.post(each, report, "signed")));
    }
  }

  /** What is under way at the provider is paid there, and the jobs hear of it. */
  async function settle(): Promise<void> {
    for (let left = 2 * mostOpen; left > 0; left -= 1) {
      end("DEPOSIT", 0, "PAID");
      end("PAYOUT", 0, "PAID");
    }
    await jobs("none");
  }

  /** A run of the jobs ends between taking orders and calling their provider. */
  async function cutJobs(): Promise<void> {
    await wake();
    await storedDeposits.takeSilent(db, 200);
    await withdrawals.takeSilent(db, 200);
  }

  return { reach, end, correct, callback, jobs, settle, cutJobs };
}
