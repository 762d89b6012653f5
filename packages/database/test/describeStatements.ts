import pg from "pg";
import type { TestDatabase } from "./testSource.ts";

/** A column of a statement's rows as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** As `format_type` writes it, without a length. */
  readonly type: string;
  /** The table's column that it is, and whether that may be null there; `undefined` for an expression. */
  readonly source: { readonly table: string; readonly column: string; readonly nullable: boolean } | undefined;
}

/** What PostgreSQL says of a statement: the columns of its rows, or why it cannot prepare it. */
export type Description = readonly DescribedColumn[] | Error;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** What the driver has of its connection to the server, and does not declare. */
interface Connection {
  parse: (statement: { readonly name: string; readonly text: string; readonly types: readonly number[] }) => void;
  describe: (what: { readonly type: "S"; readonly name: string }) => void;
  sync: () => void;
}

/** Asks for the columns without an execution; the statement's `$1` need no values. */
function describe(client: pg.Client, text: string): Promise<readonly Field[] | Error> {
  return new Promise((resolve) => {
    let answer: readonly Field[] | Error = [];
    const ignore = (): void => {};
    // The driver hands the server's messages to what it submitted.
    const question = {
      submit(connection: Connection): void {
        connection.parse({ name: "", text, types: [] });
        connection.describe({ type: "S", name: "" });
        connection.sync();
      },
      handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
        answer = fields;
      },
      handleError(error: Error): void {
        answer = error;
        resolve(answer);
      },
      handleReadyForQuery: () => resolve(answer),
      handleDataRow: ignore,
      handleCommandComplete: ignore,
      handleEmptyQuery: ignore,
    };
    client.query(question as unknown as pg.Submittable);
  });
}

/** Describes statements in their order, on a database of a PostgreSQL server. */
export async function describeStatements(
  { storage }: Pick<TestDatabase<unknown>, "storage">,
  texts: readonly string[],
): Promise<readonly Description[]> {
  if (storage.kind !== "server") throw new Error("the embedded database's driver does not say whose a column is");
  const client = new pg.Client({ connectionString: storage.url });
  await client.connect();
  try {
    const described: (readonly Field[] | Error)[] = [];
    for (const text of texts) described.push(await describe(client, text));
    const types = await client.query<{ oid: number; name: string }>(
      "select oid, format_type(oid, null) as name from pg_type",
    );
    const columns = await client.query<{ place: string; table: string; column: string; nullable: boolean }>(
      `select a.attrelid || '.' || a.attnum as place, a.attrelid::regclass::text as "table", a.attname as "column", not a.attnotnull as nullable
      from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind in ('r', 'p') and a.attnum > 0`,
    );
    const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
    const sources = new Map(columns.rows.map(({ place, ...source }) => [place, source]));
    const toColumn = ({ name, dataTypeID, tableID, columnID }: Field): DescribedColumn => ({
      name,
      type: names.get(dataTypeID) ?? `${dataTypeID}`,
      source: sources.get(`${tableID}.${columnID}`),
    });
    return described.map((fields) => (fields instanceof Error ? fields : fields.map(toColumn)));
  } finally {
    await client.end();
  }
}
