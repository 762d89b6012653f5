import { contractVersion } from "@marquee/contract";
import type { Database } from "@marquee/database";
import type { Release } from "@marquee/site-store";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Schema } from "../db/Schema.ts";
import type { Services } from "../Services.ts";

/** What runs here: commit, version of the contract, database engine, durability class, each site's release and drift; 503 when the database does not answer. */
export function registerHealth(
  app: FastifyInstance,
  { config, directory }: Pick<Services, "config" | "directory">,
  database: Database<Schema>,
  listSites: () => readonly { readonly release: Release; readonly drift: readonly string[] }[],
): void {
  app.get("/health", async (_request, reply) => {
    const isUp = await sql`select 1`.execute(database.db).then(() => true, () => false);
    reply.code(isUp ? 200 : 503).header("cache-control", "no-store");
    return {
      status: isUp ? "up" : "down",
      commit: config.commit,
      contract: contractVersion,
      profile: config.profile,
      engine: database.engine,
      durability: database.durability,
      merchants: directory.list().map(({ code }) => code),
      sites: listSites().map(({ release, drift }) => ({ merchant: release.merchantCode, release: release.number, engine: release.engine, layer: release.layer, drift })),
    };
  });
}
