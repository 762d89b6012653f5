import type { Grant } from "./Grant.ts";

/** What the modules that give members something name of others' tables: a part of `moduleGrants`. */
export const rewardGrants = {
  "modules/missions": {
    reads: {
      deposit_steps: "when a deposit was credited",
      deposits: "what a member or an invited friend has deposited",
      member_traits: "accounts of one person claim a mission once",
      members: "who is offered a mission, and whom a member has invited",
      segments: "the rules of the segment that a mission or challenge names",
      security_log: "the days on which a member has logged in",
    },
    functions: {
      live_events: "open pages are told how far a member has come",
      members: "when a member registered",
      merchants: "the zone of days",
      settled_stakes: "the stream that missions are made of",
    },
  },
  "modules/raffle": {
    reads: {
      deposit_steps: "when a deposit was credited",
      deposits: "what a member has deposited for a draw",
      member_traits: "accounts of one person draw once",
      members: "who is offered a raffle, and whose gift is handed over",
    },
    functions: {
      live_events: "open pages are told how far a member has come",
      merchants: "the zone of days",
      settled_stakes: "the stream that conditions are counted from",
    },
  },
  "modules/rebate": {
    reads: {
      members: "whether an account is open",
    },
    functions: {
      agent_line_agents: "the agents above who earn a difference",
      agent_rebates: "at which rate bets earn",
      barred_stakes: "what earns nobody anything",
      measure_places: "rebates are read no further than figures of teams",
      merchants: "the zone of days",
      settled_stakes: "the stream that rebates are made of",
    },
  },
  "modules/points": {
    reads: {
      member_traits: "linked accounts take for points as one, where the merchant says so",
      members: "the name of a member whose points staff look at, and how old an account is",
    },
    functions: {
      live_events: "open pages are told that points have moved",
      members: "players alone earn points",
      merchants: "the zone of days",
      settled_stakes: "the stream that points are earned by",
    },
  },
  "modules/rank": {
    reads: {
      members: "who is a player, and in which currency",
    },
    functions: {
      labels: "which rank a member's label has",
      live_events: "open pages are told how far a member has come",
      member_labels: "which labels a member carries",
      members: "players alone have levels, in the currency of their account",
      merchants: "the zone of days, and whether a merchant has levels",
      protection_exclusions: "days of a time-out or an exclusion do not count against a level",
      settled_stakes: "the stream that growth is made of",
    },
  },
  "modules/red-envelope": {
    reads: {
      member_traits: "accounts of one person open an envelope once",
      members: "who may be offered an envelope",
    },
  },
  "modules/promotions": {
    reads: {
      deposits: "the deposit that a bonus is for",
      member_traits: "accounts of one person take a promotion once",
      members: "who may take part",
      segments: "the rules of the segment that a page names",
      social_identities: "a linked account brings a bonus",
      turnover_requirements: "what a bonus still requires",
    },
    functions: {
      game_rounds: "the stakes of the round that ends",
      live_events: "open pages are told of the end of a bonus",
      merchants: "the zone of days",
      settled_stakes: "the stream that losses are counted from",
      turnover_requirements: "a bonus ends with its requirement",
    },
  },
  "modules/winners": {
    reads: {
      games: "the game of a win",
      members: "whose win it is, and whether the account is open",
      protection_exclusions: "who takes a break stands on no board",
    },
    functions: {
      settled_stakes: "the stream that boards are made of",
      vendor_places: "vendors that tell stakes and wins one by one",
    },
  },
} as const satisfies Readonly<Record<string, Grant>>;
