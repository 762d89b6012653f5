-- Whether an endpoint of the merchant is on and asks for a kind: what is told is gathered only then.
create or replace function has_webhook(p_tenant text, p_kind text) returns boolean language sql stable as $$
  select exists (
    select from webhook_endpoints e where e.tenant_id = p_tenant and e.state = 'ON' and p_kind = any(e.kinds));
$$;

grant execute on function has_webhook to marquee_gateway;
