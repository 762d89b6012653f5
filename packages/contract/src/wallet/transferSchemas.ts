import { type Static, Type } from "typebox";
import { toOwnOrders } from "../orderShapes.ts";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import type { vendorTransferStates } from "./states.ts";

export const MerchantWalletSchema = Type.Object({
  /** Every vendor plays from the main wallet: there is nothing to transfer. */
  isSingle: Type.Boolean(),
  wallets: Type.Array(
    Type.Object({
      vassalage: Type.String(),
      name: Type.String(),
      /** Money can be moved between it and the main wallet now. */
      transferable: Type.Boolean(),
      /** The least that one transfer moves. */
      min: Decimal,
    }),
  ),
});

/** GET relay GCS_merchantWallet: the merchant's wallets, the main one first (WL-03). */
export type MerchantWallet = Static<typeof MerchantWalletSchema>;

export const WalletTransferRequestSchema = Type.Object({
  /** `MAIN` or a vendor; one of both sides is `MAIN`. */
  from: text(40),
  to: text(40),
  /** A decimal text in the member's currency; not read with `all`. */
  amount: Type.Optional(text(24)),
  /** Everything that the wallet of `from` holds. */
  all: Type.Optional(Type.Boolean()),
});

/** POST relay GCS_walletTransfer (WL-04). */
export type WalletTransferRequest = Static<typeof WalletTransferRequestSchema>;

/** `PENDING` as long as the vendor's answer is not known. */
const TransferStatus = Type.Enum(["SUCCESS", "PENDING", "FAILED"]);

export const WalletTransferSchema = Type.Object({
  transId: Type.String(),
  status: TransferStatus,
  /** Why it failed, in the vendor's words or ours; empty otherwise. */
  reason: Type.String(),
  /** The member's balances after it, by wallet. */
  balances: Type.Record(Type.String(), Decimal),
});

/** A transfer and where it left the wallets. */
export type WalletTransfer = Static<typeof WalletTransferSchema>;

export const ListWalletTransfersSchema = Type.Object({
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

/** GET relay GCS_walletTransferList. */
export type ListWalletTransfersRequest = Static<typeof ListWalletTransfersSchema>;

export const WalletTransferListSchema = Type.Object({
  ...toOwnOrders(
    Type.Object({
      transId: Type.String(),
      from: Type.String(),
      to: Type.String(),
      amount: Decimal,
      status: TransferStatus,
      reason: Type.String(),
      createdAt: Millis,
      changedAt: Millis,
    }),
  ),
});

/** The member's transfers, newest first. */
export type WalletTransferList = Static<typeof WalletTransferListSchema>;

/** A transfer's state as it is stored. */
export type VendorTransferState = (typeof vendorTransferStates.states)[number];
