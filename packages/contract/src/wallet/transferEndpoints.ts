import { endpoint } from "../endpoint.ts";
import type {
  ListWalletTransfersRequest,
  MerchantWallet,
  WalletTransfer,
  WalletTransferList,
  WalletTransferRequest,
} from "./transferSchemas.ts";

/** Whether the merchant's vendors have wallets of their own, and which (AP-39, WL-03). */
export const getMerchantWallet = /* @__PURE__ */ endpoint<Record<string, never>, MerchantWallet>({
  name: "getMerchantWallet",
  domain: "wallet",
  method: "GET",
  path: "/wps/relay/GCS_merchantWallet",
  moduleId: "CORE3",
  token: "required",
  passive: true,
  cache: { provides: ["Session", "Games"] },
});

const own = { domain: "wallet", moduleId: "TRANSFER3", token: "required", trial: false } as const;

/** Moves money between the main wallet and a vendor's, once for each key (AP-23, WL-04). */
export const transferWallet = /* @__PURE__ */ endpoint<WalletTransferRequest, WalletTransfer>({
  ...own,
  name: "transferWallet",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  idempotencyKey: "required",
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 2_048,
  // Refused too: a transfer may have ended in the meantime.
  cache: { invalidates: ["Balance", "Orders"] },
});

/** The member's transfers between wallets (MC-02). */
export const listWalletTransfers = /* @__PURE__ */ endpoint<ListWalletTransfersRequest, WalletTransferList>({
  ...own,
  name: "listWalletTransfers",
  method: "GET",
  path: "/wps/relay/GCS_walletTransferList",
  cache: { provides: ["Session", "Orders"] },
});
