import { CompiledQuery, type KyselyPlugin, type PluginTransformQueryArgs, sql } from "kysely";
import type { Db } from "../src/db/Db.ts";

/** The statements that a piece of work sends to the database, in their order, as they can be sent again. */
export async function captureStatements(db: Db, work: (db: Db) => Promise<unknown>): Promise<readonly CompiledQuery[]> {
  const sent: PluginTransformQueryArgs[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: (asked) => {
      sent.push(asked);
      return asked.node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(plugin));
  const compiler = db.getExecutor();
  return sent.map(({ node, queryId }) => compiler.compileQuery(node, queryId));
}

/** How the database goes through a statement. */
interface Plan {
  /** How each table is read, such as `Index Scan audit_log_number` or `Seq Scan sessions`. */
  readonly scans: readonly string[];
  readonly milliseconds: number;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

const listNodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** Runs a statement once, with all indexes or without one, and undoes what it did. */
export async function explain(db: Db, { sql: text, parameters }: CompiledQuery, without?: string): Promise<Plan> {
  const undone = new Error("undone");
  let plan: Plan = { scans: [], milliseconds: 0 };
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      if (without !== undefined) {
        await sql`set local role none`.execute(tx);
        await sql`drop index ${sql.ref(without)}`.execute(tx);
      }
      const query = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]);
      const { rows } = await tx.executeQuery<{
        readonly "QUERY PLAN": readonly [{ readonly Plan: PlanNode; readonly "Execution Time": number }];
      }>(query);
      const [root] = rows[0]?.["QUERY PLAN"] ?? [];
      const nodes = root === undefined ? [] : listNodes(root.Plan);
      const scans = nodes
        .filter((node) => node["Node Type"].endsWith("Scan") && ("Index Name" in node || "Relation Name" in node))
        .map((node) => `${node["Node Type"]} ${node["Index Name"] ?? node["Relation Name"] ?? ""}`);
      plan = { scans: [...new Set(scans)], milliseconds: root?.["Execution Time"] ?? 0 };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return plan;
}
