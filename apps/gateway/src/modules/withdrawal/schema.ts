import type { PayoutType, WithdrawalOrder } from "@marquee/contract";
import type { WithdrawalSettings } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

interface WithdrawalAccounts {
  tenant_id: string;
  id: string;
  member_id: string;
  method_id: string;
  type: PayoutType;
  place: string;
  number: string;
  number_key: string;
  holder: string;
  created_at: Time;
  removed_at: MaybeTime;
}

interface Withdrawals {
  tenant_id: string;
  order_no: string;
  member_id: string;
  account_id: string | null;
  provider: string;
  method_id: string;
  type: PayoutType;
  place: string;
  number: string;
  currency: string;
  amount: Money;
  fee: Money;
  expect_minutes: number;
  state: WithdrawalOrder["state"];
  checks: Generated<string[]>;
  /** Two people approve it, as the settings were when it was submitted. */
  takes_two: Generated<boolean>;
  first_approver: string | null;
  /** The address of the member of staff who decided about it. */
  decided_by: string | null;
  provider_ref: string | null;
  contradiction: Generated<string>;
  confirm_until: MaybeTime;
  reminded_at: MaybeTime;
  received: ColumnType<string | null, bigint | undefined, bigint>;
  remark: Generated<string>;
  proof: Generated<string[]>;
  complaint: Generated<string>;
  complained_at: MaybeTime;
  linked_order_no: string | null;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
  ask_at: Time;
  asked: Generated<number>;
}

interface WithdrawalSteps {
  tenant_id: string;
  order_no: string;
  step: number;
  state: WithdrawalOrder["state"];
  at: Time;
  reason: Generated<string>;
}

interface WithdrawalSettingsTable {
  tenant_id: string;
  /** Empty for the merchant's own. */
  currency: Generated<string>;
  settings: JSONColumnType<WithdrawalSettings>;
  version: number;
}

/** Tables of domain `withdrawal`. */
export interface WithdrawalTables {
  withdrawal_accounts: WithdrawalAccounts;
  withdrawals: Withdrawals;
  withdrawal_steps: WithdrawalSteps;
  withdrawal_settings: WithdrawalSettingsTable;
}
