import { VendorWalletError } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Job } from "../../../jobs/Job.ts";
import type { Services } from "../services.ts";
import { askVendor } from "./askVendor.ts";
import { countAsidePlays } from "./asidePlayStore.ts";
import { readPlays } from "./readPlays.ts";
import { transfers } from "./transferStore.ts";

const most = 200;

/** Asks the vendors about transfers whose answer is not known: lost answers and dead gateways lose nothing. */
export async function askVendors(services: Services): Promise<void> {
  const tenants = new Map(services.tenantRegistry.list().map((tenant) => [tenant.id, tenant]));
  const failures: unknown[] = [];
  for (const transfer of await transfers.takeSilent(services.db, most)) {
    const tenant = tenants.get(transfer.tenant_id);
    const wallet = tenant && services.vendorWallets.get(tenant.code, transfer.vendor);
    // A vendor that is no longer configured: the transfer waits for it, and staff see it.
    if (tenant === undefined || wallet === undefined) continue;
    await askVendor(services, tenant, wallet, transfer).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} transfers could not be ended`);
}

/** Takes what was played from vendors' wallets into the ledger. It fails for a day after plays were set aside, so that staff see it among the jobs. */
export async function readVendorPlays(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const tenant of services.tenantRegistry.list())
    for (const wallet of services.vendorWallets.list(tenant.code)) {
      await readPlays(services, tenant, wallet).catch((error: unknown) => {
        if (error instanceof VendorWalletError)
          services.log.warn({ vendor: wallet.vendor, reason: error.message }, "a vendor's plays could not be read");
        else failures.push(error);
      });
      const aside = await countAsidePlays(services.db, tenant.id, wallet.vendor);
      if (aside > 0) failures.push(new Error(`${aside} plays of ${wallet.vendor} at ${tenant.code} were set aside`));
    }
  if (failures.length > 0) throw new AggregateError(failures, `the plays of ${failures.length} vendors do not fit`);
}

/** Both run every minute. */
export const vendorJobs: readonly Job[] = [
  { name: "ask-vendor-wallets", cron: "* * * * *", run: askVendors },
  { name: "read-vendor-plays", cron: "* * * * *", run: readVendorPlays },
];
