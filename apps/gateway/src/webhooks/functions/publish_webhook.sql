-- Publishes an event for the endpoints that are on and ask for its kind: nothing is stored where there is none.
create or replace function publish_webhook(p_tenant text, p_kind text, p_data jsonb) returns void language sql as $$
  insert into webhook_events (tenant_id, kind, data)
  select p_tenant, p_kind, p_data
  where exists (
    select from webhook_endpoints e where e.tenant_id = p_tenant and e.state = 'ON' and p_kind = any(e.kinds));
$$;

grant execute on function publish_webhook to marquee_gateway;
