import { type AgentBill, computeBill, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { listPlayerParts } from "../agent/index.ts";
import { listPayments } from "./billListStore.ts";
import type { Bill } from "./billStore.ts";
import { type BillTerms, getTerms } from "./billTermsStore.ts";
import { toTermsTier } from "./toContract.ts";
import { toStream } from "./toStream.ts";

const pageSize = 20;

/** The formula of a stored bill, reckoned again from its inputs. */
const recompute = (bill: Bill, { tiers, carry }: BillTerms) =>
  computeBill({
    kind: bill.kind,
    tiers,
    carry,
    digits: bill.digits,
    minimumPay: BigInt(bill.minimum_pay),
    validBet: BigInt(bill.valid_bet),
    profit: BigInt(bill.profit),
    active: bill.active,
    dayBet: BigInt(bill.day_bet),
    carryIn: BigInt(bill.carry_in),
    remainderIn: BigInt(bill.remainder_in),
    below: BigInt(bill.below),
    deficitIn: BigInt(bill.deficit_in),
    tier: bill.tier,
  });

const toInputs = (bill: Bill): AgentBill["inputs"] => ({
  validBet: toDecimal(BigInt(bill.valid_bet)),
  profit: toDecimal(BigInt(bill.profit)),
  active: bill.active,
  dayBet: toDecimal(BigInt(bill.day_bet)),
  carryIn: toDecimal(BigInt(bill.carry_in)),
  remainderIn: toDecimal(BigInt(bill.remainder_in)),
  below: toDecimal(BigInt(bill.below)),
  deficitIn: toDecimal(BigInt(bill.deficit_in)),
  minimumPay: toDecimal(BigInt(bill.minimum_pay)),
  digits: bill.digits,
});

/** What a bill is made of, for its sides and for staff alike. */
type BillParts = Pick<AgentBill, "terms" | "inputs" | "tier" | "steps" | "payments" | "players">;

/** The formula of a bill with every input, its payments, and a page of the players it comes from. */
export async function showBill(db: Db, bill: Bill, pageNo: number): Promise<BillParts> {
  const terms = await getTerms(db, bill.tenant_id, bill.contract_id, bill.terms);
  const payments = await listPayments(db, bill.tenant_id, bill.bill_no);
  const { team, part } = toStream(bill);
  const page = { currency: bill.currency, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listPlayerParts(db, team, part, page);
  return {
    terms: { carry: terms.carry, tiers: terms.tiers.map(toTermsTier), effectiveFrom: null },
    inputs: toInputs(bill),
    tier: bill.tier,
    steps: [...recompute(bill, terms).steps],
    payments: payments.map(({ at, amount }) => ({ at: at.getTime(), amount: toDecimal(BigInt(amount)) })),
    players: {
      list: rows.map(({ account, validBet, profit }) => ({
        account,
        validBet: toDecimal(validBet),
        profit: toDecimal(profit),
      })),
      pageNo,
      pageSize,
      totalPages: Math.ceil(count / pageSize),
      totalCount: count,
    },
  };
}
