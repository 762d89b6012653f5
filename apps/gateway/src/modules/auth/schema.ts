import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Texts, Time } from "../../db/columns.ts";

interface Members {
  tenant_id: string;
  id: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  kind: number;
  status: Generated<string>;
  nickname: string;
  language: string;
  avatar: number;
  currency: string;
  birthday: string | null;
  email_key: string | null;
  mobile_key: string | null;
  fields: ColumnType<Texts, string | undefined, string>;
  registered_at: Time;
  registered_from: string;
  login_at: MaybeTime;
  login_from: string | null;
  previous_login_at: MaybeTime;
  previous_login_from: string | null;
}

interface RegistrationDays {
  tenant_id: string;
  address_key: string;
  day: string;
  members: number;
}

/** Tables of domain `auth`. */
export interface AuthTables {
  members: Members;
  registration_days: RegistrationDays;
}
