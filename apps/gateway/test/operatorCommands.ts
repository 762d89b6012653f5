import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { runCommand } from "../src/cli/runCommand.ts";

const cli = fileURLToPath(new URL("../src/cli/gateway.ts", import.meta.url));

/** What a command said, and the code that it ended with. */
interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** The commands of `pnpm gateway` at the gateway of a data folder. */
export function openCommands(data: string) {
  const toArguments = (words: readonly string[]): readonly string[] => [...words, "--data", data];
  const startWith = async (input: string, ...words: readonly string[]): Promise<Ran> => {
    const child = spawn(process.execPath, [cli, ...toArguments(words)], { stdio: "pipe" });
    child.stdin.end(input);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => void (output += part.toString()));
    await once(child, "close");
    return { code: child.exitCode, output };
  };
  return {
    /** The next one, with this on its standard input. */
    startWith,
    /** Runs one as an operator does, in a process of its own: that takes a second, so each command has one such call. */
    start: (...words: readonly string[]): Promise<Ran> => startWith("", ...words),
    /** Runs one in this process, with the same code that a process of its own runs. */
    run: (...words: readonly string[]): Promise<Ran> =>
      runCommand(toArguments(words), {}, null).then(
        (output) => ({ code: 0, output }),
        (error: unknown) => ({ code: 1, output: error instanceof Error ? error.message : String(error) }),
      ),
  };
}

/** What {@link openCommands} opens. */
export type Commands = ReturnType<typeof openCommands>;
