import type { Migration } from "@marquee/database";
import { brandLifeSql } from "./brandLifeSql.ts";
import { brandSql } from "./brandSql.ts";
import { gameSql } from "./gameSql.ts";
import { ledgerSql } from "../ledger/ledgerSql.ts";
import { identitySql } from "./identitySql.ts";
import { moneySql } from "./moneySql.ts";
import { platformSql } from "./platformSql.ts";
import { roleSql } from "./roleSql.ts";
import { stateSql } from "./stateSql.ts";

/** The gateway's schema, step by step. An applied step never changes: a correction is a new step. */
export const migrations: readonly Migration[] = [
  { name: "001-ledger", sql: roleSql + ledgerSql },
  { name: "002-platform", sql: platformSql },
  { name: "003-money", sql: moneySql },
  { name: "004-identity", sql: identitySql },
  { name: "006-brand", sql: brandSql },
  { name: "007-brand-life", sql: brandLifeSql },
  { name: "008-states", sql: stateSql },
  { name: "009-games", sql: gameSql },
];
