import { createHash } from "node:crypto";
import { toGatewayTest } from "./domainTest.ts";
import type { DomainWords } from "./domainWords.ts";

function toStore({ pascal, entry, table, closing }: DomainWords): string {
  return `import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored entry. */
export type Stored${entry} = Selectable<Tables["${table}"]>;

const most = 100;

/** A member's newest entries. */
export async function listMember${pascal}(db: Db, tenantId: string, memberId: string): Promise<readonly Stored${entry}[]> {
  return tables(db)
    .selectFrom("${table}")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** A merchant's entries, newest first. */
export async function list${pascal}Page(
  db: Db,
  tenantId: string,
  limit: number,
  { state, after }: { readonly state: Stored${entry}["state"] | undefined; readonly after: { readonly at: number; readonly id: string } | undefined },
): Promise<readonly Stored${entry}[]> {
  let rows = tables(db).selectFrom("${table}").selectAll().where("tenant_id", "=", tenantId);
  if (state !== undefined) rows = rows.where("state", "=", state);
  // Ids begin with the time.
  if (after !== undefined) rows = rows.where("id", "<", after.id);
  return rows.orderBy("id", "desc").limit(limit).execute();
}

/** Stores an open entry. */
export async function insert${entry}(tx: Db, entry: Pick<Stored${entry}, "tenant_id" | "id" | "member_id" | "text">): Promise<Stored${entry}> {
  return tables(tx).insertInto("${table}").values({ ...entry, state: "OPEN" }).returningAll().executeTakeFirstOrThrow();
}

/** Closes an entry, which tells of it too. @returns whose it is; null where it was not open */
export async function setClosed(tx: Db, tenantId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ member: string | null }>\`select ${closing}(\${tenantId}, \${id}::uuid) as member\`.execute(tx);
  return rows[0]?.member ?? null;
}

/** Closes entries that have been open for so many days, each once, even when gateways run it in parallel. @returns how many */
export async function closeOld${pascal}(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ closed: number }>\`
    select count(${closing}(tenant_id, id))::int as closed from (
      select tenant_id, id from ${table}
      where state = 'OPEN' and created_at < clock_timestamp() - \${days} * interval '1 day'
      order by tenant_id, id
    ) old\`.execute(db);
  return rows[0]?.closed ?? 0;
}
`;
}

function toRoutes({ pascal, entry }: DomainWords): string {
  return `import { create${entry}, type ${entry}, list${pascal} } from "@marquee/contract";
import { open${pascal}Watch } from "../../adapters/DOMAIN/open${pascal}Watch.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { insert${entry}, listMember${pascal}, type Stored${entry} } from "./CAMELEntryStore.ts";
import type { Services } from "./services.ts";

const toEntry = ({ id, text, state, created_at: at }: Stored${entry}): ${entry} => ({ id, text, state, at: at.getTime() });

/** The member's entries. */
export function CAMELRoutes(services: Services): readonly Route[] {
  const { db, config, log } = services;
  const watch = open${pascal}Watch(config, log);
  return [
    route(list${pascal}, async (call) => {
      const { tenantId, memberId } = requireSession(call);
      return { list: (await listMember${pascal}(db, tenantId, memberId)).map(toEntry) };
    }),
    idempotentRoute(create${entry}, {
      begin: async (call, { text }) => {
        const { tenantId, memberId } = requireSession(call);
        return async (tx) => toEntry(await insert${entry}(tx, { tenant_id: tenantId, id: uuidv7(), member_id: memberId, text }));
      },
      answer: async (_call, _request, made: ${entry}) => {
        await watch.tell(made.id);
        return made;
      },
    }),
  ];
}
`;
}

const toSql = ({ table }: DomainWords): string => `
create table ${table} (
  tenant_id text not null references merchants (id),
  id uuid not null,
  member_id text not null,
  text text not null check (length(text) <= 200),
  state text not null check (state in ('OPEN', 'CLOSED')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index ${table}_member on ${table} (tenant_id, member_id, id);
create index ${table}_open on ${table} (created_at) where state = 'OPEN';
grant select, insert, update, delete on ${table} to marquee_gateway;
`;

/** The line of the domain's migration in the lock of migrations (decision 086). */
export function toLockLine(words: DomainWords): string {
  return `${words.number}-${words.domain} ${createHash("sha256").update(toSql(words)).digest("hex")}\n`;
}

/** A domain's files in the gateway: a module with index, table, store, routes, job and test, and an adapter to an outside service. */
export function toGatewayFiles(words: DomainWords): ReadonlyMap<string, string> {
  const { domain, pascal, camel, entry, table, number } = words;
  const [folder, adapters] = [`apps/gateway/src/modules/${domain}`, `apps/gateway/src/adapters/${domain}`];
  return new Map([
    [
      `${folder}/index.ts`,
      `import { ${camel}Rows, ${camel}StaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { close${pascal}Job } from "./close${pascal}Job.ts";
import { ${camel}MemberTables } from "./memberTableStore.ts";
import { ${camel}ClosedTemplate } from "./messageTemplates.ts";
import { ${camel}Migration } from "./migrations/${number}-${domain}.ts";
import { ${camel}Routes } from "./routes.ts";
import { ${camel}Services } from "./services.ts";
import { ${camel}StaffRoutes } from "./staffRoutes.ts";

/** The member's entries. */
export const ${camel}Module: GatewayModule = {
  domain: "${domain}",
  services: ${camel}Services,
  rows: ${camel}Rows,
  routes: ${camel}Routes,
  staffRows: ${camel}StaffRows,
  staffRoutes: ${camel}StaffRoutes,
  migrations: [${camel}Migration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  memberTables: ${camel}MemberTables,
  jobs: [close${pascal}Job],
  messageTemplates: [${camel}ClosedTemplate],
};
`,
    ],
    [`${folder}/routes.ts`, toRoutes(words).replaceAll("DOMAIN", domain).replaceAll("CAMEL", camel)],
    [`${folder}/${camel}EntryStore.ts`, toStore(words)],
    [
      `${folder}/close${pascal}Job.ts`,
      `import type { Job } from "../../jobs/Job.ts";
import { closeOld${pascal} } from "./${camel}EntryStore.ts";

/** Closes entries that have been open for a day; runs every hour. */
export const close${pascal}Job: Job = {
  name: "close-${domain}",
  cron: "7 * * * *",
  run: async ({ db, log }) => log.info({ closed: await closeOld${pascal}(db, 1) }, "${domain} were closed"),
};
`,
    ],
    [
      `${folder}/services.ts`,
      `import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const ${camel}Services = ["config", "db", "log", "messages"] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof ${camel}Services>;
`,
    ],
    [
      `${folder}/tables.ts`,
      `import { openTables } from "../../db/openTables.ts";
import type { TablesOf } from "../../db/TablesOf.ts";

/** The tables that the statements of this folder may name: its own, and those of db/grants.ts. */
export type Tables = TablesOf<"modules/${domain}">;

/** The query builder of these tables. */
export const tables = openTables<"modules/${domain}">();
`,
    ],
    [
      `${folder}/schema.ts`,
      `import type { ${entry} } from "@marquee/contract";
import type { Time } from "../../db/columns.ts";

interface ${pascal}Entries {
  tenant_id: string;
  id: string;
  member_id: string;
  text: string;
  state: ${entry}["state"];
  created_at: Time;
}

/** Tables of domain \`${domain}\`. */
export interface ${pascal}Tables {
  ${table}: ${pascal}Entries;
}
`,
    ],
    [
      `${folder}/migrations/${number}-${domain}.ts`,
      `import type { Migration } from "@marquee/database";

/** The member's entries. */
export const ${camel}Migration: Migration = {
  name: "${number}-${domain}",
  sql: \`${toSql(words)}\`,
};
`,
    ],
    [
      `${folder}/memberTableStore.ts`,
      `import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** The entries name their member: the member's file has them, and a deletion removes them. */
export const ${camel}MemberTables: readonly MemberTable[] = [
  { table: "${table}", erasure: "removed", part: "${camel}", columns: sql\`created_at as at, text, state\`, key: sql\`id\` },
];
`,
    ],
    [`${folder}/${camel}.test.ts`, toGatewayTest(words)],
    [
      `${adapters}/open${pascal}Watch.ts`,
      `import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";

/** Tells a service outside the platform about new entries. */
export interface ${pascal}Watch {
  readonly tell: (id: string) => Promise<void>;
}

/** Opens the configured adapter: it posts each entry's id to a service or, without one, writes it to this gateway's log. */
export function open${pascal}Watch({ ${camel}Url }: Pick<Config, "${camel}Url">, log: FastifyBaseLogger): ${pascal}Watch {
  if (${camel}Url === undefined) return { tell: async (id) => log.debug({ id }, "${domain}") };
  return {
    async tell(id) {
      // A timeout and a log entry, so that a service that is down does not fail the call.
      const post = fetch(${camel}Url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id }), signal: AbortSignal.timeout(2_000) });
      await post.catch((error: unknown) => log.warn({ err: error }, "the watch of ${domain} does not answer"));
    },
  };
}
`,
    ],
  ]);
}
