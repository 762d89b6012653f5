import {
  addWithdrawalAccount,
  complainAboutWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
  type ListWithdrawalsRequest,
  removeWithdrawalAccount,
  toDecimal,
  type WithdrawalList,
  type WithdrawalOrder,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { requireDays } from "../wallet/index.ts";
import { addWithdrawalAccountOf, removeWithdrawalAccountOf } from "./accounts.ts";
import { complain, prepareAnswer } from "./answerPayment.ts";
import { getOptions } from "./getOptions.ts";
import { listMemberWithdrawals } from "./listStore.ts";
import { payOut } from "./payOut.ts";
import { prepareWithdrawal } from "./prepareWithdrawal.ts";
import { toWithdrawalOrder } from "./toWithdrawalOrder.ts";
import { findWithdrawal, type Withdrawal } from "./withdrawalStore.ts";

/** The caller's withdrawal. @throws Refusal `order.unknown`, also for somebody else's */
async function requireWithdrawal({ db }: Services, call: Call, orderNo: string): Promise<Withdrawal> {
  const { tenantId, memberId } = requireSession(call);
  const withdrawal = await findWithdrawal(db, { tenantId, orderNo }, { memberId });
  if (withdrawal === undefined) throw new Refusal("order.unknown");
  return withdrawal;
}

async function show(services: Services, call: Call, orderNo: string): Promise<WithdrawalOrder> {
  return toWithdrawalOrder(services.db, await requireWithdrawal(services, call, orderNo));
}

async function list({ db }: Services, call: Call, request: ListWithdrawalsRequest): Promise<WithdrawalList> {
  requireDays(request);
  const { from, to, pageNo = 1, pageSize = 20 } = request;
  const { tenantId, memberId } = requireSession(call);
  const filter = { tenantId, memberId, timeZone: call.tenant.timeZone, from, to };
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count, paid } = await listMemberWithdrawals(db, filter, page);
  return {
    list: rows.map(({ order_no: orderNo, type, state, amount, currency, created_at: at }) => ({
      orderNo,
      type,
      state,
      amount: toDecimal(BigInt(amount)),
      currency,
      createdAt: at.getTime(),
    })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
    totals: { paid: toDecimal(paid) },
  };
}

/** Withdrawals of members. */
export function withdrawalRoutes(services: Services): readonly Route[] {
  return [
    route(getWithdrawalOptions, (call) => getOptions(services, call)),
    route(addWithdrawalAccount, (call, request) => addWithdrawalAccountOf(services, call, request)),
    route(removeWithdrawalAccount, (call, { accountId }) => removeWithdrawalAccountOf(services, call, accountId)),
    idempotentRoute(createWithdrawal, {
      begin: (call, request) => prepareWithdrawal(services, call, request),
      answer: async (call, _request, { orderNo }: { readonly orderNo: string }) => {
        const withdrawal = await requireWithdrawal(services, call, orderNo);
        if (withdrawal.state === "APPROVED") await payOut(services, call.tenant.code, withdrawal);
        return show(services, call, orderNo);
      },
    }),
    route(getWithdrawal, (call, { orderNo }) => show(services, call, orderNo)),
    idempotentRoute(confirmWithdrawal, {
      begin: (call, request) => prepareAnswer(services, call, request),
      answer: (call, _request, { orderNo }: { readonly orderNo: string }) => show(services, call, orderNo),
    }),
    route(complainAboutWithdrawal, async (call, request) => {
      await complain(services, call, request);
      return show(services, call, request.orderNo);
    }),
    route(listWithdrawals, (call, request) => list(services, call, request)),
  ];
}
