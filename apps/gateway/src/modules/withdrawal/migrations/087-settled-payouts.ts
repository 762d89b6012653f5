import { withdrawalStates } from "@marquee/contract/schema";
import type { Migration } from "@marquee/database";

const states = withdrawalStates.states.map((state) => `'${state}'`).join(", ");

const toCheck = (table: string): string => `
alter table ${table} drop constraint ${table}_state_check;
alter table ${table} add constraint ${table}_state_check check (state in (${states}));
`;

/** The states of payouts that two people have settled (contract 3.8). */
export const settledPayoutsMigration: Migration = {
  name: "087-settled-payouts",
  sql: toCheck("withdrawals") + toCheck("withdrawal_steps"),
};
