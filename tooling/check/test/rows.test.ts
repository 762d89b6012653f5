import { afterAll, afterEach, describe, expect, it } from "vitest";
import { toLevel } from "../src/levels.ts";
import { toLevels } from "../src/summarize.ts";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

const claim = (...rows: readonly string[]): void =>
  tree.plant(
    "docs/features.md",
    ["| Row | What |", "|---|---|", ...rows.map((row) => (row.includes("|") ? row : `| ${row} | something |`))].join(
      "\n",
    ),
  );

const prove = (
  rows: Readonly<Record<string, readonly string[]>>,
  levels: Readonly<Record<string, string>> = {},
): void => tree.plant("test-results/summary.json", JSON.stringify({ suites: [], rows, levels }));

const run = () => tree.run("node tooling/check/src/rows.ts");

describe("pnpm rows", () => {
  it("a claimed row without a passing test is refused", () => {
    claim("GM-01", "GM-02", "X-71");
    prove({ "GM-01": ["GM-01: the lobby"], "X-71": [] }, { "GM-01": "browser" });
    const { code, output } = run();
    expect(code).toBe(1);
    expect(output.match(/^[A-Z]+-\d+/gm)).toEqual(["GM-02", "X-71"]);
    expect(output).toContain("3 rows claimed, 2 not proved as they should be");
  });

  it("claimed rows that tests prove pass, and so do tests of rows that nobody claims", () => {
    claim("GM-01");
    prove({ "GM-01": ["GM-01: the lobby"], "GM-02": ["GM-02: more"] }, { "GM-01": "browser" });
    expect(run()).toMatchObject({ code: 0 });
  });

  it("each row has its level beside it", () => {
    claim("GM-01", "GM-02", "LT-06");
    prove(
      { "GM-01": ["GM-01: a"], "GM-02": ["GM-02: b"], "LT-06": ["LT-06: c"] },
      { "GM-01": "browser", "GM-02": "http", "LT-06": "command" },
    );
    const { code, output } = run();
    expect(code).toBe(0);
    expect([...output.matchAll(/^ {2}(\S+) +(\S+)$/gm)].map(([, id, level]) => `${id} ${level}`)).toEqual([
      "GM-01 browser",
      "GM-02 http",
      "LT-06 command",
    ]);
  });

  it("what a component alone proves, or nobody knows where, says why that is enough, or is refused", () => {
    claim("GM-11", "GM-12", "| GM-13 | hearts (component: it has no screen of its own) | `packages` |");
    prove(
      { "GM-11": ["GM-11: a"], "GM-12": ["GM-12: b"], "GM-13": ["GM-13: c"] },
      { "GM-11": "component", "GM-13": "component" },
    );
    const { code, output } = run();
    expect(code).toBe(1);
    expect(output.match(/^[A-Z]+-\d+/gm)).toEqual(["GM-11", "GM-12"]);
    expect(output).toContain("GM-13  component: it has no screen of its own");
    claim("| GM-13 | hearts (component: ) |");
    expect(run()).toMatchObject({ code: 1 });
  });

  it("chooses rows by a seed: the same for the same, others for another one, each of them claimed", () => {
    const ids = Array.from({ length: 40 }, (_, index) => `GM-${index + 10}`);
    claim(...ids);
    const choose = (seed: string) =>
      tree
        .run(`node tooling/check/src/rows.ts --choose 20 --seed ${seed}`)
        .output.trim()
        .split("\n")
        .at(-1)
        ?.split(" ") ?? [];
    const chosen = choose("one");
    expect(new Set(chosen).size).toBe(20);
    expect(ids).toEqual(expect.arrayContaining(chosen));
    expect(choose("one")).toEqual(chosen);
    expect(choose("two")).not.toEqual(chosen);
    claim(...ids.toReversed());
    expect(choose("one")).toEqual(chosen);
  });

  it("without a test run there is nothing to go by", () => {
    claim("GM-01");
    expect(run()).toMatchObject({ code: 1, output: expect.stringContaining("run the tests first") });
  });

  it.each([
    ["browser", "tooling/e2e/src/games-lobby.spec.ts"],
    ["browser", "apps/game-house/src/client/game.browser.test.ts"],
    ["http", "apps/gateway/src/modules/games/games.test.ts"],
    ["http", "apps/game-house/src/server/rounds/rounds.test.ts"],
    ["command", "tooling/start/src/platform.test.ts"],
    ["screen", "apps/storybook/test/screens/agentCentre.test.tsx"],
    ["component", "apps/storybook/src/everyScreen.test.tsx"],
    ["component", "apps/gateway/src/ledger/ledger.test.ts"],
    ["component", "apps/gateway/src/modules/auth/demo/createDemoMembers.test.ts"],
    ["component", "packages/ui-kit/src/components/Modal/Modal.test.tsx"],
    ["component", ""],
  ])("%s is the level of %s", (level, file) => {
    expect(toLevel(file)).toBe(level);
  });

  it("a row has the level of the passing test that is nearest to its user", () => {
    const [component, http, browser] = [
      "packages/ui-kit/src/A.test.tsx",
      "apps/gateway/src/modules/games/games.test.ts",
      "tooling/e2e/src/games-lobby.spec.ts",
    ];
    expect(
      toLevels([
        { title: "GM-01: a", state: "passed", file: http },
        { title: "GM-01, GM-02: b", state: "passed", file: component },
        { title: "GM-01, GM-02: c", state: "failed", file: browser },
        { title: "GM-03: d", state: "passed", file: browser },
      ]),
    ).toEqual({ "GM-01": "http", "GM-02": "component", "GM-03": "browser" });
  });
});
