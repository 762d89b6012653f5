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
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { listMemberOrders } from "../../orders/listMemberOrders.ts";
import type { Services } from "./services.ts";
import { addWithdrawalAccountOf, removeWithdrawalAccountOf } from "./accounts.ts";
import { complain, prepareAnswer } from "./answerPayment.ts";
import { getOptions } from "./getOptions.ts";
import { payOut } from "./payOut.ts";
import { prepareWithdrawal } from "./prepareWithdrawal.ts";
import { toWithdrawalOrder } from "./toWithdrawalOrder.ts";
import { paidSum, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

/** The caller's withdrawal. @throws Refusal `order.unknown`, also for somebody else's */
async function requireWithdrawal({ db }: Services, call: Call, orderNo: string): Promise<Withdrawal> {
  const { tenantId, memberId } = requireSession(call);
  return withdrawals.require(db, { tenantId, orderNo }, { memberId });
}

async function show(services: Services, call: Call, orderNo: string): Promise<WithdrawalOrder> {
  return toWithdrawalOrder(services.db, await requireWithdrawal(services, call, orderNo));
}

async function list(services: Services, call: Call, request: ListWithdrawalsRequest): Promise<WithdrawalList> {
  const { page, sum } = await listMemberOrders(services, call, request, {
    store: withdrawals,
    sum: paidSum,
    toItem: ({ order_no: orderNo, type, state, amount, currency, created_at: at }) => ({
      orderNo,
      type,
      state,
      amount: toDecimal(BigInt(amount)),
      currency,
      createdAt: at.getTime(),
    }),
  });
  return { ...page, totals: { paid: toDecimal(sum) } };
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
