import { runCommand } from "./runCommand.ts";
import { runLines } from "./runLines.ts";

const words = process.argv.slice(2);

/** A line of a batch; the standard input has the other lines, so that it has no password. */
async function runLine(line: readonly string[]): Promise<string> {
  if (line.join(" ").startsWith("password default set")) throw new Error("set a default password by itself");
  return (await runCommand(line, process.env)).trimEnd();
}

try {
  if (words[0] === "batch") await runLines(process.stdin, process.stdout, runLine);
  else process.stdout.write(await runCommand(words, process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
