import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");
const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const scripts: object =
  typeof manifest === "object" && manifest !== null && "scripts" in manifest && typeof manifest.scripts === "object" && manifest.scripts
    ? manifest.scripts
    : {};

/** Paths in code marks and links that look like ones of this tree. */
const paths = [...readme.matchAll(/`((?:apps|packages|brands|tooling|docs|\.ci|\.changeset)\/[^`\s<*{]*)`|\]\((?!https?:)([^)#\s]+)\)/g)]
  .flatMap(([, code, link]) => [code ?? link ?? ""])
  .filter((path) => path !== "");

/** Commands of this tree: `pnpm <script>`. */
const commands = [...readme.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z][a-z:]*)/g)].flatMap(([, script]) => (script ? [script] : []));

const faults = [
  ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `README.md names ${path}, which does not exist`),
  ...commands.filter((script) => !Object.hasOwn(scripts, script)).map((script) => `README.md names pnpm ${script}, which is no script`),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
