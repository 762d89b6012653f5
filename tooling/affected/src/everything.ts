/** Files outside packages and brands that change every build and every suite. */
export const everything: ReadonlySet<string> = new Set([
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "turbo.json",
]);
