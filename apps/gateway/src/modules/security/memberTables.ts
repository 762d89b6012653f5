/** A table with rows of members. */
interface MemberTable {
  readonly table: string;
  /**
   * What a deletion does to a member's rows: their owner removes them (`erase`), removes them by a way of its own, takes out what names the person, or
   * keeps them, which then name no more than the member's id.
   */
  readonly erasure: "removed" | "by its owner" | "made anonymous" | "kept";
  /** The part of the member's file that holds the rows; null with the reason why there is none. */
  readonly part: string | null;
  readonly withheld?: string;
}

const hashes = "hashes of secrets";
const ofContracts = "what was agreed with another member, who may not be named";
const toldOfOthers = "what an affiliate's own system was told of others";
const derived = "sums of what other parts hold row by row";

/**
 * Every table with rows of members (X-69, decision 103): what a deletion does to them and where the member's file has them. Referring
 * tables stand before the tables that they refer to. Further domains name theirs in their manifests (`memberTables`). A test compares both with
 * the database's catalogue.
 */
export const memberTables = [
  { table: "sessions", erasure: "removed", part: "sessions" },
  { table: "password_history", erasure: "removed", part: null, withheld: hashes },
  { table: "favourites", erasure: "removed", part: "favourites" },
  { table: "recent_games", erasure: "removed", part: "recentGames" },
  { table: "data_exports", erasure: "removed", part: "dataExports" },
  { table: "inbox_messages", erasure: "removed", part: "inbox" },
  { table: "identity_checks", erasure: "removed", part: "identityChecks" },
  { table: "withdrawal_accounts", erasure: "removed", part: "withdrawalAccounts" },
  { table: "play_times", erasure: "removed", part: "playTimes" },
  { table: "asked_stakes", erasure: "removed", part: "askedStakes" },
  { table: "protected_play", erasure: "removed", part: "playHours" },
  { table: "protection_limits", erasure: "removed", part: "limits" },
  { table: "protected_members", erasure: "removed", part: "protection" },
  { table: "member_traits", erasure: "removed", part: null, withheld: "keyed hashes of what the profile holds" },
  { table: "login_challenges", erasure: "removed", part: null, withheld: "hashes of secrets that end in minutes" },
  { table: "recovery_codes", erasure: "removed", part: "recoveryCodes" },
  { table: "second_factors", erasure: "removed", part: "secondFactors" },
  { table: "known_networks", erasure: "removed", part: "knownNetworks" },
  { table: "social_identities", erasure: "removed", part: "socialLinks" },
  { table: "password_resets", erasure: "removed", part: "passwordResets" },
  { table: "login_codes", erasure: "removed", part: "loginCodes" },
  { table: "passkeys", erasure: "removed", part: "passkeys" },
  { table: "webhook_attempts", erasure: "by its owner", part: null, withheld: toldOfOthers },
  { table: "webhook_deliveries", erasure: "by its owner", part: null, withheld: toldOfOthers },
  { table: "webhook_endpoints", erasure: "removed", part: "postback" },
  { table: "affiliate_codes", erasure: "removed", part: "invitationCodes" },
  { table: "agent_remarks", erasure: "removed", part: null, withheld: "what agents note for themselves" },
  { table: "member_labels", erasure: "removed", part: "labels" },
  { table: "member_remarks", erasure: "removed", part: null, withheld: "notes that staff write about risk" },
  { table: "ticket_notes", erasure: "by its owner", part: null, withheld: "what staff note for each other" },
  { table: "stored_files", erasure: "by its owner", part: "files" },
  { table: "message_attachments", erasure: "by its owner", part: null, withheld: "reports of the merchant" },
  { table: "outgoing_messages", erasure: "by its owner", part: "messages" },
  {
    table: "verification_codes",
    erasure: "by its owner",
    part: null,
    withheld: "hashes of secrets that end in minutes",
  },
  {
    table: "chat_sign_ins",
    erasure: "by its owner",
    part: null,
    withheld: "hashes of sessions, which end in a day",
  },
  { table: "login_attempts", erasure: "by its owner", part: null, withheld: "hashes of names that end in a day" },
  { table: "game_sessions", erasure: "made anonymous", part: "gameSessions" },
  { table: "play_restrictions", erasure: "made anonymous", part: "restrictions" },
  { table: "members", erasure: "made anonymous", part: "profile" },
  { table: "security_log", erasure: "kept", part: "activity" },
  { table: "excluded_traits", erasure: "kept", part: "keptOfExclusions" },
  { table: "protection_exclusions", erasure: "kept", part: "exclusions" },
  { table: "bonuses", erasure: "kept", part: "bonuses" },
  { table: "turnover_requirements", erasure: "kept", part: "turnover" },
  { table: "deposit_steps", erasure: "kept", part: "depositSteps" },
  { table: "deposits", erasure: "kept", part: "deposits" },
  { table: "withdrawal_steps", erasure: "kept", part: "withdrawalSteps" },
  { table: "withdrawals", erasure: "kept", part: "withdrawals" },
  { table: "vendor_transfer_steps", erasure: "kept", part: "transferSteps" },
  { table: "vendor_transfers", erasure: "kept", part: "transfers" },
  { table: "game_rounds", erasure: "kept", part: "rounds" },
  { table: "stake_sides", erasure: "kept", part: "stakeSides" },
  { table: "ledger.accounts", erasure: "kept", part: "balances" },
  { table: "ledger.entries", erasure: "kept", part: "walletEntries" },
  {
    table: "provider_transactions",
    erasure: "kept",
    part: null,
    withheld: "what walletEntries holds, as game servers told it",
  },
  { table: "settled_stakes", erasure: "kept", part: null, withheld: "what rounds and walletEntries hold" },
  { table: "team_events", erasure: "kept", part: null, withheld: "what walletEntries holds" },
  { table: "barred_stakes", erasure: "kept", part: null, withheld: "what rounds holds" },
  { table: "team_days", erasure: "kept", part: null, withheld: derived },
  { table: "agent_line_agents", erasure: "kept", part: null, withheld: "the tree of agents, by number" },
  { table: "line_moves", erasure: "kept", part: null, withheld: "the tree of agents, by number" },
  { table: "agent_lines", erasure: "kept", part: null, withheld: "the tree of agents, by number" },
  { table: "member_changes", erasure: "kept", part: null, withheld: "numbers of the merchant's audit log" },
  { table: "live_events", erasure: "kept", part: null, withheld: "signs to open pages, kept for an hour" },
  { table: "contract_terms", erasure: "kept", part: null, withheld: ofContracts },
  { table: "contract_tiers", erasure: "kept", part: null, withheld: ofContracts },
  { table: "contract_steps", erasure: "kept", part: null, withheld: ofContracts },
  { table: "bill_steps", erasure: "kept", part: null, withheld: ofContracts },
  { table: "bill_payments", erasure: "kept", part: null, withheld: ofContracts },
  { table: "point_redemption_steps", erasure: "kept", part: null, withheld: derived },
  {
    table: "point_voucher_codes",
    erasure: "kept",
    part: null,
    withheld: "codes that are sealed: who redeemed them reads them in the mall",
  },
  { table: "affiliate_bill_steps", erasure: "kept", part: null, withheld: derived },
  {
    table: "affiliate_bill_subs",
    erasure: "kept",
    part: null,
    withheld: "bills of another member, who may not be named",
  },
  { table: "bet_days", erasure: "kept", part: null, withheld: derived },
  { table: "bet_day_rounds", erasure: "kept", part: null, withheld: derived },
  { table: "overview_players", erasure: "kept", part: null, withheld: derived },
  { table: "revenue_quarters", erasure: "kept", part: null, withheld: derived },
  { table: "ledger.holder_days", erasure: "kept", part: null, withheld: derived },
  { table: "ledger.rolled_holders", erasure: "kept", part: null, withheld: derived },
  { table: "ledger.seals", erasure: "kept", part: null, withheld: "seals of the house's accounts" },
] as const satisfies readonly MemberTable[];

type Listed = (typeof memberTables)[number];

/** A part of a member's file besides the profile. */
export type MemberPart = Exclude<Listed["part"], null | "profile">;
