-- One step of a chain: the hash of an entry with the hash before it.
create or replace function ledger.add_link(p_link text, p_entry text) returns text
language plpgsql immutable set search_path = pg_catalog as $$
begin
  return encode(sha256(convert_to(p_link || '|' || p_entry, 'UTF8')), 'hex');
end $$;

revoke all on function ledger.add_link from public;
