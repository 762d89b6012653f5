import { runCommand } from "./runCommand.ts";
import { runLines } from "./runLines.ts";

const words = process.argv.slice(2);

/** A line of a batch; the standard input has the other lines, so that it has no password. */
const runLine = async (line: readonly string[]): Promise<string> =>
  (await runCommand(line, process.env, null)).trimEnd();

try {
  if (words[0] === "batch") await runLines(process.stdin, process.stdout, runLine);
  else process.stdout.write(await runCommand(words, process.env, process.stdin));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
