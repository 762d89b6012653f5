import {
  type BillEvent,
  type BillResult,
  computeBill,
  type ContractKind,
  minimumPay,
  toMoney,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { TeamMeasure } from "../agent/index.ts";
import { type BillCarry, bills } from "./billStore.ts";
import type { BillTerms } from "./billTermsStore.ts";
import type { NamedContract } from "./contractStore.ts";
import type { CommissionSettings } from "@marquee/contract/staff";

/** A merchant, and what its bills need to know of it. */
export type Biller = Pick<Tenant, "id" | "name" | "timeZone" | "currencies">;

/** What a bill of one currency is made of, beside what is the contract's. */
export interface BillFacts {
  readonly contract: NamedContract;
  readonly terms: BillTerms;
  readonly from: Date;
  readonly to: Date;
  /** From when stakes are in it. */
  readonly since: Date;
  /** The last transaction whose stakes are in it, and the last one that the bill before has. */
  readonly through: string;
  readonly after?: string;
  readonly measure: TeamMeasure;
  readonly active: number;
  /** What made a member active, in 1/10,000 of the unit. */
  readonly activeStake: bigint;
  readonly dayBet: bigint;
  readonly below: bigint;
  readonly last: BillCarry | undefined;
  /** Of play in another currency than the contract's: the tier that its own one has reached. */
  readonly tier?: number | null;
}

/** The formula's answer to a bill's facts. */
function computeFacts(
  kind: ContractKind,
  digits: number,
  { terms, measure, active, dayBet, below, last, tier }: BillFacts,
): BillResult {
  return computeBill({
    kind,
    tiers: terms.tiers,
    carry: terms.carry,
    digits,
    minimumPay,
    validBet: measure.validBet,
    profit: measure.profit,
    active,
    dayBet,
    carryIn: BigInt(last?.carry_out ?? "0"),
    remainderIn: BigInt(last?.remainder_out ?? "0"),
    below,
    deficitIn: BigInt(last?.deficit_out ?? "0"),
    ...(tier === undefined ? {} : { tier }),
  });
}

/** What happens to a new bill before anybody pays it. */
function toFirstEvent(
  { tier, amount }: BillResult,
  isForeign: boolean,
  reviewFrom: string | undefined,
): BillEvent | null {
  if (amount === 0n) return tier === null ? "miss" : "issue";
  if (isForeign) return "collect";
  return reviewFrom !== undefined && amount >= toMoney(reviewFrom) ? "review" : null;
}

/** Stores a bill. @returns what came out; undefined where the period has one already */
export async function makeBill(
  tx: Db,
  tenant: Biller,
  settings: CommissionSettings,
  facts: BillFacts,
): Promise<BillResult | undefined> {
  const { contract, terms, measure, last } = facts;
  const { currency } = measure;
  const digits = toDigits(tenant, currency);
  const result = computeFacts(contract.kind, digits, facts);
  const bill = await bills.add(tx, {
    tenant_id: tenant.id,
    bill_no: createOrderNo("B"),
    contract_id: contract.id,
    terms: terms.number,
    kind: contract.kind,
    upline_id: contract.upline_id,
    member_id: contract.member_id,
    payer: contract.payer,
    currency,
    period_start: facts.from,
    period_end: facts.to,
    since: facts.since,
    through: facts.through,
    ...(facts.after === undefined ? {} : { after: facts.after }),
    digits,
    minimum_pay: minimumPay,
    valid_bet: measure.validBet,
    profit: measure.profit,
    active: facts.active,
    active_stake: facts.activeStake,
    day_bet: facts.dayBet,
    tier: result.tier,
    carry_in: BigInt(last?.carry_out ?? "0"),
    remainder_in: BigInt(last?.remainder_out ?? "0"),
    below: facts.below,
    deficit_in: BigInt(last?.deficit_out ?? "0"),
    gross: result.gross,
    net: result.net,
    amount: result.amount,
    remainder_out: result.remainderOut,
    carry_out: result.carryOut,
    deficit_out: result.deficitOut,
  });
  if (bill === undefined) return undefined;
  const event = toFirstEvent(result, currency !== contract.currency, settings.reviewFrom[currency]);
  if (event !== null) await bills.move(tx, bill, event);
  return result;
}
