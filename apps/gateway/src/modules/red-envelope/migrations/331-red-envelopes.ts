import type { Migration } from "@marquee/database";

/** Red envelopes and their parts, drawn when an envelope is made (decision 155). */
export const redEnvelopesMigration: Migration = {
  name: "331-red-envelopes",
  sql: `
create table red_envelopes (
  tenant_id text not null references merchants (id),
  id uuid not null,
  names jsonb not null,
  currency text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  total int8 not null check (total > 0),
  count int not null check (count between 1 and 5000),
  least int8 not null check (least > 0),
  most int8 not null check (most >= least),
  -- The smallest amount of the currency: parts are whole numbers of it.
  unit int8 not null check (unit > 0),
  factor int not null check (factor between 0 and 100),
  -- The rules of a segment as they were, and its name; null for all members of the currency.
  audience jsonb,
  audience_name text,
  -- Told when it is over; its hash before it opens.
  seed text not null,
  seed_hash text not null,
  made_by text not null,
  -- Nobody else has approved it.
  made_alone boolean not null,
  made_at timestamptz not null default clock_timestamp(),
  stopped_at timestamptz,
  stopped_by text,
  primary key (tenant_id, id),
  check (opens_at < closes_at),
  check ((stopped_at is null) = (stopped_by is null))
);
create index red_envelopes_by_end on red_envelopes (tenant_id, currency, closes_at);
create index red_envelopes_made on red_envelopes (tenant_id, made_at);
grant select, insert on red_envelopes to marquee_gateway;
grant update (stopped_at, stopped_by) on red_envelopes to marquee_gateway;

create table red_envelope_parts (
  tenant_id text not null,
  envelope_id uuid not null,
  -- In the order of the draw, from 1 on.
  number int not null check (number > 0),
  amount int8 not null check (amount > 0),
  member_id text,
  -- The number of its transfer in the ledger.
  claim_no text,
  claimed_at timestamptz,
  primary key (tenant_id, envelope_id, number),
  foreign key (tenant_id, envelope_id) references red_envelopes (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((member_id is null) = (claim_no is null) and (member_id is null) = (claimed_at is null))
);
-- One part for each member and envelope.
create unique index red_envelope_parts_of on red_envelope_parts (tenant_id, member_id, envelope_id) where member_id is not null;
create index red_envelope_parts_left on red_envelope_parts (tenant_id, envelope_id, number) where member_id is null;
grant select, insert on red_envelope_parts to marquee_gateway;
grant update (member_id, claim_no, claimed_at) on red_envelope_parts to marquee_gateway;
`,
};
