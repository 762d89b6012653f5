import { describe, expect, it } from "vitest";
import type { NamedPaths } from "./listNamedPaths.ts";
import { toReached } from "./toReached.ts";

/** A workspace in small: a contract under a gateway and a feature; journeys start the gateway, a workshop reads stories and names no code. */
const graph = [
  { path: "", dependents: [] },
  { path: "packages/contract", dependents: ["apps/gateway", "packages/features/wallet"] },
  { path: "packages/features/wallet", dependents: [] },
  { path: "apps/gateway", dependents: [] },
  { path: "apps/workshop", dependents: ["tooling/pictures"] },
  { path: "tooling/pictures", dependents: [] },
  { path: "tooling/start", dependents: [] },
  { path: "tooling/e2e", dependents: [] },
];

const toPaths = (sources: readonly string[], tests: readonly string[] = []): NamedPaths => ({
  sources: new Set(sources),
  tests: new Set(tests),
});
const named = new Map([
  ["tooling/start", toPaths(["apps/gateway/src/main.ts"])],
  ["tooling/e2e", toPaths(["tooling/start/src/start.ts"], ["docs/pictures"])],
  ["apps/workshop", toPaths(["packages/features/*/src/**/*.stories.tsx", "brands"])],
  ["apps/gateway", toPaths([], ["brands/demo/brand.json"])],
]);

const ask = (...files: string[]): readonly string[] =>
  toReached(files, graph, named)
    .map(({ path, files: own }) => (own === "all" ? path : `${path}: ${own.join(" ")}`))
    .toSorted();

describe("toReached", () => {
  it.each([
    [
      "words and measurements",
      [
        "packages/contract/README.md",
        "packages/features/wallet/README.md",
        "apps/gateway/bench/reads.ts",
        ".changeset/quick-tail.md",
      ],
    ],
    ["a folder that nobody names", ["docs/recipes/one.md"]],
  ])("reaches nothing from %s", (_what, files) => {
    expect(ask(...files)).toEqual([]);
  });

  it("follows who depends on what, and who starts a program by its path, as far as it goes", () => {
    expect(ask("packages/contract/src/money.ts")).toEqual([
      "apps/gateway",
      "packages/contract",
      "packages/features/wallet",
      "tooling/e2e",
      "tooling/start",
    ]);
    expect(ask("apps/gateway/src/app.ts")).toEqual(["apps/gateway", "tooling/e2e", "tooling/start"]);
    expect(ask("tooling/start/src/other.ts")).toEqual(["tooling/e2e", "tooling/start"]);
  });

  it("takes a pattern for the files that it matches, and hands on what was read", () => {
    expect(ask("packages/features/wallet/src/One/One.stories.tsx")).toEqual([
      "apps/workshop",
      "packages/features/wallet",
      "tooling/pictures",
    ]);
    expect(ask("packages/features/wallet/src/One/One.tsx")).toEqual(["packages/features/wallet"]);
    expect(ask("brands/demo/tokens/core.json")).toEqual(["apps/workshop", "tooling/pictures"]);
  });

  it("keeps what only a package's tests name with that package", () => {
    expect(ask("brands/demo/brand.json")).toEqual(["apps/gateway", "apps/workshop", "tooling/pictures"]);
    expect(ask("docs/pictures/one.jpg")).toEqual(["tooling/e2e"]);
  });

  it("takes changed tests alone where nothing else of their package is reached", () => {
    expect(ask("packages/contract/src/money.test.ts", "tooling/e2e/src/games-lobby.spec.ts")).toEqual([
      "packages/contract: packages/contract/src/money.test.ts",
      "tooling/e2e: tooling/e2e/src/games-lobby.spec.ts",
    ]);
    expect(ask("packages/contract/src/money.test.ts", "packages/contract/src/money.ts")).toContain("packages/contract");
  });

  it.each(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", "turbo.json"])(
    "takes every package for %s",
    (file) => {
      expect(ask(file)).toHaveLength(7);
    },
  );
});
