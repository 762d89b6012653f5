import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@marquee/vite";
import { CommandError } from "../cli/CommandError.ts";

/** The sources of engines: a brand's name in them would look like a leak in every brand's build. */
const sources =
  "packages/{api-client,contract,design-tokens,i18n,runtime,ui-kit,whitelabel,features/*}/{src,locales}/**/*.{ts,tsx,po}";
const tests = /\.(?:test|browser\.test|stories)\.tsx?$/;

/** The part of a source that can reach an engine: comments are removed. */
const toCode = (text: string): string => text.replace(/\/\*[^]*?\*\//g, "").replace(/(?:^|\s)\/\/.*$/gm, "");

/** The first source that holds a word, in any case. */
function findSource(word: string): string | undefined {
  const files = globSync(sources, { cwd: root }).filter((file) => !tests.test(file) && !file.includes("node_modules"));
  return files.find((file) =>
    toCode(readFileSync(join(root, file), "utf8"))
      .toLowerCase()
      .includes(word.toLowerCase()),
  );
}

/**
 * A new brand's names must not occur in the platform's own code: the leak check could not tell them apart.
 * @throws CommandError naming the word and where it stands
 */
export function requireOwnWords(words: readonly string[]): void {
  for (const word of new Set(words)) {
    const file = findSource(word);
    if (file !== undefined)
      throw new CommandError(
        "usage",
        `"${word}" is a word of the platform's own code (${file}), and no build could tell it from a brand's name: call the brand otherwise`,
      );
  }
}
