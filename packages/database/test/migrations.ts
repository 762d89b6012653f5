import type { Migration } from "../src/index.ts";

/** A small schema with a role that may read and write `notes` and only read `facts`. */
export const migrations: readonly Migration[] = [
  {
    name: "001-notes",
    sql: `
      do $$ begin create role marquee_test nologin; exception when duplicate_object then null; end $$;
      grant marquee_test to current_user;
      create table notes (id int primary key, amount bigint not null);
      create table facts (id int primary key);
      grant select, insert, update, delete on notes to marquee_test;
      grant select on facts to marquee_test;`,
  },
  { name: "002-facts", sql: "insert into facts values (1), (2); insert into notes values (1, 10), (2, 20);" },
];
