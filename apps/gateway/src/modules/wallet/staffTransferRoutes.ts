import { toDecimal } from "@marquee/contract";
import {
  askVendor as askVendorRow,
  type AskVendor,
  getStaffVendorTransfer,
  listStaffVendorTransfers,
  type StaffVendorTransfer,
  type StaffVendorTransferSheet,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { listOrders } from "../../orders/listOrders.ts";
import type { ListedOrder } from "../../orders/OrderStore.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { askVendor } from "./vendor-transfers/askVendor.ts";
import { noteAsked, openStates, type Transfer, transfers } from "./vendor-transfers/transferStore.ts";

const toStaffTransfer = (row: ListedOrder<Transfer>): StaffVendorTransfer => ({
  transId: row.transfer_id,
  at: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  memberId: row.member_id,
  username: row.username,
  vendor: row.vendor,
  direction: row.direction,
  state: row.state,
  amount: toDecimal(BigInt(row.amount)),
  currency: row.currency,
  reason: row.reason,
  asked: row.asked,
});

/** Everything about one transfer; that it was read is written down. @throws Refusal `order.unknown` */
async function open({ db }: Services, call: MerchantCall, transId: string): Promise<StaffVendorTransferSheet> {
  const key = { tenantId: call.tenant.id, orderNo: transId };
  const transfer = toStaffTransfer(await transfers.requireListed(db, key));
  await call.audit(db, {
    action: "view vendor transfer",
    subject: transId,
    after: { member: transfer.username },
  });
  const steps = await transfers.listSteps(db, key);
  return { ...transfer, steps: steps.map(({ at, ...step }) => ({ ...step, at: at.getTime() })) };
}

/** Asks the vendor now what became of a transfer. @throws Refusal `order.unknown`, `vendor.silent` */
async function ask(services: Services, call: MerchantCall, { transId }: AskVendor): Promise<StaffVendorTransfer> {
  const key = { tenantId: call.tenant.id, orderNo: transId };
  const transfer = await transfers.require(services.db, key);
  const wallet = services.vendorWallets.get(call.tenant.code, transfer.vendor);
  const isOpen = openStates.some((state) => state === transfer.state);
  if (isOpen) {
    await noteAsked(services.db, transfer);
    if (wallet === undefined || !(await askVendor(services, call.tenant, wallet, transfer)))
      throw new Refusal("vendor.silent");
  }
  const ended = await transfers.requireListed(services.db, key);
  if (isOpen)
    await call.audit(services.db, {
      action: "ask vendor",
      subject: transId,
      before: { state: transfer.state },
      after: { state: ended.state },
    });
  return toStaffTransfer(ended);
}

/** Transfers between wallets in the back office. */
export function transferStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listStaffVendorTransfers, (call, request) =>
      listOrders(services, call, request, { store: transfers, name: "vendor transfers", toItem: toStaffTransfer }),
    ),
    merchantRoute(getStaffVendorTransfer, (call, { transId }) => open(services, call, transId)),
    merchantRoute(askVendorRow, (call, request) => ask(services, call, request)),
  ];
}
