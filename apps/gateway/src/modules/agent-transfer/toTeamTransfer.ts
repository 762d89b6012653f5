import { type TeamTransfer, toDecimal, toMaskedName } from "@marquee/contract";
import { isTreeAgent } from "./isTreeAgent.ts";
import type { ListedTransfer } from "./transferStore.ts";

/** The name of an account above, as the one below it sees it: a player's is masked. */
export const toUplineName = ({ account, kind }: { readonly account: string; readonly kind: number }): string =>
  isTreeAgent(kind) ? account : toMaskedName(account);

/** A transfer as one of its two sides sees it. @param viewerKind the kind of who looks: an agent knows the names of the own team */
export function toTeamTransfer(row: ListedTransfer, viewerKind: number): TeamTransfer {
  return {
    transferId: row.transfer_id,
    side: row.side,
    direction: row.direction,
    account: isTreeAgent(viewerKind) && isFromAbove(row) === false ? row.account : toUplineName(row),
    amount: toDecimal(BigInt(row.amount)),
    note: row.note,
    createdAt: row.created_at.getTime(),
  };
}

/** Whether the other side stands above who looks. */
const isFromAbove = ({ side, direction }: ListedTransfer): boolean => (direction === "UP") === (side === "OUT");
