import type { Generated } from "kysely";
import type { Time } from "../../db/columns.ts";

interface AffiliateCodes {
  tenant_id: string;
  /** The code in lower case. */
  code_key: string;
  code: string;
  kind: "AFFILIATE" | "REFERRAL";
  member_id: string;
  /** The only domain at which it is valid; null for every domain. */
  domain: string | null;
  enabled: Generated<boolean>;
  created_at: Time;
}

/** Tables of domain `agent`. */
export interface AgentTables {
  affiliate_codes: AffiliateCodes;
}
