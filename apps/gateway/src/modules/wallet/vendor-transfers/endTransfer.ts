import { transact } from "@marquee/database";
import {
  type VendorOutcome,
  type VendorWallet,
  VendorWalletError,
} from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Db } from "../../../db/Db.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import { toMemberAccount } from "../../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../../ledger/postTransfer.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { readPlays } from "./readPlays.ts";
import { type Transfer, transfers } from "./transferStore.ts";

/** The ledger's names of the two wallets of a transfer. */
const toAccounts = ({ member_id: member, vendor }: Transfer) => ({
  main: toMemberAccount("real", member, "main"),
  vendor: toMemberAccount("real", member, `vendor:${vendor}`),
});

/** Moves a transfer's money between the two wallets, once. @returns whether it was there to move */
async function post(tx: Db, transfer: Transfer, kind: "VENDOR_IN" | "VENDOR_OUT" | "REVERSAL"): Promise<boolean> {
  const { tenant_id: tenant, transfer_id: ref, currency: asset } = transfer;
  const amount = kind === "VENDOR_IN" ? -BigInt(transfer.amount) : BigInt(transfer.amount);
  const { main, vendor } = toAccounts(transfer);
  const postings = [
    { account: main, asset, kind, amount },
    { account: vendor, asset, kind, amount: -amount },
  ] as const;
  const key = kind === "REVERSAL" ? `${ref}:back` : ref;
  const { outcome } = await postTransfer(tx, { tenant, scope: "vendor-transfer", key, ref, postings });
  return outcome === "POSTED";
}

/** Takes the money of a transfer to a vendor out of the main wallet, in the transaction that stores it. @returns whether it was there */
export async function takeFromMain(tx: Db, transfer: Transfer): Promise<boolean> {
  const account = toAccounts(transfer).vendor;
  await openAccounts(tx, [{ tenant: transfer.tenant_id, account, asset: transfer.currency }]);
  return post(tx, transfer, "VENDOR_IN");
}

async function apply(tx: Db, transfer: Transfer, { status, reason }: VendorOutcome): Promise<boolean> {
  const event = status === "DONE" ? "succeed" : "fail";
  if ((await transfers.move(tx, transfer, event, { reason })) === undefined) return false;
  const { direction, transfer_id: id } = transfer;
  if (direction === "OUT" && status === "DONE" && !(await post(tx, transfer, "VENDOR_OUT")))
    throw new Error(`transfer ${id} brings back more than the vendor's records say`);
  if (direction === "IN" && status === "REFUSED" && !(await post(tx, transfer, "REVERSAL")))
    throw new Error(`transfer ${id} cannot be returned`);
  return true;
}

/**
 * Ends a transfer by the vendor's word, in one transaction with its money: told twice or by two gateways, it ends once. Before money comes
 * back, everything that was played until then is taken into the ledger.
 * @throws VendorWalletError when the vendor's plays cannot be read: the transfer waits
 */
export async function endTransfer(
  services: Pick<Services, "db" | "log">,
  tenant: Tenant,
  wallet: VendorWallet,
  transfer: Transfer,
  outcome: VendorOutcome,
): Promise<void> {
  const isBack = transfer.direction === "OUT" && outcome.status === "DONE";
  if (isBack && (await readPlays(services, tenant, wallet)) < outcome.position)
    throw new VendorWalletError("the vendor's records do not reach the transfer");
  await transact(services.db, async (tx: Db) => {
    const key = { tenantId: transfer.tenant_id, orderNo: transfer.transfer_id };
    const now = await transfers.find(tx, key, { lock: true });
    if (now !== undefined && (await apply(tx, now, outcome)))
      await publishEvent(tx, { tenantId: now.tenant_id, memberId: now.member_id, kind: "order" });
  });
}
