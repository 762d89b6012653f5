import {
  type AffiliateBill,
  type AffiliateBillRequest,
  type AffiliateBills,
  type AffiliatePageRequest,
  toDecimal,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toMasked } from "../agent/index.ts";
import {
  affiliateBills,
  type AffiliateBillRow,
  type BillPlayer,
  getBillPlan,
  listBillPlayers,
  listBillSubs,
  listOwnBills,
} from "./billStore.ts";
import { computeBill } from "./makeBill.ts";
import { getVersion, toTerms } from "./planStore.ts";
import type { Services } from "./services.ts";
import { toShownVersion } from "./toShownVersion.ts";

const pageSize = 20;
const money = (units: string): string => toDecimal(BigInt(units));

/** A player's figures, without who it is. */
export const toFigures = ({ stakes, wins, bonuses, rebates, fee, ngr, qualified }: BillPlayer) => ({
  stakes: money(stakes),
  wins: money(wins),
  bonuses: money(bonuses),
  rebates: money(rebates),
  fee: money(fee),
  ngr: money(ngr),
  qualified,
});

/** The formula of a stored bill with every input, reckoned again by the code that made it. */
export async function readFormula(db: Db, bill: AffiliateBillRow) {
  const version = await getVersion(db, { tenantId: bill.tenant_id, planId: bill.plan_id }, bill.terms);
  const result = computeBill(
    {
      kind: bill.kind,
      digits: bill.digits,
      is_foreign: bill.is_foreign,
      qualified: bill.qualified,
      tier: bill.tier,
      minimum: BigInt(bill.minimum_pay),
      ngr: BigInt(bill.ngr),
      carryIn: BigInt(bill.carry_in),
      remainderIn: BigInt(bill.remainder_in),
      below: BigInt(bill.below),
    },
    toTerms(version),
  );
  return {
    version: toShownVersion(version),
    inputs: {
      ngr: money(bill.ngr),
      qualified: bill.qualified,
      carryIn: money(bill.carry_in),
      remainderIn: money(bill.remainder_in),
      below: money(bill.below),
      minimumPay: money(bill.minimum_pay),
      digits: bill.digits,
    },
    tier: bill.tier,
    steps: [...result.steps],
  };
}

/** A page of the players that a bill comes from, and where it stands among all pages. */
export async function readPlayers(db: Db, bill: AffiliateBillRow, pageNo: number) {
  const { rows, count } = await listBillPlayers(db, bill, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { rows, page: { pageNo, pageSize, totalPages: Math.ceil(count / pageSize), totalCount: count } };
}

const toLine = (bill: AffiliateBillRow, plan: string, month: string): AffiliateBill["bill"] => ({
  billNo: bill.bill_no,
  plan,
  kind: bill.kind,
  month,
  currency: bill.currency,
  amount: money(bill.amount),
  paid: money(bill.paid),
  status: bill.state,
  reason: bill.reason,
});

/** The caller's bills, the newest month first. */
export async function readOwnBills(
  { db }: Pick<Services, "db">,
  call: Call,
  { pageNo = 1 }: AffiliatePageRequest,
): Promise<AffiliateBills> {
  const { tenantId, memberId } = requireSession(call);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listOwnBills(db, tenantId, memberId, page);
  return {
    list: rows.map((row) => toLine(row, row.plan, row.month)),
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}

/** One of the caller's bills with all that it is made of; its players are masked. @throws Refusal `permission.denied` also for a bill that is not there */
export async function readOwnBill(
  { db }: Pick<Services, "db">,
  call: Call,
  { billNo, pageNo = 1 }: AffiliateBillRequest,
): Promise<AffiliateBill> {
  const { tenantId, memberId } = requireSession(call);
  const key = { tenantId, orderNo: billNo };
  const bill = await affiliateBills.find(db, key, { memberId });
  if (bill === undefined) throw new Refusal("permission.denied");
  const { plan, month } = await getBillPlan(db, bill);
  const { rows, page } = await readPlayers(db, bill, pageNo);
  const history = await affiliateBills.listSteps(db, key);
  return {
    bill: toLine(bill, plan, month),
    ...(await readFormula(db, bill)),
    history: history.map(({ at, state, reason }) => ({ at: at.getTime(), status: state, reason })),
    players: { list: rows.map((row) => ({ account: toMasked(row.account), ...toFigures(row) })), ...page },
    subs: (await listBillSubs(db, bill)).map(({ account, amount }) => ({
      account: toMasked(account),
      amount: money(amount),
    })),
  };
}
