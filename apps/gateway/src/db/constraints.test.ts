import {
  affiliateAgreementStates,
  affiliateBillStates,
  affiliateCarries,
  affiliateLinkKinds,
  affiliatePlanKinds,
  affiliatePlanStates,
  bonusStates,
  claimRules,
  contractCarries,
  contractKinds,
  contractPayers,
  contractPeriods,
  contractStates,
  dataExportStates,
  depositStates,
  depositTypes,
  documentTypes,
  gameCategories,
  identityCheckStates,
  limitKinds,
  limitPeriods,
  payoutTypes,
  plannedChangeStates,
  prizeTypes,
  promotionTurns,
  raffleGiftStates,
  raffleTurns,
  restrictionScopes,
  socialProviders,
  ticketCategories,
  ticketClosers,
  ticketStates,
  tipKinds,
  turnoverStates,
  vendorTransferStates,
  withdrawalStates,
} from "@marquee/contract";
import { affiliateBillDecisions, differenceKinds, exclusionKinds } from "@marquee/contract/schema";
import {
  correctedFields,
  exportStates,
  proposalStates,
  staffRoles,
  staffStates,
  webhookDeliveryStates,
} from "@marquee/contract/staff";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrations } from "./migrations.ts";

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase<unknown>(inject("testSource"), { migrations });
});
afterAll(() => database.close());

/** The words that the CHECK of one column takes. */
async function listTaken(table: string, column: string): Promise<readonly string[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(c.oid) as rule from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid = ${table}::regclass and c.contype = 'c' and a.attname = ${column}`.execute(database.db);
  return rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'/g)].map(([, word = ""]) => word));
}

// A migration holds its words itself and never changes: a new word of the contract takes a new migration.
it.each<[string, string, readonly string[]]>([
  //
  ["affiliate_agreements", "state", affiliateAgreementStates.states],
  ["affiliate_bill_steps", "state", affiliateBillStates.states],
  ["affiliate_bills", "first_decision", affiliateBillDecisions],
  ["affiliate_bills", "kind", affiliatePlanKinds],
  ["affiliate_bills", "state", affiliateBillStates.states],
  ["affiliate_links", "kind", affiliateLinkKinds],
  ["affiliate_plan_versions", "carry", affiliateCarries],
  ["affiliate_plans", "kind", affiliatePlanKinds],
  ["affiliate_plans", "state", affiliatePlanStates.states],
  ["affiliate_players", "kind", affiliateLinkKinds],
  ["bonuses", "rule", claimRules],
  ["bonuses", "state", bonusStates.states],
  ["contract_steps", "event", ["request", ...Object.keys(contractStates.transitions)]],
  ["contract_steps", "state", contractStates.states],
  ["contract_terms", "carry", contractCarries],
  ["contract_turns", "kind", contractKinds],
  ["contracts", "kind", contractKinds],
  ["contracts", "payer", contractPayers],
  ["contracts", "period", contractPeriods],
  ["contracts", "state", contractStates.states],
  ["data_exports", "state", dataExportStates.states],
  ["deposit_steps", "state", depositStates.states],
  ["deposits", "state", depositStates.states],
  ["deposits", "type", depositTypes],
  ["exports", "state", exportStates.states],
  ["collections", "place", ["HOME", ...gameCategories.map(({ category }) => category)]],
  ["identity_checks", "document_type", documentTypes],
  ["identity_checks", "state", identityCheckStates.states],
  ["member_corrections", "field", correctedFields],
  ["planned_changes", "state", plannedChangeStates.states],
  ["play_restrictions", "scope", restrictionScopes],
  ["promotions", "turn", promotionTurns],
  ["proposals", "state", proposalStates.states],
  ["protection_exclusions", "kind", exclusionKinds],
  ["protection_limits", "kind", limitKinds],
  ["protection_limits", "period", limitPeriods],
  ["raffle_prizes", "type", prizeTypes],
  ["raffle_tickets", "gift_state", raffleGiftStates.states],
  ["raffles", "turn", raffleTurns],
  ["reconciliation_differences", "kind", differenceKinds],
  ["social_identities", "provider", socialProviders],
  ["staff", "state", staffStates.states],
  ["staff_grants", "role", staffRoles],
  ["chat_tips", "kind", tipKinds],
  ["tickets", "category", ticketCategories],
  ["tickets", "closed_by", ticketClosers],
  ["tickets", "state", ticketStates.states],
  ["turnover_requirements", "state", turnoverStates.states],
  ["vendor_transfers", "state", vendorTransferStates.states],
  ["vendor_transfer_steps", "state", vendorTransferStates.states],
  ["webhook_deliveries", "state", webhookDeliveryStates],
  ["withdrawal_accounts", "type", payoutTypes],
  ["withdrawal_steps", "state", withdrawalStates.states],
  ["withdrawals", "state", withdrawalStates.states],
  ["withdrawals", "type", payoutTypes],
])("the database takes in %s.%s what the contract names, and no other word", async (table, column, words) => {
  expect((await listTaken(table, column)).toSorted()).toEqual(words.toSorted());
});
