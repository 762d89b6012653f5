import type { Migration } from "@marquee/database";

/**
 * Roll-ups of the house's entries for revenue reports (decision 075): quarters of an hour, of which every zone's days consist, by account,
 * kind, way to pay and the month in which the member registered. They are made of hours to which the ledger adds nothing any more.
 */
export const revenueQuartersMigration: Migration = {
  name: "066-revenue-quarters",
  sql: `
create table revenue_quarters (
  tenant_id text not null,
  asset text not null,
  start timestamptz not null,
  account text not null,
  kind text not null,
  method text not null,
  cohort text not null,
  entries bigint not null check (entries > 0),
  amount numeric not null,
  primary key (tenant_id, asset, start, account, kind, method, cohort)
);

-- One row: every quarter before "until" is rolled up.
create table revenue_state (id int primary key check (id = 1), until timestamptz not null);
insert into revenue_state values (1, '-infinity');

grant select, insert on revenue_quarters to marquee_gateway;
grant select, update on revenue_state to marquee_gateway;
`,
};
