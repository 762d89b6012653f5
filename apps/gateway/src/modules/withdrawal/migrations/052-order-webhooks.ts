import type { Migration } from "@marquee/database";

const toTrigger = (orders: "deposits" | "withdrawals", kind: string, paid: string): string => `
create function publish_${orders}_webhook() returns trigger language plpgsql as $$
declare
  v_order ${orders}%rowtype;
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON' and '${kind}' = any(e.kinds)) then
    return null;
  end if;
  select * into v_order from ${orders} o where o.tenant_id = new.tenant_id and o.order_no = new.order_no;
  perform publish_webhook(new.tenant_id, '${kind}', jsonb_build_object(
    'orderNo', new.order_no, 'memberId', v_order.member_id, 'state', new.state, 'type', v_order.type,
    'amount', to_webhook_amount(v_order.amount), 'fee', to_webhook_amount(v_order.fee), 'currency', v_order.currency,
    'provider', v_order.provider, 'providerRef', v_order.provider_ref) || ${paid});
  return null;
end $$;
create trigger ${orders}_webhook after insert on ${orders.slice(0, -1)}_steps for each row execute function publish_${orders}_webhook();
`;

/** Events about orders of money for the merchant's own systems: one for each step, written with it. */
export const orderWebhooksMigration: Migration = {
  name: "052-order-webhooks",
  sql:
    toTrigger(
      "deposits",
      "deposit.changed",
      "case when v_order.paid_amount is null then '{}'::jsonb else jsonb_build_object('paid', to_webhook_amount(v_order.paid_amount), 'paidCurrency', v_order.paid_currency) end",
    ) +
    toTrigger(
      "withdrawals",
      "withdrawal.changed",
      "case when v_order.received is null then '{}'::jsonb else jsonb_build_object('received', to_webhook_amount(v_order.received)) end",
    ),
};
