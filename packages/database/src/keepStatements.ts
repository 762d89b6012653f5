import type pg from "pg";

// What a connection may keep: more texts than a program has, fewer than a list of values of every length would make.
const most = 500;
const names = new Map<string, string>();

/** The name under which connections keep a statement; `undefined` for one that is sent whole each time. */
function getName(text: string): string | undefined {
  // A kept statement refuses to answer when its columns change, as a newer program's migration may do to a star.
  if (text.includes("*")) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === most) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Lets the server read and plan each statement with parameters once per connection instead of once per call. */
export function keepStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client);
  const queryKept = (text: string, values: unknown[] = []): unknown => {
    const name = values.length === 0 ? undefined : getName(text);
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  Object.assign(client, { query: queryKept });
}
