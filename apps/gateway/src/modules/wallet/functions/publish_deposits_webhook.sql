-- Tells of each step of a deposit's order.
create or replace function publish_deposits_webhook() returns trigger language plpgsql as $$
declare
  v_order deposits%rowtype;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON' and 'deposit.changed' = any(e.kinds)) then
    return null;
  end if;
  select * into v_order from deposits o where o.tenant_id = new.tenant_id and o.order_no = new.order_no;
  perform publish_webhook(new.tenant_id, 'deposit.changed', jsonb_build_object(
    'orderNo', new.order_no, 'memberId', v_order.member_id, 'state', new.state, 'type', v_order.type,
    'amount', to_webhook_amount(v_order.amount), 'fee', to_webhook_amount(v_order.fee), 'currency', v_order.currency,
    'provider', v_order.provider, 'providerRef', v_order.provider_ref) || case when v_order.paid_amount is null then '{}'::jsonb else jsonb_build_object('paid', to_webhook_amount(v_order.paid_amount), 'paidCurrency', v_order.paid_currency) end);
  return null;
end $$;

create or replace trigger deposits_webhook after insert on deposit_steps for each row execute function publish_deposits_webhook();
