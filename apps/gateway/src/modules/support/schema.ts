import type { ColumnType } from "kysely";
import type { Texts } from "../../db/columns.ts";

interface Notices {
  tenant_id: string;
  id: string;
  type: string;
  title: ColumnType<Texts, string, string>;
  content: ColumnType<Texts, string, string>;
  level: number;
  at: Date;
}

interface Banners {
  tenant_id: string;
  id: string;
  group_name: string;
  picture: string;
  title: ColumnType<Texts, string, string>;
  linkage_type: string | null;
  linkage: string | null;
  position: number;
}

/** Tables of domain `support`. */
export interface SupportTables {
  notices: Notices;
  banners: Banners;
}
