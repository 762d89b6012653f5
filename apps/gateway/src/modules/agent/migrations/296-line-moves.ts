import type { Migration } from "@marquee/database";

/** Where a member stood in the tree before each of its moves, so that what settled before a move is told as the old line's. */
export const lineMovesMigration: Migration = {
  name: "296-line-moves",
  sql: `
create table line_moves (
  tenant_id text not null,
  member_id text not null,
  until timestamptz not null default clock_timestamp(),
  line_id bigint,
  primary key (tenant_id, member_id, until),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
grant select, insert on line_moves to marquee_gateway;
`,
};
