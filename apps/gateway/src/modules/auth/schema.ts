import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Texts, Time } from "../../db/columns.ts";

interface Members {
  tenant_id: string;
  id: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  /** Chosen by the member, or given by somebody else: then it must be changed at the next login. */
  password_kind: Generated<"OWN" | "GIVEN">;
  /** Null for the one from the registration. */
  password_set_at: MaybeTime;
  /** When a given one stops working. */
  password_expires_at: MaybeTime;
  kind: number;
  status: Generated<string>;
  nickname: string;
  /** The nickname for comparison; the database makes it. */
  nickname_key: ColumnType<string | null, never, never>;
  language: string;
  avatar: number;
  /** The uploaded picture that is shown in the drawn one's place. */
  avatar_upload: Generated<string | null>;
  currency: string;
  birthday: string | null;
  email_key: string | null;
  /** In E.164. */
  mobile_key: string | null;
  email_confirmed_at: MaybeTime;
  mobile_confirmed_at: MaybeTime;
  /** Staff has approved the member's documents, and has not asked for others since. */
  identity_confirmed_at: MaybeTime;
  payment_password_hash: Generated<string | null>;
  preferences: ColumnType<unknown, string | undefined, string>;
  /** Personal data must stay, whatever the member asks for. */
  legal_hold: Generated<boolean>;
  erase_asked_at: MaybeTime;
  erased_at: MaybeTime;
  fields: ColumnType<Texts, string | undefined, string>;
  registered_at: Time;
  registered_from: string;
  login_at: MaybeTime;
  login_from: string | null;
  previous_login_at: MaybeTime;
  previous_login_from: string | null;
  upline_id: string | null;
}

interface RegistrationDays {
  tenant_id: string;
  address_key: string;
  day: string;
  members: number;
}

interface RegistrationBlocks {
  tenant_id: string;
  rule: string;
  value: string;
  actor: string;
  created_at: Time;
}

interface MemberTraits {
  tenant_id: string;
  rule: string;
  trait_key: string;
  member_id: string;
  created_at: Time;
}

/** Tables of domain `auth`. */
export interface AuthTables {
  members: Members;
  registration_days: RegistrationDays;
  registration_blocks: RegistrationBlocks;
  member_traits: MemberTraits;
}
