import type { DescribedColumn, Description } from "@marquee/database/testing";
import type { RowTemplate } from "./listRowTemplates.ts";

/** What the drivers make of the database's types (`connect.ts` of the package database). */
const kinds = new Map<string, string>([
  ["bigint", "string"],
  ["boolean", "boolean"],
  ["bytea", "Buffer"],
  ["date", "string"],
  ["double precision", "number"],
  ["integer", "number"],
  ["numeric", "string"],
  ["smallint", "number"],
  ["text", "string"],
  ["timestamp with time zone", "Date"],
  ["uuid", "string"],
]);

/** Whether a column of the database's type may be read as these kinds. */
function isRead(type: string, held: readonly string[]): boolean {
  if (held.join() === "unknown") return true;
  if (/^jsonb?$/.test(type)) return held.every((kind) => !["Date", "Buffer", "bigint", "undefined"].includes(kind));
  const element = /^(.*)\[\]$/.exec(type)?.[1];
  const kind = element === undefined ? kinds.get(type) : `${kinds.get(element)}[]`;
  return held.join() === kind;
}

/** Whether a column of a table may be null in a statement's rows; `undefined` where only the statement's sense tells. */
function mayBeNull(statement: string, { table, column, nullable }: NonNullable<DescribedColumn["source"]>) {
  if (nullable) return statement.includes(`${column} is not null`) ? undefined : true;
  if (!/\b(?:left|right|full) join\b/.test(statement)) return false;
  const joins = [...statement.matchAll(new RegExp(`(\\w+ )?\\b(?:from|join|update|into) ${table}\\b`, "g"))];
  return joins.length > 0 && joins.every(([, kind]) => kind === "left ") ? true : undefined;
}

/** What a template's type says otherwise than the database of the statement's rows. */
export function listFaults(template: RowTemplate, description: Description): readonly string[] {
  const { file, statement, columns, isOpen } = template;
  if (statement instanceof Error) return [`${file}: ${statement.message}`];
  if (description instanceof Error) return [`${file}: ${description.message}`];
  if (description.length === 0) return [`${file}: no rows`];
  const described = new Set(description.map(({ name }) => name));
  const missing = [...columns.keys()].filter((name) => !described.has(name)).map((name) => `${name} is not selected`);
  const others = description.flatMap(({ name, type, source }) => {
    const held = columns.get(name);
    if (held === undefined) return isOpen ? [] : [`${name} is not declared`];
    const isNull = source && mayBeNull(statement, source);
    const values = held.filter((kind) => kind !== "null");
    return [
      ...(isRead(type, values) ? [] : [`${name} is ${type}, not ${values.join(" | ")}`]),
      ...(isNull === true && !held.includes("null") ? [`${name} may be null`] : []),
      ...(isNull === false && held.includes("null") ? [`${name} is never null`] : []),
    ];
  });
  return [...missing, ...others].map((fault) => `${file}: ${fault}`);
}
