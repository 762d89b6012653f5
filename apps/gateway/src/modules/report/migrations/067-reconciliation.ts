import type { Migration } from "@marquee/database";

/** Runs of the reconciliation and what each found (X-02, decision 075). */
export const reconciliationMigration: Migration = {
  name: "067-reconciliation",
  sql: `
create table reconciliation_runs (
  tenant_id text not null,
  id uuid not null,
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  transfers int not null default 0,
  rounds int not null default 0,
  deposits int not null default 0,
  asked int not null default 0,
  differences int not null default 0,
  primary key (tenant_id, id)
);
create index reconciliation_runs_newest on reconciliation_runs (tenant_id, started_at desc);

create table reconciliation_differences (
  tenant_id text not null,
  run_id uuid not null,
  number int not null,
  kind text not null check (kind in ('LEDGER_UNBALANCED', 'BALANCE', 'CHAIN', 'SEAL', 'TRANSACTION_WITHOUT_ENTRY', 'ENTRY_WITHOUT_TRANSACTION', 'TRANSACTION_AMOUNT', 'ROUND_TOTALS', 'DEPOSIT_WITHOUT_ENTRY', 'ENTRY_WITHOUT_DEPOSIT', 'DEPOSIT_AMOUNT', 'WITHDRAWAL_HELD', 'WITHDRAWAL_PAID', 'ENTRY_WITHOUT_WITHDRAWAL', 'PROVIDER_STATE', 'PROVIDER_AMOUNT', 'PROVIDER_UNKNOWN')),
  subject text not null,
  expected text not null,
  found text not null,
  primary key (tenant_id, run_id, number),
  foreign key (tenant_id, run_id) references reconciliation_runs (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on reconciliation_runs to marquee_gateway;
grant select, insert on reconciliation_differences to marquee_gateway;
`,
};
