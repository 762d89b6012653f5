import { join } from "node:path";
import { TokenError, toProblemText } from "@marquee/design-tokens";

/** Where the brands of this repository live. */
export const brandsFolder = join(import.meta.dirname, "../../../../brands");

/** Where reports and exports go unless told otherwise; not kept in git. */
export const outputFolder = join(import.meta.dirname, "../../../../.marquee/tokens");

/** Exit codes of both commands: done, wrong use, refused data. */
const exitCodes = { done: 0, usage: 1, refused: 2 } as const;

const helpWords = new Set(["--help", "-h", "help"]);

/**
 * Runs a command and answers its exit code: each problem of refused data is one line on standard error. A call for help is
 * answered with the help alone.
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
