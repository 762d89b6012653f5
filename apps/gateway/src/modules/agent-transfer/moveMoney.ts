import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireTransferTurnover } from "../turnover/index.ts";
import type { NewTransfer } from "./transferStore.ts";

/**
 * Moves a transfer's money between the two main wallets; what arrives has to be staked as a deposit has. `judge` gets what the sender has,
 * with both wallets locked.
 * @throws Refusal `wallet.insufficient`, and what `judge` throws
 */
export async function moveMoney(
  tx: Db,
  { tenantId: tenant, transferId, direction, senderId, receiverId, currency: asset, amount }: Omit<NewTransfer, "note">,
  judge: (balance: bigint) => Promise<void>,
): Promise<void> {
  const from = toMemberAccount("real", senderId, "main");
  const to = toMemberAccount("real", receiverId, "main");
  await openAccounts(tx, [{ tenant, account: to, asset }]);
  // In the ledger's own order, so that two who send to each other wait and never in a circle.
  const balances = new Map<string, bigint>();
  for (const account of [from, to].toSorted()) balances.set(account, await lockAccount(tx, { tenant, account, asset }));
  await judge(balances.get(from) ?? 0n);
  await requireTransferTurnover(tx, {
    tenantId: tenant,
    memberId: receiverId,
    orderNo: transferId,
    currency: asset,
    amount,
  });
  const kind = direction === "UP" ? "TRANSFER_UP" : "TRANSFER_DOWN";
  const { outcome } = await postTransfer(tx, {
    tenant,
    scope: "agent-transfer",
    key: transferId,
    ref: transferId,
    postings: [
      { account: from, asset, kind, amount: -amount },
      { account: to, asset, kind, amount },
    ],
  });
  if (outcome !== "POSTED") throw new Refusal("wallet.insufficient");
}
