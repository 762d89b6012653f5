/** How many letters lie between two words: put in, taken away or changed. */
function measure(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let place = 0; place < other.length; place += 1) {
      const same = (row[place] ?? 0) + (letter === other[place] ? 0 : 1);
      next.push(Math.min(same, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const worst = 3;

/** Names that a mistyped one may mean, at most three, nearest first: one that has it in it is nearer than one that is written like it. */
export function listNear(typed: string, names: readonly string[]): readonly string[] {
  // A name is meant by its last part too, and by its whole path.
  const last = typed.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const toDistance = (name: string): number => {
    if (last !== "" && (name.split("/").includes(last) || name.includes(last))) return 0;
    return Math.min(...[name, ...name.split("/")].map((part) => measure(last, part)));
  };
  return names
    .map((name) => ({ name, distance: toDistance(name) }))
    .filter(({ distance }) => distance <= worst && distance < typed.length)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}
