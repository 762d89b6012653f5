import { join } from "node:path";
import { TokenError, toProblemText } from "@marquee/design-tokens";

/** The folder of this repository's brands. */
export const brandsFolder = join(import.meta.dirname, "../../../../brands");

/** The default folder for reports and exports; ignored by git. */
export const outputFolder = join(import.meta.dirname, "../../../../.marquee/tokens");

/** Exit codes of both commands: done, wrong use, refused data. */
const exitCodes = { done: 0, usage: 1, refused: 2 } as const;

const helpWords = new Set(["--help", "-h", "help"]);

/**
 * Runs a command and returns its exit code. Each problem of refused data is one line on standard error. `--help` prints the
 * help without running the command.
 */
export function run(args: readonly string[], help: string, command: () => void): number {
  if (args[0] === "help" || args.some((word) => word.startsWith("-") && helpWords.has(word))) {
    console.log(help);
    return exitCodes.done;
  }
  try {
    command();
    return exitCodes.done;
  } catch (error) {
    if (error instanceof TokenError) {
      for (const problem of error.problems)
        console.error(
          `${problem.file}: ${problem.key}: ${toProblemText(problem)}${problem.clause ? ` (DTCG: ${problem.clause})` : ""}`,
        );
      return exitCodes.refused;
    }
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return exitCodes.usage;
  }
}
