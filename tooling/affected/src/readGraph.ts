import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";

/** A workspace package: its folder, and the folders of all that depend on it. */
export type Workspace = { readonly path: string; readonly dependents: readonly string[] };

const Answer = Type.Object({
  data: Type.Object({
    packages: Type.Object({
      items: Type.Array(
        Type.Object({
          path: Type.String(),
          allDependents: Type.Object({ items: Type.Array(Type.Object({ path: Type.String() })) }),
        }),
      ),
    }),
  }),
});

const question = "query { packages { items { path allDependents { items { path } } } } }";

/** The workspace's graph, as turbo knows it. @throws when turbo cannot read the workspace */
export function readGraph(tree: string): readonly Workspace[] {
  const text = execFileSync(join(import.meta.dirname, "../../../node_modules/.bin/turbo"), ["query", question], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  const { data } = Value.Parse(Answer, JSON.parse(text));
  return data.packages.items.map(({ path, allDependents }) => ({
    path,
    dependents: allDependents.items.map((each) => each.path),
  }));
}
