import type { Migration } from "@marquee/database";

/** The states of payouts that two people have settled (contract 3.8). */
export const settledPayoutsMigration: Migration = {
  name: "087-settled-payouts",
  sql: `
alter table withdrawals drop constraint withdrawals_state_check;
alter table withdrawals add constraint withdrawals_state_check check (state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING', 'DISBURSED', 'CONFIRMED', 'CONFIRMED_AUTO', 'PARTIAL_CLAIM', 'UNPAID_CLAIM', 'RESOLVED_PAID', 'RESOLVED_DENIED', 'REJECTED', 'FAILED', 'SETTLED_PAID', 'SETTLED_UNPAID'));

alter table withdrawal_steps drop constraint withdrawal_steps_state_check;
alter table withdrawal_steps add constraint withdrawal_steps_state_check check (state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING', 'DISBURSED', 'CONFIRMED', 'CONFIRMED_AUTO', 'PARTIAL_CLAIM', 'UNPAID_CLAIM', 'RESOLVED_PAID', 'RESOLVED_DENIED', 'REJECTED', 'FAILED', 'SETTLED_PAID', 'SETTLED_UNPAID'));
`,
};
