import { type BillResult, computeBill } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { countActiveInStream, sumTeamStream } from "../agent/index.ts";
import { type Bill, bills } from "./billStore.ts";
import { getTerms } from "./billTermsStore.ts";
import { findContract } from "./contractStore.ts";
import { findOwnCurrencyBill, listBillsBefore, listBillsBelow, sumPosted } from "./replayStore.ts";
import { toStream } from "./toStream.ts";

/** A figure of a bill as it is stored and as it comes out again; amounts in 1/10,000 of the unit. */
export interface ReplayedFigure {
  readonly name: string;
  readonly stored: string;
  readonly replayed: string;
}

/** A bill that comes out again, with what it was made of. */
interface Replayed extends BillResult {
  readonly validBet: bigint;
  readonly profit: bigint;
  readonly active: number;
  readonly dayBet: bigint;
  readonly below: bigint;
}

/** Makes bills again from streams and terms alone; what one needs of others is made again, too. */
function createReplay(db: Db) {
  const known = new Map<string, Promise<Replayed>>();

  async function measure(bill: Bill) {
    const { team, part } = toStream(bill);
    const find = async (from: typeof part) =>
      (await sumTeamStream(db, team, from)).find(({ currency }) => currency === bill.currency);
    const found = await find(part);
    const isRealTime = bill.kind === "REALTIME";
    const validBet = found?.validBet ?? 0n;
    const day = isRealTime ? await find({ ...part, after: "0" }) : found;
    const least = BigInt(bill.active_stake);
    return {
      validBet,
      profit: isRealTime ? 0n : (found?.profit ?? 0n),
      active: least === 0n ? 0 : await countActiveInStream(db, team, part, { currency: bill.currency, least }),
      dayBet: day?.validBet ?? 0n,
    };
  }

  async function sumBelow(bill: Bill, before: Bill | undefined): Promise<bigint> {
    const contract = await findContract(db, bill.tenant_id, bill.contract_id);
    const start = before?.period_end ?? contract?.effective_from ?? bill.period_start;
    let sum = 0n;
    for (const each of await listBillsBelow(db, bill, bill.kind === "REALTIME" ? start : bill.period_start))
      sum += (await replay(each)).gross;
    return sum;
  }

  async function compute(bill: Bill, before: Bill | undefined): Promise<Replayed> {
    const last = before && (await replay(before));
    const { tiers, carry } = await getTerms(db, bill.tenant_id, bill.contract_id, bill.terms);
    const measured = await measure(bill);
    const below = await sumBelow(bill, before);
    const own = await findOwnCurrencyBill(db, bill);
    const result = computeBill({
      kind: bill.kind,
      tiers,
      carry,
      digits: bill.digits,
      minimumPay: BigInt(bill.minimum_pay),
      ...measured,
      carryIn: last?.carryOut ?? 0n,
      remainderIn: last?.remainderOut ?? 0n,
      deficitIn: last?.deficitOut ?? 0n,
      below,
      ...(own === undefined ? {} : { tier: (await replay(own)).tier }),
    });
    return { ...result, ...measured, below };
  }

  /** From the contract's first bill on, so that a long chain is no deep recursion. */
  async function replay(bill: Bill): Promise<Replayed> {
    let before: Bill | undefined;
    for (const each of await listBillsBefore(db, bill)) {
      const made = known.get(each.bill_no) ?? compute(each, before);
      known.set(each.bill_no, made);
      await made;
      before = each;
    }
    const made = known.get(bill.bill_no);
    if (made === undefined) throw new Error(`there is no bill ${bill.bill_no}`);
    return made;
  }
  return replay;
}

/**
 * Makes a bill again from the streams of stakes and events and its terms, and its payments from the ledger, and compares: nothing of what the
 * bill or figures of teams say is believed. @throws Refusal `order.unknown`
 */
export async function replayBill(db: Db, tenantId: string, billNo: string): Promise<readonly ReplayedFigure[]> {
  const bill = await bills.require(db, { tenantId, orderNo: billNo });
  const replayed = await createReplay(db)(bill);
  const figures: readonly (readonly [
    name: string,
    stored: string | number | null,
    replayed: bigint | number | null,
  ])[] = [
    ["valid bet", bill.valid_bet, replayed.validBet],
    ["profit", bill.profit, replayed.profit],
    ["active", bill.active, replayed.active],
    ["bet of the day", bill.day_bet, replayed.dayBet],
    ["tier", bill.tier, replayed.tier],
    ["below", bill.below, replayed.below],
    ["gross", bill.gross, replayed.gross],
    ["net", bill.net, replayed.net],
    ["amount", bill.amount, replayed.amount],
    ["remainder", bill.remainder_out, replayed.remainderOut],
    ["carry", bill.carry_out, replayed.carryOut],
    ["deficit", bill.deficit_out, replayed.deficitOut],
    ["paid", bill.paid, bill.paid_outside ? BigInt(bill.paid) : await sumPosted(db, bill)],
  ];
  return figures.map(([name, stored, again]) => ({
    name,
    stored: String(stored ?? "-"),
    replayed: String(again ?? "-"),
  }));
}
