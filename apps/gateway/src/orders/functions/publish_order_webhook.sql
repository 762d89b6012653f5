-- Publishes a step of an order: what every kind tells, and `p_more` of its own. `p_order` is its row.
create or replace function publish_order_webhook(p_kind text, p_state text, p_order jsonb, p_more jsonb) returns void language sql as $$
  select publish_webhook(p_order ->> 'tenant_id', p_kind, jsonb_build_object(
    'orderNo', p_order -> 'order_no', 'memberId', p_order -> 'member_id', 'state', p_state, 'type', p_order -> 'type',
    'amount', to_webhook_amount((p_order ->> 'amount')::bigint), 'fee', to_webhook_amount((p_order ->> 'fee')::bigint),
    'currency', p_order -> 'currency', 'provider', p_order -> 'provider', 'providerRef', p_order -> 'provider_ref') || p_more);
$$;

grant execute on function publish_order_webhook to marquee_gateway;
