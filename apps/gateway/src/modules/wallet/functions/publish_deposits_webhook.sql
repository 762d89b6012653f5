-- Tells of each step of a deposit's order.
create or replace function publish_deposits_webhook() returns trigger language plpgsql as $$
declare
  v_order deposits%rowtype;
begin
  if has_webhook(new.tenant_id, 'deposit.changed') then
    select * into v_order from deposits o where o.tenant_id = new.tenant_id and o.order_no = new.order_no;
    perform publish_order_webhook('deposit.changed', new.state, to_jsonb(v_order), case when v_order.paid_amount is null then '{}'::jsonb
      else jsonb_build_object('paid', to_webhook_amount(v_order.paid_amount), 'paidCurrency', v_order.paid_currency) end);
  end if;
  return null;
end $$;

create or replace trigger deposits_webhook after insert on deposit_steps for each row execute function publish_deposits_webhook();
