import type { TipKind } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireGivenTurnover } from "../turnover/index.ts";

const mainOf = (memberId: string): string => toMemberAccount("real", memberId, "main");

/** Opens and locks main wallets in the ledger's own order, so that members who give to each other wait and never in a circle. */
export async function lockWallets(
  tx: Db,
  { tenantId: tenant, currency: asset }: { readonly tenantId: string; readonly currency: string },
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const wallets = memberIds
    .map((id) => ({ id, account: mainOf(id) }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
  await openAccounts(
    tx,
    wallets.map(({ account }) => ({ tenant, account, asset })),
  );
  const balances = new Map<string, bigint>();
  for (const { id, account } of wallets) balances.set(id, await lockAccount(tx, { tenant, account, asset }));
  return balances;
}

/** Money from one main wallet to others, the same to each; in 1/10,000 of the unit. */
interface Move {
  readonly tenantId: string;
  readonly tipId: string;
  readonly kind: TipKind;
  readonly giverId: string;
  readonly receiverIds: readonly string[];
  readonly currency: string;
  readonly each: bigint;
}

/**
 * Moves it in one transfer; what arrives has to be staked once before it can be withdrawn. The wallets are locked ({@link lockWallets}).
 * @throws Refusal `wallet.insufficient`
 */
export async function moveMoney(
  tx: Db,
  { tenantId, tipId, kind, giverId, receiverIds, currency: asset, each }: Move,
): Promise<void> {
  for (const memberId of receiverIds)
    await requireGivenTurnover(tx, {
      tenantId,
      memberId,
      source: "TIP",
      ref: `${tipId}:${memberId}`,
      currency: asset,
      amount: each,
      required: each,
    });
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "chat-tip",
    key: tipId,
    ref: tipId,
    postings: [
      { account: mainOf(giverId), asset, kind, amount: -each * BigInt(receiverIds.length) },
      ...receiverIds.map((id) => ({ account: mainOf(id), asset, kind, amount: each })),
    ],
  });
  if (outcome !== "POSTED") throw new Refusal("wallet.insufficient");
}
