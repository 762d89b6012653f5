const asks = new Set(["--help", "-h", "help"]);

/** Prints a command's help and exits when it was requested. */
export function endWithHelp(help: string): void {
  if (!process.argv.slice(2).some((word) => asks.has(word))) return;
  console.log(help);
  process.exit(0);
}
