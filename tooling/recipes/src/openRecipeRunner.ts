import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { openTree } from "@marquee/brand-cli/openTree";
import { startTestGateway, type TestGateway } from "@marquee/brand-cli/testGateway";
import { listMissing, type Step } from "./readRecipe.ts";

/** Runs recipes one after another in a copy of the repository, which is restored after each recipe. */
export type RecipeRunner = {
  readonly run: (steps: readonly Step[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Brands that no recipe publishes. They are left out, because a gateway needs about a second for each new merchant. */
const unnamed = new Set(["aurelune", "kickline", "saltlantern"]);

/**
 * Replaces `pnpm install` in the copy: links the dependencies in each feature's package.json, without downloading
 * anything.
 */
const install = `
import { globSync } from "node:fs";
import { dirname } from "node:path";
const { linkDependencies } = await import(process.cwd() + "/tooling/create/test/linkDependencies.ts");
for (const file of globSync("packages/features/*/package.json")) linkDependencies(process.cwd(), dirname(file));
`;

/** Writes a `pnpm` script that runs the pnpm of this test, or the pinned version, and replaces `pnpm install`. */
function writePnpm(tree: string, folder: string): void {
  const own = process.env["npm_execpath"];
  const real =
    own !== undefined && own.endsWith("pnpm")
      ? JSON.stringify(own)
      : `npx -y ${String(JSON.parse(readFileSync(join(tree, "package.json"), "utf8")).packageManager)}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "install.mjs"), install);
  writeFileSync(
    join(folder, "pnpm"),
    `#!/bin/sh\nif [ "$1" = install ]; then exec ${JSON.stringify(process.execPath)} ${JSON.stringify(join(folder, "install.mjs"))}; fi\nexec ${real} --silent "$@"\n`,
    { mode: 0o755 },
  );
}

/** The environment as in a terminal, without the test runner's own variables. */
const toEnv = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TURBO_|npm_|pnpm_)/.test(name)),
  ),
  ...own,
});

/** Copies the repository and opens a runner on the copy. */
export function openRecipeRunner(): RecipeRunner {
  const { folder, restore, close } = openTree();
  const bin = join(folder, ".marquee/bin");
  writePnpm(folder, bin);
  let count = 0;
  let data = "";
  let gateway: TestGateway | undefined;

  /** Starts a gateway with the copy's current brands and an empty data folder; it replaces the previous one. */
  const startGateway = async (): Promise<void> => {
    await gateway?.stop();
    count += 1;
    data = join(folder, `.marquee/data-${count}`);
    const merchants = join(folder, `.marquee/merchants-${count}`);
    for (const id of readdirSync(join(folder, "brands")).filter((name) => !unnamed.has(name)))
      cpSync(join(folder, "brands", id), join(merchants, id), { recursive: true });
    gateway = await startTestGateway(
      ["--data", data, "--brands", merchants, "--sites", join(folder, ".marquee/store")],
      {},
      folder,
    );
  };

  const run = async (steps: readonly Step[]): Promise<void> => {
    let output = "";
    const fail = (line: number, what: string): never => {
      throw new Error(`line ${line}: ${what}\n${output}`);
    };
    const runShell = async ({ text, line, code, isFresh }: Extract<Step, { kind: "sh" }>): Promise<void> => {
      if (isFresh || (text.includes("$GATEWAY") && gateway === undefined)) await startGateway();
      const PATH = [bin, join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
      const ended = spawnSync("sh", ["-euc", text], {
        cwd: folder,
        encoding: "utf8",
        env: toEnv({ PATH, ...(gateway && { GATEWAY: gateway.url, MARQUEE_DATA: data }) }),
      });
      output = `${ended.stdout}${ended.stderr}`;
      if (ended.status !== code) fail(line, `ended with ${ended.status} instead of ${code}:\n${text}`);
    };
    try {
      for (const step of steps) {
        if (step.kind === "sh") await runShell(step);
        else if (step.kind === "text") {
          const missing = listMissing(step.text, output);
          if (missing.length > 0) fail(step.line, `was not said: ${missing.join(" | ")}`);
        } else {
          const { status, stderr } = spawnSync("git", ["apply", "--recount", "-"], {
            cwd: folder,
            input: step.text,
            encoding: "utf8",
          });
          if (status !== 0) fail(step.line, `the edit does not fit: ${stderr}`);
        }
      }
    } finally {
      restore();
    }
  };
  return {
    run,
    close: async () => {
      await gateway?.stop();
      close();
    },
  };
}
