import {
  getMerchantWallet,
  listWalletTransfers,
  type ListWalletTransfersRequest,
  toDecimal,
  transferWallet,
  type WalletTransfer,
  type WalletTransferList,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { listMemberOrders } from "../../orders/listMemberOrders.ts";
import type { Services } from "./services.ts";
import { sendTransfer } from "./vendor-transfers/askVendor.ts";
import { prepareTransfer } from "./vendor-transfers/createTransfer.ts";
import { getWallets, listBalances } from "./vendor-transfers/listWallets.ts";
import { type Transfer, transfers } from "./vendor-transfers/transferStore.ts";

const toStatus = ({ state }: Transfer): WalletTransfer["status"] =>
  state === "SUCCESS" || state === "FAILED" ? state : "PENDING";

async function requireTransfer({ db }: Services, call: Call, transferId: string): Promise<Transfer> {
  const { tenantId, memberId } = requireSession(call);
  const transfer = await transfers.find(db, { tenantId, orderNo: transferId }, { memberId });
  if (transfer === undefined) throw new Refusal("unknown");
  return transfer;
}

async function answer(services: Services, call: Call, transferId: string): Promise<WalletTransfer> {
  const stored = await requireTransfer(services, call, transferId);
  const wallet = services.vendorWallets.get(call.tenant.code, stored.vendor);
  if (stored.state === "CREATED" && wallet !== undefined) await sendTransfer(services, call.tenant, wallet, stored);
  const now = await requireTransfer(services, call, transferId);
  const balances = await listBalances(services, call);
  return {
    transId: transferId,
    status: toStatus(now),
    reason: now.reason,
    balances: Object.fromEntries(balances.map(({ vassalage, balance }) => [vassalage, balance])),
  };
}

async function list(services: Services, call: Call, request: ListWalletTransfersRequest): Promise<WalletTransferList> {
  const toItem = (row: Transfer): WalletTransferList["list"][number] => ({
    transId: row.transfer_id,
    from: row.direction === "IN" ? "MAIN" : row.vendor,
    to: row.direction === "IN" ? row.vendor : "MAIN",
    amount: toDecimal(BigInt(row.amount)),
    status: toStatus(row),
    reason: row.reason,
    createdAt: row.created_at.getTime(),
    changedAt: row.changed_at.getTime(),
  });
  const asked = { pageSize: 10, ...request };
  const { page } = await listMemberOrders(services, call, asked, { store: transfers, toItem });
  return page;
}

/** Wallets of vendors, and transfers between them and the main wallet. */
export function transferRoutes(services: Services): readonly Route[] {
  return [
    route(getMerchantWallet, (call) => getWallets(services, call)),
    idempotentRoute(transferWallet, {
      begin: (call, request) => prepareTransfer(services, call, request),
      answer: (call, _request, { transferId }: { readonly transferId: string }) => answer(services, call, transferId),
    }),
    route(listWalletTransfers, (call, request) => list(services, call, request)),
  ];
}
