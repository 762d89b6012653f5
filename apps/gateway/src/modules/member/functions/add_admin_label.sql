-- A new merchant begins with the label that its staff gives to accounts of its own.
create or replace function add_admin_label() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  insert into labels (tenant_id, id, kind, names, color, color2, rank)
  values (new.id, gen_random_uuid(), 'ADMIN',
    '{"EN": "Admin", "VI": "Quản trị", "CN": "管理员", "ID": "Admin", "TH": "ผู้ดูแล", "TL": "Admin"}', '#334155', '#64748b', 0);
  return null;
end $$;

create or replace trigger merchants_admin_label after insert on merchants for each row execute function add_admin_label();
