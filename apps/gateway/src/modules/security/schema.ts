import type { DataExportState, DocumentType, IdentityCheckState } from "@marquee/contract";
import type { Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface PasswordHistory {
  tenant_id: string;
  id: string;
  member_id: string;
  password_hash: string;
}

interface DataExports {
  tenant_id: string;
  id: string;
  member_id: string;
  state: DataExportState;
  file_id: Generated<string | null>;
  bytes: Generated<number>;
  tries: Generated<number>;
  asked_at: Time;
  taken_until: Time;
  ready_at: MaybeTime;
}

interface IdentityChecks {
  tenant_id: string;
  id: string;
  member_id: string;
  state: IdentityCheckState;
  document_type: DocumentType;
  full_name: string;
  liveness_code: string;
  front: string;
  back: string | null;
  selfie: string;
  submitted_at: Time;
  decided_at: MaybeTime;
  decided_by: Generated<string | null>;
  reason: Generated<string>;
  /** The trait of the document's number. */
  document_key: Generated<string | null>;
}

/** Tables of domain `security`. */
export interface SecurityTables {
  password_history: PasswordHistory;
  data_exports: DataExports;
  identity_checks: IdentityChecks;
}
