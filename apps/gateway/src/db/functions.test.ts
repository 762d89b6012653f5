import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { queueSchema } from "@marquee/database";
import { applyFunctions, openTestDatabase } from "@marquee/database/testing";
import { type Kysely, sql } from "kysely";
import { expect, inject, it } from "vitest";
import { functions } from "./functions.ts";
import { migrations } from "./migrations.ts";

interface Routine {
  readonly kind: "FUNCTION" | "AGGREGATE" | "TRIGGER";
  /** As `drop` takes it. */
  readonly name: string;
  readonly text: string;
  readonly privileges: string | null;
}

/** Everything of a database that runs and is neither the server's own nor the queue's: whole, with who may call it. */
async function listRoutines(db: Kysely<unknown>): Promise<readonly Routine[]> {
  const { rows } = await sql<Routine>`
    select case p.prokind when 'a' then 'AGGREGATE' else 'FUNCTION' end as kind, p.oid::regprocedure::text as name,
      case p.prokind when 'a' then to_jsonb(a)::text else pg_get_functiondef(p.oid) end as text, p.proacl::text as privileges
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    left join (select aggfnoid, aggtransfn, aggfinalfn, agginitval, aggtranstype::regtype from pg_aggregate) a on a.aggfnoid = p.oid
    where n.nspname not in ('pg_catalog', 'information_schema', ${queueSchema})
    union all
    select 'TRIGGER', t.tgname || ' on ' || t.tgrelid::regclass, concat(pg_get_triggerdef(t.oid), t.tgenabled), null
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname <> ${queueSchema}
    order by 1, 2`.execute(db);
  return rows;
}

it("a migrated database runs what the files of functions say, all of it and nothing else", async () => {
  const options = { migrations, functions, empty: true };
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), options);
  try {
    const migrated = await listRoutines(db);
    for (const { kind, name } of migrated.filter((each) => each.kind !== "TRIGGER").toReversed())
      await sql.raw(`drop ${kind} if exists ${name} cascade`).execute(db);
    expect(await listRoutines(db)).toEqual([]);
    await sql`delete from schema_functions`.execute(db);
    await applyFunctions(db, functions);
    expect(await listRoutines(db)).toEqual(migrated);
    expect(migrated.filter(({ kind }) => kind !== "TRIGGER")).toHaveLength(functions.list.length);
  } finally {
    await close();
  }
});

it("every file of a folder of functions is applied, and no two of them make the same function", () => {
  const files = globSync("**/functions/*.sql", { cwd: fileURLToPath(new URL("..", import.meta.url)) });
  expect(functions.list.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(new Set(functions.list.map(({ name }) => name)).size).toBe(files.length);
});

it("new migrations hold tables and data: they make no function and no trigger, and drop one where it may not be there", () => {
  const makes = /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:function|trigger|aggregate|procedure)\b/i;
  const runs = /\bdo\s+(?:language\s+\w+\s+)?\$/i;
  const drops = /\bdrop\s+(?:function|trigger|aggregate|procedure)\s+(?!if\s+exists\b)/i;
  const [faults, texts] = [[makes, runs, drops], migrations.map(({ sql: text }) => text)];
  // Each of the three finds something among the migrations from before functions were files.
  for (const fault of faults) expect(texts.some((text) => fault.test(text))).toBe(true);
  const found = migrations.filter(({ name, sql: text }) => name > "134" && faults.some((fault) => fault.test(text)));
  expect(found.map(({ name }) => name)).toEqual([]);
});
