import { installSystem } from "@marquee/check/installSystem";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figure, isWithin } from "./Figure.ts";
import { groups } from "./groups.ts";
import { toTable } from "./toTable.ts";

const say = (line: string): void => console.log(line);
const names = process.argv.slice(2).filter((name) => name !== "--");
const unknown = names.filter((name) => !groups.some((group) => group.name === name));

/** Installs what is missing; says what it cannot. */
async function isInstalled(): Promise<boolean> {
  try {
    await installSystem();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return false;
  }
}

const help = `pnpm bench [group …]

Installs what the measurements need (Chromium, PostgreSQL, nginx, Redis), as \`pnpm test\` does, and measures the named groups, or all;
prints a table and writes test-results/bench.json.

Groups
${groups.map(({ name, what }) => `  ${name.padEnd(10)} ${what}`).join("\n")}

Exit codes: 0 every binding budget is kept, 1 one is not, 2 there is no such group, or what is needed cannot be installed.`;

if (names.some((name) => ["--help", "-h", "help"].includes(name))) say(help);
else if (unknown.length > 0) {
  console.error(
    `there is no group ${unknown.map((name) => `"${name}"`).join(", ")}; there are ${groups.map(({ name }) => name).join(", ")}`,
  );
  process.exitCode = 2;
} else if (await isInstalled()) {
  const figures: Figure[] = [];
  for (const { name, measure } of groups.filter((group) => names.length === 0 || names.includes(group.name))) {
    say(`bench ${name}`);
    figures.push(...(await measure((line) => say(`  ${line}`))));
  }
  const results = join(import.meta.dirname, "../../../test-results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "bench.json"), `${JSON.stringify(figures, null, 2)}\n`);
  say(`\n${toTable(figures).join("\n")}`);
  const past = figures.filter((figure) => figure.budget?.isBinding === true && !isWithin(figure));
  say(
    past.length === 0
      ? "\nevery binding budget is kept"
      : `\npast a binding budget: ${past.map(({ id, what }) => `${id} ${what}`).join("; ")}`,
  );
  process.exitCode = past.length === 0 ? 0 : 1;
}
