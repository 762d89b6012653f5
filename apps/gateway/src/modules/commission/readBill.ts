import { type AgentBill, type AgentBillRequest, computeBill, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { listPlayerParts } from "../agent/index.ts";
import { findNamedBill, listPayments } from "./billListStore.ts";
import { type Bill, bills } from "./billStore.ts";
import { type BillTerms, getTerms } from "./billTermsStore.ts";
import { toSide } from "./ContractAct.ts";
import { findContract } from "./contractStore.ts";
import { requireTreeAgent } from "./requireTreeAgent.ts";
import type { Services } from "./services.ts";
import { toBillLine } from "./toBillLine.ts";
import { toStream } from "./toStream.ts";
import { toTermsTier } from "./toContract.ts";

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

/** A bill of the caller with all that it is made of. @throws Refusal `permission.denied` also for a bill that is not there */
export async function readBill(
  { db }: Pick<Services, "db">,
  call: Call,
  { billNo, pageNo = 1 }: AgentBillRequest,
): Promise<AgentBill> {
  const session = requireTreeAgent(requireSession(call));
  const { tenantId } = session;
  const bill = await findNamedBill(db, tenantId, billNo);
  const side = bill && toSide(bill, session);
  const contract = bill && (await findContract(db, tenantId, bill.contract_id));
  if (bill === undefined || contract === undefined || side === undefined || side === null)
    throw new Refusal("permission.denied");
  const terms = await getTerms(db, tenantId, bill.contract_id, bill.terms);
  const payments = await listPayments(db, tenantId, billNo);
  const history = await bills.listSteps(db, { tenantId, orderNo: billNo });
  const { team, part } = toStream(bill);
  const page = { currency: bill.currency, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listPlayerParts(db, team, part, page);
  return {
    bill: toBillLine(bill, side, call.tenant.name),
    period: contract.period,
    payer: bill.payer,
    terms: { carry: terms.carry, tiers: terms.tiers.map(toTermsTier), effectiveFrom: null },
    inputs: toInputs(bill),
    tier: bill.tier,
    steps: [...recompute(bill, terms).steps],
    payments: payments.map(({ at, amount }) => ({ at: at.getTime(), amount: toDecimal(BigInt(amount)) })),
    history: history.map(({ at, state, reason }) => ({ at: at.getTime(), status: state, reason })),
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
