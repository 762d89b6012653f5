import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireTransferTurnover } from "../turnover/index.ts";
import type { NewTransfer } from "./transferStore.ts";

/** Opens and locks the main wallets of members, in the ledger's own order, so that two who send to each other wait and never in a circle. */
export async function lockWallets(
  tx: Db,
  { tenantId: tenant, currency: asset }: Pick<NewTransfer, "tenantId" | "currency">,
  memberIds: readonly string[],
): Promise<void> {
  const accounts = memberIds.map((id) => toMemberAccount("real", id, "main")).toSorted();
  await openAccounts(
    tx,
    accounts.map((account) => ({ tenant, account, asset })),
  );
  for (const account of accounts) await lockAccount(tx, { tenant, account, asset });
}

/**
 * Moves a transfer's money between the two main wallets, which are locked ({@link lockWallets}); what arrives has to be staked as a deposit
 * has. `judge` gets what the sender has.
 * @throws Refusal `wallet.insufficient`, and what `judge` throws
 */
export async function moveMoney(
  tx: Db,
  { tenantId: tenant, transferId, direction, senderId, receiverId, currency: asset, amount }: Omit<NewTransfer, "note">,
  judge: (balance: bigint) => Promise<void>,
): Promise<void> {
  const from = toMemberAccount("real", senderId, "main");
  const to = toMemberAccount("real", receiverId, "main");
  await judge(await lockAccount(tx, { tenant, account: from, asset }));
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
