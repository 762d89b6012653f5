import type { TransferKind } from "@marquee/contract";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import type { Posting } from "../../ledger/postTransfer.ts";
import type { MoneyCall } from "./checkMoneyCall.ts";
import type { CallContext, MoneySession } from "./moneyCallStore.ts";

/** The ledger's name of the player's wallet. */
export function toPlayerAccount(session: Pick<MoneySession, "realm" | "player_id">): string {
  return toMemberAccount(session.realm === "trial" ? "trial" : "real", session.player_id, "main");
}

/** Moves `amount` to the player, or from the player when it is below zero; nothing for zero. */
function move(session: MoneySession, kind: TransferKind, amount: bigint): readonly Posting[] {
  if (amount === 0n) return [];
  const realm = session.realm === "trial" ? "trial" : "real";
  const house = toHouseAccount(realm, session.tenant_id, `game:${session.game_code}`);
  const asset = session.currency;
  return [
    { account: toPlayerAccount(session), asset, kind, amount },
    { account: house, asset, kind, amount: -amount },
  ];
}

/** The ledger lines of an accepted call. */
export function toPostings(call: MoneyCall, session: MoneySession, { bet }: CallContext): readonly Posting[] {
  const { name, body } = call;
  if (name === "rollback") return bet?.status === "OK" ? move(session, "ROLLBACK", bet.amount) : [];
  const amount = BigInt(body.amount);
  if (name === "win") return move(session, body.kind === "JACKPOT" ? "JACKPOT" : "WIN", amount);
  const staked = move(session, "BET", -amount);
  return name === "bet" ? staked : [...staked, ...move(session, "WIN", BigInt(body.winAmount))];
}
