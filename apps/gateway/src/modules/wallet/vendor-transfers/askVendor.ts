import { transact } from "@marquee/database";
import { type VendorWallet, VendorWalletError } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Db } from "../../../db/Db.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { endTransfer } from "./endTransfer.ts";
import { type Transfer, transfers } from "./transferStore.ts";

type Used = Pick<Services, "db" | "log">;

const toKey = ({ tenant_id: tenantId, transfer_id: orderNo }: Transfer) => ({ tenantId, orderNo });

async function change({ db }: Used, transfer: Transfer, event: "send" | "lose"): Promise<boolean> {
  return transact(db, async (tx: Db) => {
    const now = await transfers.find(tx, toKey(transfer), { lock: true });
    if (now === undefined || (await transfers.move(tx, now, event)) === undefined) return false;
    if (event === "lose") await publishEvent(tx, { tenantId: now.tenant_id, memberId: now.member_id, kind: "order" });
    return true;
  });
}

/**
 * Asks the vendor what became of a transfer, and ends it by the answer. Without an answer it waits as PENDING; nothing is guessed.
 * @returns whether the vendor has answered
 */
export async function askVendor(
  services: Used,
  tenant: Tenant,
  wallet: VendorWallet,
  transfer: Transfer,
): Promise<boolean> {
  // A gateway that died before it asked for the transfer: the vendor refuses it from now on.
  if (transfer.state === "CREATED") await change(services, transfer, "send");
  try {
    await endTransfer(services, tenant, wallet, transfer, await wallet.query(transfer.transfer_id));
    return true;
  } catch (error) {
    if (!(error instanceof VendorWalletError)) throw error;
    services.log.warn({ transfer: transfer.transfer_id, reason: error.message }, "a vendor does not answer");
    await change(services, transfer, "lose");
    return false;
  }
}

/** Asks the vendor for a new transfer, once; where its answer is lost, it is asked what became of the transfer. */
export async function sendTransfer(
  services: Used,
  tenant: Tenant,
  wallet: VendorWallet,
  transfer: Transfer,
): Promise<void> {
  if (!(await change(services, transfer, "send"))) return;
  const { transfer_id: transferId, member_id: playerId, currency, direction } = transfer;
  const amount = BigInt(transfer.amount);
  try {
    const outcome = await wallet.move({ transferId, playerId, currency, direction, amount });
    await endTransfer(services, tenant, wallet, transfer, outcome);
  } catch (error) {
    if (!(error instanceof VendorWalletError)) throw error;
    services.log.warn({ transfer: transferId, reason: error.message }, "the answer to a transfer was lost");
    await askVendor(services, tenant, wallet, { ...transfer, state: "SENT" });
  }
}
