import type pg from "pg";

// How many statements a connection keeps: more than a program has, fewer than value lists of every length would make.
const most = 500;
const names = new Map<string, string>();

/** The name of a prepared statement; `undefined` for one that is sent in full each time. */
function getName(text: string): string | undefined {
  // A prepared `select *` fails when a newer program's migration changes its columns.
  if (text.includes("*")) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === most) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Prepares each parameterised statement once per connection instead of parsing it at each call. */
export function keepStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client);
  const queryKept = (text: string, values: unknown[] = []): unknown => {
    const name = values.length === 0 ? undefined : getName(text);
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  Object.assign(client, { query: queryKept });
}
