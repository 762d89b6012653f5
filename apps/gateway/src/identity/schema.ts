import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";

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

/** Tables of sessions, of tries to log in and of what happened to accounts. */
export interface IdentityTables {
  sessions: Sessions;
  login_attempts: LoginAttempts;
  security_log: SecurityLog;
}
