import type { Migration } from "@marquee/database";

/**
 * CHECKs and foreign keys for the tables of the first migration. Existing rows are not validated: a fault of an older
 * program must not keep a newer one from starting. Tables that every bet writes have no foreign keys, which cost a lookup.
 */
export const constraintsMigration: Migration = {
  name: "019-constraints",
  sql: `
alter table members
  add constraint members_status check (status in ('ACTIVE', 'FROZEN', 'CLOSED')) not valid,
  add constraint members_kind check (kind in (0, 1, 2, 4, 41, 42)) not valid,
  add constraint members_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table sessions
  add constraint sessions_owner foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade not valid;
alter table games
  add constraint games_state check (state in ('ON', 'MAINTENANCE', 'OFF')) not valid,
  add constraint games_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table vendors add constraint vendors_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table favourites
  add constraint favourites_owner foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade not valid;
alter table recent_games
  add constraint recent_games_owner foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade not valid;
alter table notices add constraint notices_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table banners
  add constraint banners_linkage check (linkage_type in ('INNER', 'OUTER', 'PROMO', 'GAME')) not valid,
  add constraint banners_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table game_sessions
  add constraint game_sessions_mode check (mode in ('REAL', 'DEMO')) not valid,
  add constraint game_sessions_realm check (realm in ('real', 'trial')) not valid,
  add constraint game_sessions_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table provider_transactions
  add constraint provider_transactions_kind check (kind in ('bet', 'win', 'betwin', 'rollback')) not valid;
alter table registration_days
  add constraint registration_days_merchant foreign key (tenant_id) references merchants (id) not valid;
alter table security_log add constraint security_log_merchant foreign key (tenant_id) references merchants (id) not valid;
`,
};
