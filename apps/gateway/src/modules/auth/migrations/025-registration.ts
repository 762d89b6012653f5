import type { Migration } from "@marquee/database";

/**
 * Mobile numbers in E.164 (VL-03), payment passwords (VL-05), people who may not register, and the traits by which two
 * accounts of one person are found.
 *
 * An older number is a national number as typed, in the merchant's country: it loses its trunk zero and gets that country's
 * code. Where two members had typed one number in two forms, the older account keeps it; the other's stays in its fields.
 */
export const registrationMigration: Migration = {
  name: "025-registration",
  sql: `
alter table members add column if not exists payment_password_hash text;

create temporary table mobile_numbers on commit drop as
select m.tenant_id, m.id, m.mobile_key as typed, m.registered_at,
  case
    when d.digits like '+%' then d.digits
    when c.dialing_code is null then m.mobile_key
    else '+' || c.dialing_code || regexp_replace(d.digits, '^0+', '')
  end as number
from members m
join merchants t on t.id = m.tenant_id
cross join lateral (select regexp_replace(m.mobile_key, '[^0-9+]', '', 'g') as digits) d
left join (values
  ('Asia/Ho_Chi_Minh', '84'), ('Asia/Bangkok', '66'), ('Asia/Jakarta', '62'), ('Asia/Manila', '63'), ('Asia/Shanghai', '86'),
  ('Asia/Singapore', '65'), ('Asia/Kuala_Lumpur', '60'), ('Asia/Seoul', '82'), ('Asia/Tokyo', '81'), ('Europe/London', '44'),
  ('Europe/Malta', '356')
) c (time_zone, dialing_code) on c.time_zone = t.time_zone
where m.mobile_key is not null;

update members m set mobile_key = null from mobile_numbers n where n.tenant_id = m.tenant_id and n.id = m.id;

update members m set mobile_key = n.number
from (
  select distinct on (tenant_id, number) tenant_id, id, number from mobile_numbers order by tenant_id, number, registered_at, id
) n
where n.tenant_id = m.tenant_id and n.id = m.id;

update members m set fields = m.fields || jsonb_build_object('mobileNum', n.typed)
from mobile_numbers n where n.tenant_id = m.tenant_id and n.id = m.id and m.mobile_key is null;

create table registration_blocks (
  tenant_id text not null,
  rule text not null check (rule in ('BLOCKED_ADDRESS', 'BLOCKED_MOBILE', 'BLOCKED_EMAIL', 'BLOCKED_NAME')),
  value text not null,
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, rule, value)
);
grant select, insert, delete on registration_blocks to marquee_gateway;

create table member_traits (
  tenant_id text not null,
  rule text not null check (rule in ('SAME_DEVICE', 'SAME_PHONE', 'SAME_NAME_AND_BIRTHDAY')),
  trait_key text not null,
  member_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, rule, trait_key, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index member_traits_member on member_traits (tenant_id, member_id);
grant select, insert, delete on member_traits to marquee_gateway;
`,
};
