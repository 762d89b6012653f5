import type { PendingStep } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";
import type { CodePurpose } from "./verificationCodes.ts";

interface Sessions {
  tenant_id: string;
  id: Generated<string>;
  token_hash: string;
  member_id: string;
  address: string;
  user_agent: Generated<string>;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
  ended_at: MaybeTime;
  /** What the member must do before the session may call anything else. */
  pending: Generated<PendingStep | null>;
  /** The password opened it, not a code, a passkey or a provider. */
  password_typed: Generated<boolean>;
}

interface BodyNonces {
  tenant_id: string;
  nonce_hash: string;
  used_at: Time;
}

interface LoginAttempts {
  tenant_id: string;
  name_key: string;
  address_key: string;
  tries: number;
  tried_at: Date;
  locked_until: Date | null;
  expires_at: Date;
}

interface SecurityLog {
  tenant_id: string;
  id: string;
  at: Time;
  member_id: string | null;
  name_key: string | null;
  event: string;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: ColumnType<unknown, string, never>;
}

interface VerificationCodes {
  tenant_id: string;
  id: string;
  purpose: CodePurpose;
  recipient_key: string;
  holder_key: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: Time;
  expires_at: Date;
  used_at: MaybeTime;
}

interface VerificationDays {
  tenant_id: string;
  day: string;
  kind: "RECIPIENT" | "ADDRESS" | "MERCHANT";
  subject_key: string;
  codes: number;
  last_at: Date;
}

/** Tables of sessions, of tries to log in and of what happened to accounts. */
export interface SessionTables {
  sessions: Sessions;
  body_nonces: BodyNonces;
  login_attempts: LoginAttempts;
  security_log: SecurityLog;
  verification_codes: VerificationCodes;
  verification_days: VerificationDays;
}
