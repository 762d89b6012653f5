import { commands } from "../commands/commands.ts";
import type { Answer, Command } from "./Command.ts";
import { exitCodes } from "./ExitCode.ts";

const everywhere = {
  json: "the result as JSON, and nothing else on standard output",
  store: "the folder of the store (.marquee/store)",
  brands: "the folder of brands (brands)",
};

const toTable = (rows: readonly (readonly [string, string])[]): readonly string[] =>
  rows.map(([name, text]) => `  ${name.padEnd(26)}${text}`);

function toCommandHelp({ name, usage, summary, about, examples }: Command): readonly string[] {
  const options = Object.entries({ ...about, ...everywhere }).map(([option, text]) => [`--${option}`, text] as const);
  return [
    summary,
    "",
    `  pnpm brand ${name} ${usage}`.trimEnd(),
    "",
    "Options",
    ...toTable(options),
    "",
    "Examples",
    ...examples.map((example) => `  pnpm brand ${example}`),
  ];
}

/** Help for one command or for all. */
export function toHelp(command?: Command): Answer {
  const codes = Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning] as const);
  const all = [
    "pnpm brand <command>",
    "",
    "Commands",
    ...toTable(commands.map(({ name, summary }) => [name, summary] as const)),
    "",
    "`pnpm brand <command> --help` shows its options.",
    "",
    "Exit codes",
    ...toTable(codes),
  ];
  return {
    lines: command ? toCommandHelp(command) : all,
    data: { commands: commands.map(({ name, usage, summary }) => ({ name, usage, summary })), exitCodes },
  };
}
