import type { WhitelabelNode } from "@marquee/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Time } from "../db/columns.ts";
import type { MerchantSettings, Retirement } from "./Tenant.ts";
import type { MerchantState } from "./toBrandState.ts";

interface Merchants {
  id: string;
  code: string;
  name: string;
  currency: string;
  currency_symbol: string;
  time_zone: string;
  jurisdiction: string;
  settings: JSONColumnType<MerchantSettings>;
  tree: ColumnType<WhitelabelNode, string, string>;
  maintenance: ColumnType<
    { from: number; to?: number; message: string } | null,
    string | null | undefined,
    string | null
  >;
  restricted_countries: ColumnType<readonly string[], string | undefined, string>;
  applied: ColumnType<MerchantState | null, string | null | undefined, string>;
  /** The id of its brand when it differs from the merchant's own. */
  brand: string | null;
  retired: ColumnType<Retirement | null, string | null | undefined, string | null>;
  /** How often its switches changed. */
  version: Generated<string>;
}

interface MerchantHosts {
  host: string;
  tenant_id: string;
  /** Its visitors are redirected to the site's present host. */
  moved: Generated<boolean>;
}

interface SwitchVersion {
  id: number;
  version: string;
}

interface AuditLog {
  tenant_id: string;
  id: string;
  at: Time;
  actor: string;
  action: string;
  subject: string;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  /** The place in the merchant's chain; the database counts. */
  number: ColumnType<string, never, never>;
  address: ColumnType<string, string | undefined, never>;
  reason: ColumnType<string, string | undefined, never>;
  /** Covers the line and the hash of the line before it. */
  hash: ColumnType<string, never, never>;
}

interface MerchantChanges {
  tenant_id: string;
  version: string;
  audit_id: string;
}

interface ModuleNodes {
  tenant_id: string;
  mod_id: string;
  rollout: number | null;
  owner: string | null;
  note: string | null;
}

/** Tables of merchants and of what operators did to them. */
export interface TenantTables {
  merchants: Merchants;
  merchant_hosts: MerchantHosts;
  switch_version: SwitchVersion;
  audit_log: AuditLog;
  merchant_changes: MerchantChanges;
  module_nodes: ModuleNodes;
}
