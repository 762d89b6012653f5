import type { Migration } from "@marquee/database";

const colour = "~ '^#[0-9a-f]{6}$'";

/**
 * Labels of members: names by language with an English one, two colours, a rank (EN-09). Every merchant has the label `ADMIN` from its
 * first moment (RP-11), which is why a trigger makes it.
 */
export const labelsMigration: Migration = {
  name: "036-labels",
  sql: `
create table labels (
  tenant_id text not null references merchants (id),
  id uuid not null,
  kind text not null default 'CLUB' check (kind in ('CLUB', 'ADMIN')),
  names jsonb not null check (jsonb_typeof(names) = 'object' and length(names ->> 'EN') between 1 and 40),
  color text not null check (color ${colour}),
  color2 text not null check (color2 ${colour}),
  rank int not null check (rank between 0 and 9),
  service text not null default 'NORMAL' check (service in ('NORMAL', 'VIP')),
  version bigint not null default 1 check (version > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create unique index labels_admin on labels (tenant_id) where kind = 'ADMIN';

create table member_labels (
  tenant_id text not null,
  label_id uuid not null,
  member_id text not null,
  set_at timestamptz not null default clock_timestamp(),
  -- In this order, so that a page of a label's members is read in the order of their ids.
  primary key (tenant_id, label_id, member_id),
  foreign key (tenant_id, label_id) references labels (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index member_labels_member on member_labels (tenant_id, member_id);

grant select, insert, update, delete on labels to marquee_gateway;
grant select, insert, delete on member_labels to marquee_gateway;

create function add_admin_label() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  insert into labels (tenant_id, id, kind, names, color, color2, rank)
  values (new.id, gen_random_uuid(), 'ADMIN',
    '{"EN": "Admin", "VI": "Quản trị", "CN": "管理员", "ID": "Admin", "TH": "ผู้ดูแล", "TL": "Admin"}', '#334155', '#64748b', 0);
  return null;
end $$;
create trigger merchants_admin_label after insert on merchants for each row execute function add_admin_label();
insert into labels (tenant_id, id, kind, names, color, color2, rank)
select id, gen_random_uuid(), 'ADMIN',
  '{"EN": "Admin", "VI": "Quản trị", "CN": "管理员", "ID": "Admin", "TH": "ผู้ดูแล", "TL": "Admin"}', '#334155', '#64748b', 0
from merchants;
`,
};
