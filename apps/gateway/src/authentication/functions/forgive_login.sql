-- Takes back tries that were no wrong passwords: those of a pair up to the one that was right, and as many of the name's.
create or replace function forgive_login(p_tenant text, p_name text, p_address text, p_tries int, p_most int) returns void language plpgsql as $$
begin
  update login_attempts set tries = greatest(0, tries - p_tries)
    where tenant_id = p_tenant and name_key = p_name and address_key = '';
  update login_attempts set tries = greatest(0, tries - p_tries),
      locked_until = case when tries - p_tries < p_most then null else locked_until end
    where tenant_id = p_tenant and name_key = p_name and address_key = p_address;
end $$;
