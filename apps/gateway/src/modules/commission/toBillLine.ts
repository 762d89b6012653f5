import { type BillLine, type ContractSide, toDecimal } from "@marquee/contract";
import type { NamedBill } from "./billListStore.ts";

/** A bill as one of its sides sees it in a list. @param site the merchant's name, which stands for the house */
export const toBillLine = (bill: NamedBill, side: ContractSide, site: string): BillLine => ({
  billNo: bill.bill_no,
  kind: bill.kind,
  side,
  account: side === "DOWNLINE" ? (bill.upline ?? site) : bill.downline,
  periodStart: bill.period_start.getTime(),
  periodEnd: bill.period_end.getTime(),
  currency: bill.currency,
  amount: toDecimal(BigInt(bill.amount)),
  paid: toDecimal(BigInt(bill.paid)),
  status: bill.state,
  reason: bill.reason,
});
