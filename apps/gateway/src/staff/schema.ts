import type {
  ProposalKindName,
  ProposalState,
  StaffRole,
  StaffSecurityEvent,
  StaffState,
  StaffStep,
} from "@marquee/contract/staff";
import type { ColumnType } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";

interface Staff {
  id: string;
  email: string;
  name: string;
  state: StaffState;
  password_hash: string | null;
  created_at: Time;
  last_login_at: MaybeTime;
  /** In which the person answers members. */
  languages: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
  /** Had no second factor when one became a must, and gets an invitation by mail. */
  invitation_owed: ColumnType<boolean, boolean | undefined, boolean>;
}

interface StaffGrants {
  staff_id: string;
  merchant: string;
  role: StaffRole;
}

interface StaffSessions {
  token_hash: string;
  id: string;
  staff_id: string;
  pending: StaffStep | null;
  by_passkey: ColumnType<boolean, boolean | undefined, never>;
  address: string;
  user_agent: string;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
  ended_at: MaybeTime;
}

interface StaffInvitations {
  token_hash: string;
  staff_id: string;
  expires_at: Date;
}

interface StaffSecurityLog {
  id: string;
  at: Time;
  staff_id: string;
  event: StaffSecurityEvent;
  actor: string | null;
  address: string;
  user_agent: string;
}

interface Proposals {
  tenant_id: string;
  id: string;
  kind: ProposalKindName;
  subject: string;
  data: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  reason: string;
  state: ProposalState;
  proposed_by: string;
  proposed_at: Time;
  decided_by: string | null;
  decided_at: MaybeTime;
  note: ColumnType<string, string | undefined, string>;
}

interface TakenWork {
  tenant_id: string;
  key: string;
  subject: string;
  token_hash: string;
  taken_at: Time;
}

/** Tables of staff. */
export interface StaffTables {
  taken_work: TakenWork;
  staff: Staff;
  staff_grants: StaffGrants;
  staff_sessions: StaffSessions;
  staff_invitations: StaffInvitations;
  staff_security_log: StaffSecurityLog;
  proposals: Proposals;
}
