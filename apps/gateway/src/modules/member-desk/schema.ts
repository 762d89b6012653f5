import type { Generated } from "kysely";
import type { Time } from "../../db/columns.ts";

interface MemberChanges {
  tenant_id: string;
  member_id: string;
  version: string;
  audit_id: string;
}

interface MemberCorrections {
  tenant_id: string;
  id: string;
  member_id: string;
  field: "EMAIL" | "MOBILE" | "NAME";
  former: string | null;
  former_proved: boolean;
  wanted: string;
  asked_at: Time;
}

interface MemberRemarks {
  tenant_id: string;
  id: string;
  member_id: string;
  written_by: string;
  written_at: Time;
  content: string;
}

interface Offers {
  tenant_id: string;
  id: string;
  sent_by: string;
  subject: string;
  content: string;
  sent: Generated<number>;
  left_out: Generated<number>;
  at: Time;
}

/** Tables of what staff do about members. */
export interface MemberDeskTables {
  member_changes: MemberChanges;
  member_corrections: MemberCorrections;
  member_remarks: MemberRemarks;
  offers: Offers;
}
