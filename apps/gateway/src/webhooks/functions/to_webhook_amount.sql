-- An amount in 1/10,000 as the contract writes money.
create or replace function to_webhook_amount(p_amount bigint) returns text language sql immutable as $$
  select (p_amount::numeric / 10000)::numeric(24, 4)::text;
$$;

grant execute on function to_webhook_amount to marquee_gateway;
