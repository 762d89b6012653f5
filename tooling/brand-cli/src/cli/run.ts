import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { commands } from "../commands/commands.ts";
import type { Answer, Call, Command } from "./Command.ts";
import { CommandError } from "./CommandError.ts";
import { type Ending, exitCodes } from "./ExitCode.ts";
import { toHelp } from "./help.ts";
import { openPatientStore } from "./openPatientStore.ts";
import { askYesNo, createOutput, type Streams, toFaultLine } from "./Output.ts";
import { toEnding } from "./toEnding.ts";
import { toHint } from "./toHint.ts";

const everywhere = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  store: { type: "string" },
  brands: { type: "string" },
} as const;

function findCommand(name: string | undefined): Command {
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  throw new CommandError(
    "usage",
    name === undefined
      ? "which command? `pnpm brand help` lists them"
      : `no command "${name}"${toHint(
          name,
          commands.map((each) => each.name),
        )}`,
  );
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

function parse({ name, options }: Command, argv: readonly string[]): { words: readonly string[]; values: Values } {
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      options: { ...everywhere, ...options },
      allowPositionals: true,
    });
    return { words: positionals, values };
  } catch (error) {
    const written = /'(--?[^' =]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const known = Object.keys({ ...everywhere, ...options }).map((option) => `--${option}`);
    throw new CommandError(
      "usage",
      `${name}: ${error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error)}${toHint(written, known)}`,
    );
  }
}

/** The default folders of commands, and how long a store may take to answer, in milliseconds. */
export type Places = { readonly brands: string; readonly store: string; readonly timeout?: number };

/** Runs `pnpm brand …` and returns its exit code. Results go to standard output, errors to standard error. */
export async function run(argv: readonly string[], streams: Streams, places: Places): Promise<number> {
  const isJson = argv.includes("--json");
  const show = (ending: Ending, { lines, data }: Answer): number => {
    if (isJson) streams.out(JSON.stringify({ ending, ...data }, null, 2));
    else for (const line of lines) (ending === "done" ? streams.out : streams.err)(line);
    return exitCodes[ending].code;
  };
  try {
    const [name, ...rest] = argv;
    if (name === undefined || name === "help" || name === "--help" || name === "-h")
      return show("done", toHelp(rest[0] === undefined ? undefined : findCommand(rest[0])));
    const command = findCommand(name);
    const { words, values } = parse(command, rest);
    if (values["help"] === true) return show("done", toHelp(command));
    const get = (option: string): string | undefined =>
      typeof values[option] === "string" ? values[option] : undefined;
    const call: Call = {
      words,
      get,
      is: (option) => values[option] === true,
      brands: get("brands") ?? places.brands,
      store: openPatientStore(get("store") ?? places.store, places.timeout),
      output: createOutput(streams, isJson),
      isTerminal: streams.isTerminal,
      ask: streams.ask ?? askYesNo,
      wait: streams.wait ?? wait,
    };
    return show("done", await command.run(call));
  } catch (error) {
    const { ending, message } = toEnding(error);
    const { faults, data } = error instanceof CommandError ? error : { faults: [], data: {} };
    return show(ending, { lines: [...faults.map(toFaultLine), message], data: { message, faults, ...data } });
  }
}
