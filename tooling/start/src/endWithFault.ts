/** Thrown when help was requested: the message is the help text, not a fault. */
export class HelpAsked extends Error {
  override readonly name = "HelpAsked";
}

/** Ends a command with what went wrong, or with the help that was asked for. */
export function endWithFault(error: unknown): void {
  if (error instanceof HelpAsked) {
    console.log(error.message);
    process.exit(0);
  }
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
