import type { AgentBill, AgentBillRequest } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findNamedBill } from "./billListStore.ts";
import { bills } from "./billStore.ts";
import { toSide } from "./ContractAct.ts";
import { findContract } from "./contractStore.ts";
import type { Services } from "./services.ts";
import { showBill } from "./showBill.ts";
import { toBillLine } from "./toBillLine.ts";

/** A bill of the caller with all that it is made of. @throws Refusal `permission.denied` also for a bill that is not there */
export async function readBill(
  { db }: Pick<Services, "db">,
  call: Call,
  { billNo, pageNo = 1 }: AgentBillRequest,
): Promise<AgentBill> {
  const session = requireSession(call);
  const { tenantId } = session;
  const bill = await findNamedBill(db, tenantId, billNo);
  const side = bill && toSide(bill, session);
  const contract = bill && (await findContract(db, tenantId, bill.contract_id));
  if (bill === undefined || contract === undefined || side === undefined || side === null)
    throw new Refusal("permission.denied");
  const history = await bills.listSteps(db, { tenantId, orderNo: billNo });
  return {
    bill: toBillLine(bill, side, call.tenant.name),
    period: contract.period,
    payer: bill.payer,
    ...(await showBill(db, bill, pageNo)),
    history: history.map(({ at, state, reason }) => ({ at: at.getTime(), status: state, reason })),
  };
}
