import type { Grant } from "./Grant.ts";
import { moduleGrants } from "./moduleGrants.ts";

/**
 * The tables of other folders that a folder's own statements name, and why. Whoever needs more asks the owner's door for a use case first
 * (architecture.md rule 15). The compiler refuses what is not here (TablesOf.ts); SQL in texts and in functions is compared by grants.test.ts.
 */
export const grants = {
  audience: {
    reads: {
      deposits: "members who deposited",
      game_rounds: "members who played",
      labels: "members of a level of service",
      member_labels: "members of a label",
      member_ranks: "members of a level with VIP service",
      members: "who an audience is",
    },
  },
  events: {
    reads: {
      running_gateways: "an event that every running gateway has handed on is removed",
    },
  },
  exports: {
    reads: {
      staff: "whose export it is, and the address it is told to",
    },
  },
  files: {
    reads: {
      identity_checks: "a picture in use is not removed",
      members: "a picture in use is not removed",
      promotion_application_images: "a picture in use is not removed",
      ticket_images: "a picture in use is not removed",
      withdrawals: "a proof in use is not removed",
    },
  },
  authentication: {
    reads: {
      members: "who is locked, frozen or closed",
    },
    writes: {
      game_sessions: "a session that ends takes its games with it",
      live_events: "an ended session's pages are told, in one statement",
    },
  },
  orders: {
    reads: {
      members: "names in lists of orders",
    },
  },
  overview: {
    reads: {
      game_rounds: "rounds of today",
    },
  },
  "planned-changes": {
    reads: {
      merchants: "the merchant that a planned change is of",
    },
  },
  staff: {
    functions: {
      audit_log: "each line holds the hash of the one before",
    },
  },
  tenants: {
    reads: {
      members: "a merchant with members keeps its currency",
    },
  },
  webhooks: {
    reads: {
      merchants: "deliveries of merchants that are live",
    },
  },
  ...moduleGrants,
} as const satisfies Readonly<Record<string, Grant>>;
