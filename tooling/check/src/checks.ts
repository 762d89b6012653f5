/** One check of the tree's shape: a program that exits 0 when all is right. */
export type Check = { readonly name: string; readonly command: string; readonly args: readonly string[] };

const node = (script: string): Pick<Check, "command" | "args"> => ({ command: "node", args: [`tooling/check/src/${script}`] });

/** What `pnpm check` runs, quick ones first. */
export const checks: readonly Check[] = [
  { name: "lint", command: "oxlint", args: ["-c", "tooling/lint/oxlintrc.json", "--deny-warnings"] },
  { name: "boundaries", command: "turbo", args: ["boundaries", "--no-color"] },
  { name: "versions", command: "sherif", args: ["--fail-on-warnings", "-r", "packages-without-package-json"] },
  { name: "unused", command: "knip", args: ["--config", "tooling/check/knip.json", "--no-progress"] },
  { name: "readme", ...node("readme.ts") },
  { name: "types", command: "turbo", args: ["run", "typecheck", "--continue", "--output-logs=errors-only", "--no-color"] },
];
