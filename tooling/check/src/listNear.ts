/** The edit distance of two words. */
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

/** Up to three names that a mistyped one may mean, nearest first: containing it counts as nearer than resembling it. */
export function listNear(typed: string, names: readonly string[]): readonly string[] {
  // A name can be meant by its last part or by its whole path.
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
