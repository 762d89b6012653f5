import type { Migration } from "@marquee/database";

/**
 * Rounds and transactions of game servers belong to one player and to one kind of money, have an order of their own
 * instead of a clock's, and are counted against the day's ceiling of wins.
 */
export const moneyMigration: Migration = {
  name: "003-money",
  sql: `
alter table provider_transactions add column realm text, add column position int not null default 0;
update provider_transactions t set realm = s.realm from game_sessions s where s.tenant_id = t.tenant_id and s.id = t.session_id;
update provider_transactions set realm = 'real' where realm is null;
update provider_transactions t set position = o.position
from (select tenant_id, provider, tx_id,
  row_number() over (partition by tenant_id, provider, player_id, realm, round_id order by processed_at, tx_id) as position
  from provider_transactions) o
where o.tenant_id = t.tenant_id and o.provider = t.provider and o.tx_id = t.tx_id;
alter table provider_transactions alter column realm set not null, add check (realm in ('real', 'trial'));

alter table game_rounds add column realm text, add column transactions int not null default 0, add column won bigint not null default 0;
update game_rounds r set
  realm = coalesce((select t.realm from provider_transactions t where t.tenant_id = r.tenant_id and t.provider = r.provider
    and t.round_id = r.round_id and t.player_id = r.player_id and t.status = 'OK' order by t.position limit 1), 'real');
update game_rounds r set transactions = s.transactions, won = s.won
from (select tenant_id, provider, player_id, realm, round_id, max(position) as transactions,
  coalesce(sum(case kind when 'win' then amount else win_amount end) filter (where status = 'OK' and kind in ('win', 'betwin')), 0) as won
  from provider_transactions group by tenant_id, provider, player_id, realm, round_id) s
where s.tenant_id = r.tenant_id and s.provider = r.provider and s.player_id = r.player_id and s.realm = r.realm and s.round_id = r.round_id;
alter table game_rounds alter column realm set not null, add check (realm in ('real', 'trial')), drop constraint game_rounds_pkey,
  add primary key (tenant_id, provider, player_id, realm, round_id);

drop index provider_transactions_round;
create index provider_transactions_round on provider_transactions (tenant_id, provider, player_id, realm, round_id);
drop index provider_transactions_time;
create index provider_transactions_time on provider_transactions (provider, processed_at, tenant_id, tx_id);

-- The last launch of a member at a vendor stays the live one.
update game_sessions g set ended_at = clock_timestamp()
where g.mode = 'REAL' and g.ended_at is null and exists (select 1 from game_sessions n where n.tenant_id = g.tenant_id
  and n.player_id = g.player_id and n.vendor = g.vendor and n.mode = 'REAL' and n.ended_at is null and (n.created_at, n.id) > (g.created_at, g.id));
create unique index game_sessions_live on game_sessions (tenant_id, player_id, vendor) where mode = 'REAL' and ended_at is null;

create table provider_day_wins (
  tenant_id text not null,
  provider text not null,
  currency text not null,
  day date not null,
  won bigint not null check (won >= 0),
  primary key (tenant_id, provider, currency, day)
);
grant select, insert, update on provider_day_wins to marquee_gateway;
`,
};
