import {
  cancelDeposit,
  createDeposit,
  type DepositList,
  getDeposit,
  listDepositMethods,
  listDeposits,
  type ListDepositsRequest,
  toDecimal,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { listMemberOrders } from "../../orders/listMemberOrders.ts";
import type { Services } from "./services.ts";
import { listDepositPromotions, takeDepositCode } from "../promotions/index.ts";
import { followMember } from "../protection/index.ts";
import { cancelDepositOf } from "./deposits/cancelDeposit.ts";
import { listMethods, prepareDeposit } from "./deposits/createDeposit.ts";
import { creditedSum, type Deposit, deposits } from "./deposits/depositStore.ts";
import { showDeposit } from "./deposits/showDeposit.ts";
import { toCredit } from "./deposits/toCredit.ts";
import { toDepositOrder } from "./deposits/toDepositOrder.ts";

/** The caller's deposit. @throws Refusal `order.unknown`, also for somebody else's */
async function requireDeposit({ db }: Services, call: Call, orderNo: string): Promise<Deposit> {
  const { tenantId, memberId } = requireSession(call);
  return deposits.require(db, { tenantId, orderNo }, { memberId });
}

async function list(services: Services, call: Call, request: ListDepositsRequest): Promise<DepositList> {
  const { page, sum } = await listMemberOrders(services, call, request, {
    store: deposits,
    sum: creditedSum,
    toItem: (row) => ({
      orderNo: row.order_no,
      type: row.type,
      state: row.state,
      amount: toDecimal(BigInt(row.amount)),
      // As the order's page says it: of what was paid.
      credit: toDecimal(toCredit(row)),
      currency: row.currency,
      createdAt: row.created_at.getTime(),
    }),
  });
  return { ...page, totals: { credited: toDecimal(sum) } };
}

/** Deposits of members. */
export function depositRoutes(services: Services): readonly Route[] {
  return [
    route(listDepositMethods, async (call) => {
      const { tenantId, memberId, currency } = requireSession(call);
      const claimant = { tenantId, memberId, currency, timeZone: call.tenant.timeZone };
      const promotions = await listDepositPromotions(services.db, claimant);
      return listMethods(services, call).map(({ method }) => ({ ...method, promotions }));
    }),
    idempotentRoute(createDeposit, {
      begin: async (call, request) => {
        // Before the order, so that it stays though the order is refused.
        await followMember(services.db, requireSession(call));
        const { promotionId, code } = request;
        const keys =
          promotionId === undefined || code === undefined ? undefined : await takeDepositCode(services, call, code);
        return prepareDeposit(services, call, request, keys);
      },
      answer: async (call, _request, { orderNo }: { readonly orderNo: string }) => {
        const deposit = await requireDeposit(services, call, orderNo);
        if (deposit.state === "CREATED") await showDeposit(services, call.tenant.code, deposit);
        return toDepositOrder(services.db, await requireDeposit(services, call, orderNo));
      },
    }),
    route(getDeposit, async (call, { orderNo }) =>
      toDepositOrder(services.db, await requireDeposit(services, call, orderNo)),
    ),
    route(cancelDeposit, async (call, { orderNo }) => {
      await cancelDepositOf(services, call, orderNo);
      return toDepositOrder(services.db, await requireDeposit(services, call, orderNo));
    }),
    route(listDeposits, (call, request) => list(services, call, request)),
  ];
}
