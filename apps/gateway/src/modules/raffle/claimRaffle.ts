import { toDecimal } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { creditPoints } from "../points/index.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { requireGivenTurnover } from "../turnover/index.ts";
import type { Offer } from "./offerStore.ts";
import { findOffer } from "./readRaffles.ts";
import { hasDrawn, lockRaffle, takeTicket } from "./ticketStore.ts";
import { toPhase } from "./toPhase.ts";

/** What is missing of a condition, in 1/10,000 of the unit. Where nothing is asked for nothing is, also when more was taken back than staked. */
function toMissing(required: string, done: string): bigint {
  const missing = BigInt(required) - BigInt(done);
  return required === "0" || missing < 0n ? 0n : missing;
}

/** @throws Refusal `raffle.condition` with what still has to be staked and deposited */
function requireCondition(offer: Offer): void {
  const validBet = toMissing(offer.valid_bet, offer.staked);
  const deposits = toMissing(offer.deposits, offer.deposited);
  if (validBet === 0n && deposits === 0n) return;
  throw new Refusal("raffle.condition", { value: { validBet: toDecimal(validBet), deposits: toDecimal(deposits) } });
}

/** Pays money into the main wallet, with what has to be staked of it. */
async function payCash(tx: Db, session: Session, recordNo: string, amount: bigint, factor: number): Promise<void> {
  const { tenantId, memberId, currency: asset } = session;
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const required = amount * BigInt(factor);
  await requireGivenTurnover(tx, {
    tenantId,
    memberId,
    source: "RAFFLE",
    ref: recordNo,
    currency: asset,
    amount,
    required,
  });
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "raffle",
    key: recordNo,
    ref: recordNo,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "RAFFLE", amount: -amount },
      { account, asset, kind: "RAFFLE", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the prize ${recordNo} was ${outcome}`);
}

/**
 * Gives a member the next ticket of a raffle and pays its prize, in one transaction: those who press at once take tickets one after another,
 * under the raffle's lock. A gift waits for staff. @returns the number of the record
 * @throws Refusal `raffle.unknown` also for one that the member is not offered, `raffle.not.open`, `raffle.already` also where another account
 * of the same person has drawn in the period, `raffle.condition` with what is missing, `raffle.none.left`; `rg.timeout`, `rg.self.excluded`.
 * Nothing stays of it
 */
export async function drawTicket(tx: Db, tenant: Tenant, session: Session, id: string): Promise<string> {
  const { tenantId, memberId } = session;
  if (!(await lockRaffle(tx, tenantId, id))) throw new Refusal("raffle.unknown");
  await requireNotExcluded(tx, session);
  const offer = await findOffer(tx, tenant, session, id);
  if (offer === undefined) throw new Refusal("raffle.unknown");
  const phase = toPhase(offer);
  if (phase === "PLANNED" || phase === "OVER") throw new Refusal("raffle.not.open");
  if (await hasDrawn(tx, session, offer.id, offer.period)) throw new Refusal("raffle.already");
  if (phase === "EMPTY") throw new Refusal("raffle.none.left");
  requireCondition(offer);
  const recordNo = createOrderNo("L");
  const drawn = await takeTicket(tx, { tenantId, memberId, raffleId: offer.id, period: offer.period, recordNo });
  if (drawn === undefined) throw new Refusal("raffle.none.left");
  const amount = BigInt(drawn.amount ?? 0);
  if (drawn.type === "CASH") await payCash(tx, session, recordNo, amount, offer.factor);
  else if (drawn.type === "POINTS")
    await creditPoints(tx, { tenantId, memberId, kind: "RAFFLE", points: amount, refNo: recordNo });
  else if (drawn.type === "GIFT") await publishDeskChange(tx, tenantId, "RaffleGifts");
  await publishEvent(tx, { tenantId, memberId, kind: "raffle" });
  return recordNo;
}
