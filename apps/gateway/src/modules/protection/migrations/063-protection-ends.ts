import type { Migration } from "@marquee/database";

/** What a member has set goes with the member's data; time-outs and exclusions stay, by the number alone. */
export const protectionEndsMigration: Migration = {
  name: "063-protection-ends",
  sql: `grant delete on protected_members, protection_limits, play_times to marquee_gateway;`,
};
