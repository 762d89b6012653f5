-- Tells of each step of a withdrawal's order.
create or replace function publish_withdrawals_webhook() returns trigger language plpgsql as $$
declare
  v_order withdrawals%rowtype;
begin
  if has_webhook(new.tenant_id, 'withdrawal.changed') then
    select * into v_order from withdrawals o where o.tenant_id = new.tenant_id and o.order_no = new.order_no;
    perform publish_order_webhook('withdrawal.changed', new.state, to_jsonb(v_order), case when v_order.received is null then '{}'::jsonb
      else jsonb_build_object('received', to_webhook_amount(v_order.received)) end);
  end if;
  return null;
end $$;

create or replace trigger withdrawals_webhook after insert on withdrawal_steps for each row execute function publish_withdrawals_webhook();
