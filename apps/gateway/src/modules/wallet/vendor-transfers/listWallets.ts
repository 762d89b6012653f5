import { type Balance, type MerchantWallet, toDecimal } from "@marquee/contract";
import type { VendorWallet } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Call } from "../../../http/Call.ts";
import { requireSession } from "../../../http/Call.ts";
import { toMemberAccount } from "../../../ledger/accounts.ts";
import { getAccountBalance } from "../../../ledger/readLedger.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { readPlays } from "./readPlays.ts";
import { listHeld } from "./transferStore.ts";

/** The wallets of a member besides the main one; play money has none. */
function listVendorWallets({ vendorWallets }: Pick<Services, "vendorWallets">, call: Call): readonly VendorWallet[] {
  const { realm } = requireSession(call);
  return realm === "real" && call.tenant.modules.has("TRANSFER3") ? vendorWallets.list(call.tenant.code) : [];
}

/** Whether a vendor takes new money: it offers games and is not in maintenance. */
export async function isVendorOpen(
  { gameIndex }: Pick<Services, "gameIndex">,
  tenant: Tenant,
  vendor: string,
): Promise<boolean> {
  const cards = (await gameIndex.open(tenant)).listVendors();
  return cards.some(({ vassalage, maintenance }) => vassalage === vendor && !maintenance);
}

/** Takes in what was played last: open pages hear of it by the event of the money. A vendor that is silent is read by a job. */
async function catchUp(services: Services, tenant: Tenant, wallet: VendorWallet): Promise<void> {
  await readPlays(services, tenant, wallet).catch((error: unknown) =>
    services.log.warn({ err: error, vendor: wallet.vendor }, "a vendor's plays could not be read"),
  );
}

/** Whether the merchant's vendors have wallets of their own, and which (WL-03). */
export async function getWallets(services: Services, call: Call): Promise<MerchantWallet> {
  const wallets = listVendorWallets(services, call);
  // Nobody waits for the vendor: every page asks this as it opens.
  for (const wallet of wallets) void catchUp(services, call.tenant, wallet);
  const cards = wallets.length === 0 ? [] : (await services.gameIndex.open(call.tenant)).listVendors();
  const find = (vendor: string) => cards.filter(({ vassalage }) => vassalage === vendor);
  return {
    isSingle: wallets.length === 0,
    wallets: [
      { vassalage: "MAIN", name: "", transferable: wallets.length > 0, min: toDecimal(0n) },
      ...wallets.map(({ vendor, min }) => ({
        vassalage: vendor,
        name: find(vendor)[0]?.name ?? vendor,
        transferable: find(vendor).some(({ maintenance }) => !maintenance),
        min: toDecimal(min),
      })),
    ],
  };
}

/** The balances of a member's wallets, the main one first; what withdrawals and open transfers hold is frozen. */
export async function listBalances(services: Services, call: Call): Promise<Balance["wallets"]> {
  const { tenantId: tenant, memberId, realm, currency: asset } = requireSession(call);
  const read = async (account: string): Promise<bigint> =>
    (await getAccountBalance(services.db, { tenant, account, asset })) ?? 0n;
  const toLine = (vassalage: string, balance: bigint, open: bigint): Balance["wallets"][number] => {
    const frozen = open < balance ? open : balance;
    return {
      accountType: 1,
      vassalage,
      balance: toDecimal(balance),
      available: toDecimal(balance - frozen),
      frozen: toDecimal(frozen),
    };
  };
  const onTheWay = await read(toMemberAccount(realm, memberId, "frozen"));
  const main = toLine("MAIN", (await read(toMemberAccount(realm, memberId, "main"))) + onTheWay, onTheWay);
  const wallets = listVendorWallets(services, call);
  if (wallets.length === 0) return [main];
  const held = await listHeld(services.db, tenant, memberId);
  const lines = wallets.map(async ({ vendor }) =>
    toLine(vendor, await read(toMemberAccount("real", memberId, `vendor:${vendor}`)), held.get(vendor) ?? 0n),
  );
  return [main, ...(await Promise.all(lines))];
}
