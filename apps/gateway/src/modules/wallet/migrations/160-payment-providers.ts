import type { Migration } from "@marquee/database";

/** The payment providers of each merchant as staff set them, and connections that wait for a second person. Keys are sealed. */
export const paymentProvidersMigration: Migration = {
  name: "160-payment-providers",
  sql: `
create table payment_providers (
  tenant_id text not null references merchants (id),
  provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,15}$'),
  -- FILE: the gateway's file says where it is, and this row what is offered of it.
  source text not null check (source in ('FILE', 'HTTP')),
  url text,
  sealed_secret text,
  state text not null check (state in ('ON', 'OFF')),
  position int not null check (position between 0 and 999),
  ways jsonb not null check (jsonb_typeof(ways) = 'array'),
  version int not null check (version > 0),
  connection int not null check (connection >= 0),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, provider),
  check (case source when 'HTTP' then url is not null and sealed_secret is not null and connection > 0
    else url is null and sealed_secret is null and connection = 0 end)
);
-- Never removed: orders name it.
grant select, insert, update on payment_providers to marquee_gateway;

create table payment_connections (
  tenant_id text not null references merchants (id),
  -- The proposal's.
  id uuid not null,
  provider text not null,
  url text not null,
  -- Null: the key that is stored stays.
  sealed_secret text,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index payment_connections_old on payment_connections (at);
grant select, insert, delete on payment_connections to marquee_gateway;
`,
};
