import type { Migration } from "@marquee/database";

/**
 * Staff: people, roles, sessions, proposals, and an audit log whose lines are chained by hashes (decision 064). Factors of staff stand in
 * a schema of their own, in tables of the same shape as members', so that the same stores serve both.
 */
export const staffMigration: Migration = {
  name: "032-staff",
  sql: `
create table staff (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 80),
  state text not null check (state in ('INVITED', 'ACTIVE', 'DISABLED', 'WITHDRAWN')),
  password_hash text,
  created_at timestamptz not null default clock_timestamp(),
  last_login_at timestamptz
);
create unique index staff_email on staff (lower(email));

-- '*' is every merchant.
create table staff_grants (
  staff_id uuid not null references staff (id),
  merchant text not null,
  role text not null check (role in ('OWNER', 'OPERATIONS', 'PAYMENTS', 'RISK', 'SUPPORT', 'CONTENT', 'AUDITOR')),
  primary key (staff_id, merchant, role)
);
create index staff_grants_merchant on staff_grants (merchant);

create table staff_sessions (
  token_hash text primary key,
  id uuid not null unique,
  staff_id uuid not null references staff (id),
  pending text check (pending in ('SECOND_FACTOR', 'SECOND_FACTOR_SETUP')),
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_sessions_staff on staff_sessions (staff_id) where ended_at is null;
create index staff_sessions_age on staff_sessions (created_at);

create table staff_invitations (
  token_hash text primary key,
  staff_id uuid not null unique references staff (id),
  expires_at timestamptz not null
);

create table proposals (
  tenant_id text not null references merchants (id),
  id uuid not null,
  kind text not null,
  subject text not null,
  data jsonb not null,
  reason text not null,
  state text not null check (state in ('PROPOSED', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  proposed_by uuid not null references staff (id),
  -- Whole milliseconds, as in the cursors of lists.
  proposed_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  decided_by uuid references staff (id),
  decided_at timestamptz,
  note text not null default '',
  primary key (tenant_id, id),
  -- Four eyes, held by the database too.
  check (state <> 'APPROVED' or (decided_by is not null and decided_by <> proposed_by))
);
create index proposals_newest on proposals (tenant_id, proposed_at desc, id desc);
create index proposals_waiting on proposals (proposed_at) where state = 'PROPOSED';

create schema staff;
create table staff.second_factors (
  tenant_id text not null check (tenant_id = ''),
  member_id text not null,
  sealed text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  last_step int not null default 0,
  primary key (tenant_id, member_id)
);
create table staff.recovery_codes (
  tenant_id text not null check (tenant_id = ''),
  member_id text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, member_id, code_hash),
  foreign key (tenant_id, member_id) references staff.second_factors (tenant_id, member_id) on delete cascade
);
create table staff.passkeys (
  tenant_id text not null check (tenant_id = ''),
  id text not null,
  member_id text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (tenant_id, id)
);
create index staff_passkeys_member on staff.passkeys (member_id);

alter table audit_log
  add column number bigint,
  add column address text not null default '',
  add column reason text not null default '',
  add column hash text;

-- The hash of a line covers the hash of the line before it: a line that is changed, added between or taken out shows.
create function audit_hash(p_previous text, p audit_log) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(p_previous, p.number, p.tenant_id, p.id, extract(epoch from p.at), p.actor, p.action,
    p.subject, p.before, p.after, p.address, p.reason)::text, 'UTF8')), 'hex');
$$;

do $$
declare
  v_row audit_log;
  v_tenant text := null;
  v_number bigint;
  v_hash text;
begin
  for v_row in select * from audit_log order by tenant_id, at, id loop
    if v_tenant is distinct from v_row.tenant_id then
      v_tenant := v_row.tenant_id;
      v_number := 0;
      v_hash := '';
    end if;
    v_number := v_number + 1;
    v_row.number := v_number;
    v_hash := audit_hash(v_hash, v_row);
    update audit_log set number = v_number, hash = v_hash where tenant_id = v_row.tenant_id and id = v_row.id;
  end loop;
end;
$$;

alter table audit_log alter column number set not null, alter column hash set not null;
create unique index audit_log_number on audit_log (tenant_id, number);
create index audit_log_actor on audit_log (tenant_id, actor, number);
create index audit_log_subject on audit_log (tenant_id, subject, number);

-- Lines of one merchant are written one after another: the lock is held until the end of the transaction that writes.
create function chain_audit() returns trigger language plpgsql as $$
declare
  v_number bigint;
  v_hash text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.tenant_id, 0));
  select number, hash into v_number, v_hash from audit_log where tenant_id = new.tenant_id order by number desc limit 1;
  new.number := coalesce(v_number, 0) + 1;
  new.at := clock_timestamp();
  new.hash := audit_hash(coalesce(v_hash, ''), new);
  return new;
end;
$$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();

-- The first line whose number or hash does not follow from the line before it; null when there is none.
create function find_broken_audit(p_tenant text) returns bigint language sql stable as $$
  select min(number) from (
    select number, hash, row_number() over (order by number) as place,
      audit_hash(coalesce(lag(hash) over (order by number), ''), audit_log) as wanted
    from audit_log where tenant_id = p_tenant
  ) lines where number <> place or hash <> wanted;
$$;

grant select, insert, update on staff, staff_sessions, proposals to marquee_gateway;
grant delete on staff_sessions to marquee_gateway;
grant select, insert, delete on staff_grants, staff_invitations to marquee_gateway;
grant usage on schema staff to marquee_gateway;
grant select, insert, update, delete on all tables in schema staff to marquee_gateway;
`,
};
