import { execFileSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import type { Affected } from "@marquee/affected";
import { CommandError } from "../cli/CommandError.ts";

/** What may have changed since a commit, in the working tree that contains the folder of brands. @throws CommandError when there is no such commit */
export async function readAffected(
  brands: string,
  base = "HEAD~1",
): Promise<Affected & { readonly base: string; readonly files: readonly string[] }> {
  const tree = dirname(resolve(brands));
  try {
    execFileSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`], {
      cwd: tree,
      stdio: "ignore",
    });
  } catch {
    throw new CommandError("usage", `--base ${base}: no commit in ${tree}; name one, such as origin/main or HEAD~1`);
  }
  // Imported here because it loads the Storybook index, which other commands should not wait for.
  const { findAffected } = await import("@marquee/affected");
  return { base, ...findAffected(tree, base) };
}

/** The brands that a change may affect: their own data, their features' texts, or rules for all brands. */
export async function chooseAffected(brands: string, base: string | undefined): Promise<readonly string[]> {
  const { layers, engines } = await readAffected(brands, base);
  return [...new Set([...layers, ...engines.flatMap((engine) => engine.brands)])].toSorted();
}
