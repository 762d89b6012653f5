-- Tells of each step of a withdrawal's order.
create or replace function publish_withdrawals_webhook() returns trigger language plpgsql as $$
declare
  v_order withdrawals%rowtype;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON' and 'withdrawal.changed' = any(e.kinds)) then
    return null;
  end if;
  select * into v_order from withdrawals o where o.tenant_id = new.tenant_id and o.order_no = new.order_no;
  perform publish_webhook(new.tenant_id, 'withdrawal.changed', jsonb_build_object(
    'orderNo', new.order_no, 'memberId', v_order.member_id, 'state', new.state, 'type', v_order.type,
    'amount', to_webhook_amount(v_order.amount), 'fee', to_webhook_amount(v_order.fee), 'currency', v_order.currency,
    'provider', v_order.provider, 'providerRef', v_order.provider_ref) || case when v_order.received is null then '{}'::jsonb else jsonb_build_object('received', to_webhook_amount(v_order.received)) end);
  return null;
end $$;

create or replace trigger withdrawals_webhook after insert on withdrawal_steps for each row execute function publish_withdrawals_webhook();
