import type { Migration } from "@marquee/database";
import { gatewayRole } from "../../db/role.ts";

/**
 * Seals of the house side's closed hours (contract 3.14): house entries carry no chain of their own, so that a bet locks no row of
 * the house. `ledger.seal_hours` is their only writer (decision 046).
 */
export const sealsMigration: Migration = {
  name: "015-seals",
  sql: `
-- The house entries of an hour. In the order of their times, so that a bet writes to the end of it.
create index entries_house on ledger.entries (at) where position is null;

-- Rows that change with every bet, call or try: their next version finds room on their own page.
alter table ledger.accounts set (fillfactor = 70);
alter table sessions set (fillfactor = 80);
alter table login_attempts set (fillfactor = 80);

create table ledger.seals (
  tenant_id text not null,
  account text not null check (account !~ '^(trial:)?member:'),
  asset text not null,
  hour timestamptz not null,
  entries bigint not null check (entries > 0),
  total numeric not null,      -- of all hours up to this one
  previous text not null,      -- the hash of the account's seal before, '' for the first one
  hash text not null,
  primary key (tenant_id, account, asset, hour)
);
create index seals_hour on ledger.seals (hour);

-- One row: every hour before its time is sealed.
create table ledger.sealing (id int primary key check (id = 1), until timestamptz not null);
insert into ledger.sealing values (1, '-infinity');

create function ledger.add_link(p_link text, p_entry text) returns text
language plpgsql immutable set search_path = pg_catalog as $$
begin
  return encode(sha256(convert_to(p_link || '|' || p_entry, 'UTF8')), 'hex');
end $$;

-- Each value hashed with the hash before it, in the order of the call: it holds one hash, however many values come.
create aggregate ledger.link_all(text) (sfunc = ledger.add_link, stype = text, initcond = '');

-- Seals hours that are over, oldest first, until at least p_most entries are sealed by this call.
create function ledger.seal_hours(p_most bigint, p_patience int, out sealed bigint, out outcome text)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_mark xid8;
  v_next timestamptz;
  v_end timestamptz;
  v_count bigint;
  v_patience timestamptz := clock_timestamp() + p_patience * interval '1 millisecond';
begin
  sealed := 0;
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'hours are sealed in a transaction of their own' using errcode = '25001';
  end if;
  -- The clock before the number: who has a higher number began to write later, and writes a later time. The two minutes are for a
  -- clock that is set back.
  v_end := date_trunc('hour', clock_timestamp() - interval '2 minutes', 'UTC');
  v_mark := pg_current_xact_id();
  select s.until into v_next from ledger.sealing s where s.id = 1 for update skip locked;
  if not found then outcome := 'BUSY'; return; end if;
  -- Whoever has a lower number may still commit an entry of an hour that is over.
  while pg_snapshot_xmin(pg_current_snapshot()) < v_mark loop
    if clock_timestamp() > v_patience then outcome := 'WAITING'; return; end if;
    perform pg_sleep(0.02);
  end loop;

  loop
    -- Hours without entries have no seal and take no time.
    select coalesce(date_trunc('hour', min(e.at), 'UTC'), v_end) into v_next
    from ledger.entries e where e.position is null and e.at >= v_next;
    v_next := least(v_next, v_end);
    exit when v_next = v_end or sealed >= p_most;
    with made as (
      insert into ledger.seals
      select h.tenant_id, h.account, h.asset, v_next, h.entries, h.total + coalesce(p.total, 0), coalesce(p.hash, ''),
        encode(sha256(convert_to(concat_ws('|', coalesce(p.hash, ''), h.tenant_id, h.account, h.asset,
          (extract(epoch from v_next) * 1000000)::bigint, h.entries, h.total + coalesce(p.total, 0), h.links), 'UTF8')), 'hex')
      from (
        select e.tenant_id, e.account, e.asset, count(*) as entries, sum(e.amount) as total,
          ledger.link_all(concat_ws('|', e.kind, e.amount, e.transfer_id, e.line, (extract(epoch from e.at) * 1000000)::bigint)
            order by e.at, e.transfer_id, e.line) as links
        from ledger.entries e
        where e.position is null and e.at >= v_next and e.at < v_next + interval '1 hour'
        group by e.tenant_id, e.account, e.asset
      ) h
      left join lateral (
        select s.total, s.hash from ledger.seals s
        where s.tenant_id = h.tenant_id and s.account = h.account and s.asset = h.asset order by s.hour desc limit 1
      ) p on true
      returning entries
    )
    select sum(m.entries) into v_count from made m;
    sealed := sealed + v_count;
    v_next := v_next + interval '1 hour';
  end loop;
  update ledger.sealing s set until = v_next where s.id = 1 and s.until < v_next;
  outcome := case when v_next < v_end then 'MORE' else 'DONE' end;
end $$;

revoke all on function ledger.add_link, ledger.link_all, ledger.seal_hours from public;
grant execute on function ledger.seal_hours to ${gatewayRole};
grant select on ledger.seals, ledger.sealing to ${gatewayRole};
`,
};
