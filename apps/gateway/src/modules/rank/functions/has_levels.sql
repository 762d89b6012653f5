-- Whether a merchant has levels: VIP3 and all nodes above it are on in its tree. Without them nobody's level counts for anything.
create or replace function has_levels(p_tenant text) returns boolean language sql stable as $$
  select exists (select from merchants m where m.id = p_tenant and jsonb_path_exists(m.tree,
    '$ ? (@.modId == "ROOT3" && @.enabled == "1").childrenNodes[*] ? (@.modId == "MEMCEN3" && @.enabled == "1").childrenNodes[*]
      ? (@.modId == "VIP3" && @.enabled == "1")'));
$$;

grant execute on function has_levels to marquee_gateway;
