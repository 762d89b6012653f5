import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

const bills: MemberTable = {
  table: "affiliate_bills",
  erasure: "kept",
  part: "affiliateBills",
  columns: sql`bill_no as "billNo", kind, currency, month::text as month, amount::text as amount, paid::text as paid, state, created_at as "createdAt"`,
  key: sql`bill_no`,
};

/**
 * The member's file has what it has agreed, made and brought as an affiliate, and as an affiliate's player whose it is and its own figures; a deletion keeps
 * them under the id alone, since they prove what was paid.
 */
export const affiliateTables: readonly MemberTable[] = [
  bills,
  {
    table: "affiliate_months",
    erasure: "kept",
    part: "affiliateMonths",
    columns: sql`month::text as month, currency, stakes::text as stakes, wins::text as wins, bonuses::text as bonuses, rebates::text as rebates, fee::text as fee, ngr::text as ngr, qualified`,
    key: sql`month, currency`,
  },
  {
    table: "affiliate_days",
    erasure: "kept",
    part: "affiliateDays",
    columns: sql`day::text as day, currency, rounds, stakes::text as stakes, wins::text as wins, valid_bet::text as "validBet", deposits::text as deposits, bonuses::text as bonuses, rebates::text as rebates`,
    key: sql`day, currency`,
  },
  {
    table: "affiliate_events",
    erasure: "kept",
    part: "affiliateEvents",
    columns: sql`kind, currency, amount::text as amount, at`,
    key: sql`xid::text, sequence`,
  },
  {
    table: "affiliate_players",
    erasure: "kept",
    part: "affiliatePlayer",
    columns: sql`kind, click_id as "clickId", currency, day::text as day, first_deposit_at as "firstDepositAt", qualified_at as "qualifiedAt"`,
    key: sql`day`,
  },
  {
    table: "affiliate_links",
    erasure: "kept",
    part: "affiliateLinks",
    columns: sql`code, kind, created_at as "createdAt"`,
    key: sql`code_key`,
  },
  {
    table: "affiliate_campaigns",
    erasure: "kept",
    part: "affiliateCampaigns",
    columns: sql`id, name, created_at as "createdAt"`,
    key: sql`id`,
  },
  {
    table: "affiliate_agreements",
    erasure: "kept",
    part: "affiliateAgreements",
    columns: sql`id, plan_id as "planId", state, created_at as "createdAt", answered_at as "answeredAt", ended_at as "endedAt"`,
    key: sql`id`,
  },
];
