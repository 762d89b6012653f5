import type { Grant } from "./Grant.ts";
import { rewardGrants } from "./rewardGrants.ts";

/** What the modules name of others' tables: a part of `grants`, which says how it is held. */
export const moduleGrants = {
  ...rewardGrants,
  "modules/affiliate": {
    reads: {
      affiliate_codes: "links of campaigns with their visits",
      link_days: "visits of a campaign by day",
      members: "who an affiliate or a player is, and whether the account may have a plan",
    },
    functions: {
      member_traits: "an affiliate's own second account earns nothing, and no player is counted twice",
      members: "whether a player has confirmed a contact",
      merchants: "the zone of days and months",
      protection_exclusions: "play of an excluded member earns nothing",
      settled_stakes: "the stream that figures of players are made of",
    },
  },
  "modules/agent": {
    reads: {
      deposits: "members of a link who have deposited",
      games: "names of the games that a team played",
      settled_stakes: "bets of a team",
    },
    writes: {
      members: "whose invitation code it is; an account's upline, kind and line are its place in the tree",
    },
    functions: {
      member_traits: "an agent's own second account earns nothing",
      members: "an account's upline, kind and line are its place in the tree",
      merchants: "the zone of hours and days",
      protection_exclusions: "play of an excluded member earns nothing",
      settled_stakes: "the stream that figures of teams are made of",
    },
  },
  "modules/agent-desk": {
    reads: {
      agent_rebates: "lists of agents with their rebates",
      members: "who stands where in the tree",
      team_snapshots: "how large a team is",
    },
  },
  "modules/agent-transfer": {
    reads: {
      members: "who stands above or below, and whether the account may receive money",
    },
  },
  "modules/agent-centre": {
    reads: {
      agent_line_agents: "who stands in an agent's team, and how deep",
      agent_rebates: "rebates in the list of a team",
      members: "the list of a team",
    },
    functions: { members: "the levels of an agent's team" },
  },
  "modules/auth": {
    reads: {
      sessions: "who is online",
      social_identities: "accounts with one social account",
      withdrawal_accounts: "accounts with one bank account",
    },
  },
  "modules/content": {
    reads: {
      agent_accounts: "whose account an agent made has accepted nothing yet",
    },
  },
  "modules/chat": {
    reads: {
      sessions: "no page of another chat system is opened for a session that has ended",
      members: "how a member is called in a room, and who is kept from writing",
    },
  },
  "modules/chat-tip": {
    reads: {
      member_traits: "tips between accounts of one person are marked, and a rain leaves them out",
      members: "whose account may give or get, and names on the desk's list",
    },
  },
  "modules/commission": {
    reads: {
      agent_line_agents: "an agent's direct agents without a contract",
      agent_lines: "contracts whose sides are no longer direct agents of each other",
      members: "the sides of contracts by name, their currencies and status",
    },
    functions: {
      agent_lines: "bills of the lowest agents come first",
      members: "where a contract's downline stands in the tree",
    },
  },
  "modules/member": {
    reads: {
      members: "other members' usernames",
      sessions: "who of a label is online",
    },
    writes: {
      live_events: "members of a changed label are told, in one statement",
    },
    functions: {
      webhook_endpoints: "nothing is gathered of which nobody wants to hear",
    },
  },
  "modules/member-desk": {
    reads: {
      audit_log: "what staff changed of a member",
      game_rounds: "a member's rounds",
      games: "a round's game by its name",
      member_labels: "members of a label",
      member_traits: "members who share a trait",
      members: "lists, sheets and changes of members",
      provider_transactions: "stakes and wins of a round",
      sessions: "a member's sessions",
    },
  },
  "modules/protection": {
    reads: {
      agent_transfers: "what counts against a deposit limit",
      chat_tips: "what counts against a deposit limit",
      deposits: "what counts against a deposit limit",
      game_rounds: "open rounds of a member who is excluded",
      game_sessions: "how long a member has played",
      member_traits: "an excluded person's other accounts",
      members: "names on the list of exclusions",
      provider_transactions: "what counts against a limit of losses and stakes",
    },
    functions: {
      game_sessions: "what a member has played since a limit began",
      provider_transactions: "the call that is counted",
    },
  },
  "modules/provider": {
    functions: {
      bonuses: "a stake from a bonus keeps to its terms, and gives back to it",
      games: "whether a game can be played",
      members: "whether an account may play",
      sessions: "whether a login has ended",
      webhook_endpoints: "nothing is gathered of which nobody wants to hear",
    },
  },
  "modules/report": {
    reads: {
      agent_lines: "whose team revenue is of",
      line_moves: "whose team revenue was of when it was made",
      deposits: "reconciliation with the ledger",
      game_rounds: "bets, and their days",
      games: "a bet's game by its name",
      members: "whose round it is",
      provider_transactions: "stakes and wins of bets, and their days",
      vendors: "a bet's vendor by its name",
      withdrawals: "reconciliation with the ledger",
    },
  },
  "modules/restriction": {
    reads: {
      games: "a restriction of a game by its name",
      labels: "a restriction of a label",
      member_labels: "members of a restricted label",
      members: "whom a restriction meets",
      vendors: "a restriction of a vendor",
    },
    writes: {
      game_sessions: "games that a restriction ends",
      live_events: "players of those games are told, in one statement",
    },
  },
  "modules/restriction-desk": {
    reads: {
      games: "what is restricted, by its name",
      labels: "who is restricted, by the label",
      member_labels: "how many members a restriction meets",
      members: "who is restricted, by name",
      vendors: "what is restricted, by its name",
    },
    writes: {
      play_restrictions: "staff make and lift restrictions",
    },
  },
  "modules/security": {
    reads: {
      members: "names in lists of documents",
      excluded_traits: "what a copy of a member's data has of exclusions",
      game_rounds: "an account with an open round is not closed",
      labels: "what a copy of a member's data has of labels",
      security_log: "a member's logins",
      game_sessions: "an open round's game, and what a copy of a member's data has of games",
      sessions: "where a member is logged in",
    },
  },
  "modules/support": {
    reads: {
      challenges: "what a segment is used by",
      missions: "what a segment is used by",
      promotion_pages: "what a segment is used by",
      segments: "the rules of the segment that a banner names",
    },
  },
  "modules/ticket": {
    reads: {
      members: "whose ticket it is",
    },
  },
  "modules/turnover": {
    reads: {
      members: "a member's currency",
      merchants: "the currency of the settings' amounts",
    },
    functions: {
      game_rounds: "the round whose stakes count",
      game_sessions: "which wallet a round was played from",
      games: "the category that weighs a stake",
      live_events: "open pages are told of a requirement that is met",
      members: "the line under which a stake settles",
      provider_transactions: "the stakes of a round",
    },
  },
  "modules/wallet": {
    reads: {
      members: "whether an account is open, and a member's currencies",
      withdrawals: "a provider's address changes when it has no payout left to make",
    },
  },
  "modules/withdrawal": {
    reads: {
      chat_tips: "tips between accounts of one person",
      game_sessions: "where somebody has played",
      member_traits: "accounts of one person",
      members: "names in lists, and the holder's name",
      merchants: "the currency of the settings' amounts",
      security_log: "logins from new places",
      stake_sides: "stakes on both sides of a round",
    },
  },
} as const satisfies Readonly<Record<string, Grant>>;
