import type { ColumnType, JSONColumnType } from "kysely";
import type { PayDetails } from "../orders/PayDetails.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;
type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Default<Type> = ColumnType<Type, Type | undefined, Type>;

interface Orders {
  id: string;
  merchant: string;
  kind: "DEPOSIT" | "PAYOUT";
  order_no: string;
  method: string;
  amount: Money;
  currency: string;
  state: "OPEN" | "CHALLENGE" | "CONFIRMING" | "PAID" | "DECLINED" | "EXPIRED" | "ACCEPTED" | "REFUSED";
  digest: string;
  page: string;
  return_url: string | null;
  pay: JSONColumnType<PayDetails>;
  confirmations: Default<number>;
  reason: string | null;
  expires_at: ColumnType<Date, Date, Date>;
  due_at: MaybeTime;
  created_at: Time;
  changed_at: Time;
}

interface Callbacks {
  id: string;
  order_id: string;
  body: string;
  is_forged: Default<boolean>;
  state: Default<"WAITING" | "TAKEN" | "GIVEN_UP">;
  tries: Default<number>;
  answer: number | null;
  next_try_at: Time;
  created_at: Time;
}

interface Faults {
  merchant: string;
  names: string[];
}

/** Tables of the pay-house. */
export interface Schema {
  orders: Orders;
  callbacks: Callbacks;
  faults: Faults;
}
