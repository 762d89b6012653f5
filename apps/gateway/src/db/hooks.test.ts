import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { functions } from "./functions.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

interface Hook {
  readonly name: string;
  readonly point: string;
  readonly order: number;
}

const hooks = functions.list.flatMap(({ name, sql }): readonly Hook[] =>
  [...sql.matchAll(/^-- hook: (\w+) (\d+)$/gm)].map(([, point = "", order]) => ({ name, point, order: Number(order) })),
);
const marks = /^( *)-- hooks (\w+)(\(.*\))\n[^]*?^ *-- end of hooks$/gm;
const points = functions.list.flatMap(({ sql }) => [...sql.matchAll(marks)].map(([, , point = ""]) => point));

const toCalls = (at: string, args: string, indent: string): string =>
  hooks
    .filter(({ point }) => point === at)
    .toSorted((a, b) => a.order - b.order)
    .map(({ name }) => `${indent}perform ${name}${args};\n`)
    .join("");

// A hook's file names its point and its place there. The calls are written by `vitest run src/db/hooks.test.ts -u`.
it("a point calls the functions whose files name it, in the order of their numbers", async () => {
  for (const { file, sql } of functions.list) {
    const filled = sql.replaceAll(
      marks,
      (_, indent: string, point: string, args: string) =>
        `${indent}-- hooks ${point}${args}\n${toCalls(point, args, indent)}${indent}-- end of hooks`,
    );
    if (sql.includes("-- end of hooks")) await expect(filled).toMatchFileSnapshot(join(source, file));
  }
  expect(new Set(points).size).toBe(points.length);
  expect([...new Set(hooks.map(({ point }) => point))].filter((point) => !points.includes(point))).toEqual([]);
  expect(new Set(hooks.map(({ point, order }) => `${point} ${order}`)).size).toBe(hooks.length);
});
