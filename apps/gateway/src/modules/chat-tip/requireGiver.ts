import { toDecimal } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { enterRoom, requireUnsilenced } from "../chat/index.ts";
import { requireTermsAccepted } from "../content/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { getTurnoverSums, toWithdrawable } from "../turnover/index.ts";
import { findCredentialsHold } from "../withdrawal/index.ts";
import { getTipLimits } from "./settingsStore.ts";
import { sumGiven } from "./tipStore.ts";

/**
 * Lets a member act as a giver in a room: call it with the wallets locked, in the transaction that moves the money.
 * @throws Refusal `chat.agent.refused`, `rg.timeout`, `rg.self.excluded`, `chat.room.unknown`, `chat.muted`, `chat.tip.forbidden` for one who
 * is barred from all games, `terms.not.accepted`, `chat.tip.waiting` with `usableAt`
 */
export async function requireGiver(tx: Db, tenant: Tenant, giver: Session, roomId: string): Promise<void> {
  await enterRoom(tx, tenant, giver, roomId);
  await requireUnsilenced(tx, giver);
  if (await isBarredFromAll(tx, giver)) throw new Refusal("chat.tip.forbidden");
  await requireTermsAccepted(tx, giver);
  const usableAt = await findCredentialsHold(tx, giver, giver.currency);
  if (usableAt !== undefined) throw new Refusal("chat.tip.waiting", { value: { usableAt } });
}

/**
 * Lets a giver give what could also be withdrawn, within the limit of 24 hours, and nothing else; amounts in 1/10,000 of the unit.
 * @throws Refusal `chat.tip.daily` with `left`, `wallet.insufficient`, `turnover.required`
 */
export async function requireMeans(
  tx: Db,
  giver: Session,
  { amount, balance }: { readonly amount: bigint; readonly balance: bigint },
): Promise<void> {
  const [{ dayAmount }, given] = [await getTipLimits(tx, giver), await sumGiven(tx, giver)];
  const left = dayAmount > given ? dayAmount - given : 0n;
  if (amount > left) throw new Refusal("chat.tip.daily", { value: { left: toDecimal(left) } });
  if (amount > balance) throw new Refusal("wallet.insufficient");
  const { held, required, done } = await getTurnoverSums(tx, giver);
  const withdrawable = toWithdrawable(balance, held);
  if (amount > withdrawable)
    throw new Refusal("turnover.required", {
      value: { required: toDecimal(required), done: toDecimal(done), withdrawable: toDecimal(withdrawable) },
    });
}
