const asks = new Set(["--help", "-h", "help"]);

/** Ends this process with a command's help, when that was asked for. */
export function endWithHelp(help: string): void {
  if (!process.argv.slice(2).some((word) => asks.has(word))) return;
  console.log(help);
  process.exit(0);
}
