import { toDecimal } from "@marquee/contract";
import {
  askVendor as askVendorRow,
  type AskVendor,
  listStaffVendorTransfers,
  type ListStaffVendorTransfers,
  type StaffVendorTransfer,
  type StaffVendorTransferPage,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { readPlace, toPlace } from "./orderPlace.ts";
import { askVendor } from "./transfers/askVendor.ts";
import {
  findTransfer,
  getListedTransfer,
  type ListedTransfer,
  listTransferPage,
  noteAsked,
  openStates,
} from "./transfers/transferStore.ts";

const pageSize = 50;

const toStaffTransfer = (row: ListedTransfer): StaffVendorTransfer => ({
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

/** A merchant's transfers between wallets; that they were read is written down, since they name members. */
async function list(
  { db }: Services,
  call: MerchantCall,
  { state, cursor }: ListStaffVendorTransfers,
): Promise<StaffVendorTransferPage> {
  const after = readPlace(cursor);
  const rows = await listTransferPage(db, call.tenant.id, pageSize + 1, { state, after });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (shown.length > 0)
    await call.audit(db, {
      action: "read vendor transfers",
      subject: state ?? "",
      after: { transfers: shown.map((row) => row.transfer_id) },
    });
  return {
    items: shown.map(toStaffTransfer),
    next: rows.length > pageSize && last !== undefined ? toPlace(last.created_at, last.transfer_id) : null,
  };
}

/** Asks the vendor now what became of a transfer. @throws Refusal `order.unknown`, `vendor.silent` */
async function ask(services: Services, call: MerchantCall, { transId }: AskVendor): Promise<StaffVendorTransfer> {
  const key = { tenantId: call.tenant.id, transferId: transId };
  const transfer = await findTransfer(services.db, key);
  if (transfer === undefined) throw new Refusal("order.unknown");
  const wallet = services.vendorWallets.get(call.tenant.code, transfer.vendor);
  const isOpen = openStates.some((state) => state === transfer.state);
  if (isOpen) {
    await noteAsked(services.db, key);
    if (wallet === undefined || !(await askVendor(services, call.tenant, wallet, transfer)))
      throw new Refusal("vendor.silent");
  }
  const ended = await getListedTransfer(services.db, key);
  if (ended === undefined) throw new Refusal("order.unknown");
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
    merchantRoute(listStaffVendorTransfers, (call, request) => list(services, call, request)),
    merchantRoute(askVendorRow, (call, request) => ask(services, call, request)),
  ];
}
