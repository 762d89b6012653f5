-- Publishes an event for a member's own endpoint, where it is on and asks for the kind; no other endpoint is told.
create or replace function publish_postback(p_tenant text, p_member text, p_kind text, p_data jsonb) returns boolean language sql as $$
  insert into webhook_events (tenant_id, kind, endpoint_id, data)
  select e.tenant_id, p_kind, e.id, p_data from webhook_endpoints e
  where e.tenant_id = p_tenant and e.member_id = p_member and e.state = 'ON' and p_kind = any(e.kinds);
  select true;
$$;

grant execute on function publish_postback to marquee_gateway;
