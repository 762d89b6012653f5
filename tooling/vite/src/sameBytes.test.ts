import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./root.ts";

// Beside the repository, because libraries are hard-linked and links cannot cross file systems.
mkdirSync(join(root, ".marquee"), { recursive: true });
const folder = mkdtempSync(join(root, ".marquee/bytes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of all inputs of an engine and a layer, libraries included, under a longer path. */
function copyTree(): string {
  const tree = join(folder, "a-much-longer-path/to-the-same-tree/of-the-same-sources");
  mkdirSync(tree, { recursive: true });
  for (const name of [
    "packages",
    "brands",
    "apps/standard",
    "tooling/vite",
    "tooling/lingui",
    "tooling/tsconfig",
    "pnpm-lock.yaml",
    "package.json",
  ]) {
    const skip = /(^|\/)(dist|\.turbo|test-results|storybook-static|\.vite|\.vite-temp|\.cache)(\/|$)/;
    cpSync(join(root, name), join(tree, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !skip.test(relative(root, path)),
    });
  }
  // Not the caches, in which suites that run beside this one make files and take them away while `cp` reads.
  const libraries = readdirSync(join(root, "node_modules")).filter((name) => !/^\.(cache|vitest-cache)$/.test(name));
  mkdirSync(join(tree, "node_modules"));
  for (const name of libraries)
    execFileSync("cp", ["-al", join(root, "node_modules", name), join(tree, "node_modules", name)]);
  return tree;
}

const script = relative(root, new URL("../test/printDigests.ts", import.meta.url).pathname);

/** Another year, time zone and home directory, none of which may affect a build. */
const elsewhere = {
  TZ: "Pacific/Kiritimati",
  LANG: "th_TH.UTF-8",
  LC_ALL: "th_TH.UTF-8",
  HOME: folder,
  RAYON_NUM_THREADS: "1",
  UV_THREADPOOL_SIZE: "1",
};
const laterClock =
  "data:text/javascript,const now=Date.now;const later=()=>now()%2B4e10;const Real=Date;globalThis.Date=class extends Real{constructor(...a){super(...(a.length?a:[later()]))}static now(){return later()}}";

const build = (cwd: string, shell: string, env: NodeJS.ProcessEnv): Record<string, unknown> => {
  const text = execFileSync("sh", ["-c", shell], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, MARQUEE_ENGINES: "off", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(text.trim().split("\n").at(-1) ?? "");
};

describe("the same input", () => {
  it("gives the same bytes, wherever it is and is called, whenever and on however many cores it is built", () => {
    const node = JSON.stringify(process.execPath);
    const { root: here, ...first } = build(root, `umask 022; exec ${node} ${script} ${folder}`, {});
    const tree = copyTree();
    const { root: there, ...second } = build(
      join(tree, "brands"),
      `umask 077; exec taskset -c 0 ${node} --import '${laterClock}' ${JSON.stringify(join(tree, script))} ${folder}`,
      elsewhere,
    );
    expect(there).not.toBe(here);
    expect(second).toEqual(first);
  }, 180_000);
});
