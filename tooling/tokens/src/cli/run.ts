import { join } from "node:path";
import { TokenError } from "@marquee/design-tokens";

/** Where the brands of this repository live. */
export const brandsFolder = join(import.meta.dirname, "../../../../brands");

/** Where reports and exports go unless told otherwise; not kept in git. */
export const outputFolder = join(import.meta.dirname, "../../../../.marquee/tokens");

/** Exit codes of both commands: done, wrong use, refused data. */
const exitCodes = { done: 0, usage: 1, refused: 2 } as const;

/** Runs a command and answers its exit code: each problem of refused data is one line on standard error. */
export function run(command: () => void): number {
  try {
    command();
    return exitCodes.done;
  } catch (error) {
    if (error instanceof TokenError) {
      for (const { file, key, reason, clause } of error.problems) console.error(`${file}: ${key}: ${reason}${clause ? ` (DTCG: ${clause})` : ""}`);
      return exitCodes.refused;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return exitCodes.usage;
  }
}
