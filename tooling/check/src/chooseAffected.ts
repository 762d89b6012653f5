import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Suite } from "./suites.ts";

/** What to run after a change: suites, whether to run the checks, and an explanation of the choice. */
export type Choice = { readonly suites: readonly Suite[]; readonly isChecked: boolean; readonly words: string };

/** Files that no check reads. */
const isUnchecked = (file: string): boolean =>
  file.startsWith(".changeset/") || /^(?:apps|packages|tooling)\/.*\.md$/.test(file);

/** The suites that changes since a commit can affect. @throws when git knows no such commit */
export async function chooseAffected(root: string, since: string, every: readonly Suite[]): Promise<Choice> {
  // Imported only here, because reading the workspace's graph is slow to load.
  const { findReached } = await import("@marquee/affected/suites");
  const { files, reached } = findReached(root, since);
  const suites = every.flatMap((suite): Suite[] => {
    const found = reached.find(({ path }) => path === suite.folder);
    if (found === undefined) return [];
    if (found.files === "all") return [suite];
    const left = found.files.filter((file) => existsSync(join(root, file)));
    return left.length === 0
      ? []
      : [{ ...suite, words: [...suite.words, ...left.map((file) => relative(suite.folder, file))] }];
  });
  const isChecked = files.some((file) => !isUnchecked(file));
  const names = suites.map(({ name, words }) => (words.length === 0 ? name : `${name} (${words.join(" ")})`));
  const what = isChecked ? ["the checks", ...names] : names;
  const changed = `${files.length} ${files.length === 1 ? "file differs" : "files differ"} from where this tree left ${since}`;
  if (what.length === 0) return { suites, isChecked, words: `${changed}: nothing that a test can reach is affected` };
  return {
    suites,
    isChecked,
    words: `${changed}; ${suites.length} of ${every.length} suites are affected. To run: ${what.join(", ")}`,
  };
}
