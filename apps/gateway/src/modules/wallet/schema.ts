import type { DepositOrder, DepositPay, VendorTransferState } from "@marquee/contract";
import type { PaymentWay } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

interface Deposits {
  tenant_id: string;
  order_no: string;
  member_id: string;
  provider: string;
  method_id: string;
  type: DepositOrder["type"];
  currency: string;
  amount: Money;
  fee: Money;
  state: DepositOrder["state"];
  provider_ref: string | null;
  /** The order whose payment came first, where this is a payment that nobody ordered. */
  linked_order_no: string | null;
  /** What the provider says against what is stored; empty once staff have settled it. */
  contradiction: Generated<string>;
  /** The address of the member of staff who decided about it. */
  decided_by: string | null;
  paid_amount: ColumnType<string | null, bigint | undefined, bigint>;
  paid_currency: string | null;
  pay: JSONColumnType<DepositPay> | null;
  return_url: string;
  expect_minutes: number;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
  expires_at: ColumnType<Date, Date, Date>;
  ask_at: ColumnType<Date, Date, Date>;
  asked: Generated<number>;
}

interface DepositSteps {
  tenant_id: string;
  order_no: string;
  step: number;
  state: DepositOrder["state"];
  at: Time;
  reason: Generated<string>;
}

interface VendorTransferSteps {
  tenant_id: string;
  order_no: string;
  step: number;
  state: VendorTransferState;
  at: Time;
  reason: Generated<string>;
}

interface VendorTransfers {
  tenant_id: string;
  transfer_id: string;
  member_id: string;
  vendor: string;
  direction: "IN" | "OUT";
  currency: string;
  amount: Money;
  state: VendorTransferState;
  reason: Generated<string>;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
  ask_at: ColumnType<Date, Date, Date>;
  asked: Generated<number>;
}

interface VendorPlaysAside {
  tenant_id: string;
  vendor: string;
  play_id: string;
  /** As the vendor told it. */
  play: ColumnType<unknown, string, never>;
  reason: "ledger" | "player" | "unreadable";
  at: Time;
}

interface VendorPlaces {
  tenant_id: string;
  vendor: string;
  position: Money;
}

interface PaymentProviders {
  tenant_id: string;
  provider: string;
  source: "FILE" | "HTTP";
  url: string | null;
  sealed_secret: string | null;
  state: "ON" | "OFF";
  position: number;
  ways: JSONColumnType<readonly PaymentWay[]>;
  /** Of what is offered; grows with each change. */
  version: number;
  /** Of address and key; grows with each change of them. */
  connection: number;
  changed_at: Time;
}

interface PaymentConnections {
  tenant_id: string;
  id: string;
  provider: string;
  url: string;
  sealed_secret: string | null;
  at: Time;
}

/** Tables of domain `wallet`, beside the ledger's. */
export interface WalletTables {
  deposits: Deposits;
  deposit_steps: DepositSteps;
  vendor_transfers: VendorTransfers;
  vendor_transfer_steps: VendorTransferSteps;
  vendor_plays_aside: VendorPlaysAside;
  vendor_places: VendorPlaces;
  payment_providers: PaymentProviders;
  payment_connections: PaymentConnections;
}
