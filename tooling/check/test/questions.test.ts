import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../src/root.ts";

const own = "docs/questions.md";
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const listMarked = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, mark = ""]) => mark);

/** The lines of the page's table: a question, its files, the words that answer it. */
const questions = read(own)
  .split("\n")
  .filter((line) => /^\| [^|]+\? \|/.test(line))
  .map((line) => {
    const [, question = "", first = "", second = "", words = ""] = line.split("|").map((cell) => cell.trim());
    return { question, files: [...listMarked(first), ...listMarked(second)], words: words.split("; ") };
  });

/** Pages that lead on: the README, those of docs, those of packages. */
const guides = globSync(["README.md", "docs/**/*.md", "{apps,packages,tooling}/**/README.md"], {
  cwd: root,
  exclude: ["**/node_modules/**"],
}).filter((path) => path !== own);

/** What a page names: its links, which are relative to it, and its code marks, which are paths from the top. */
function listNamed(page: string): readonly string[] {
  const text = read(page);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = ""]) =>
    normalize(join(dirname(page), link)),
  );
  return [...links, ...listMarked(text).map((mark) => normalize(mark))];
}

const named = new Set(guides.flatMap(listNamed));

describe("docs/questions.md", () => {
  it("asks sixty questions or more, each once", () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it.each(questions)("$question", ({ files, words }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(2);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const [first = ""] = files;
    // A package's README is where one looks first; any other file must be named, or be in a named folder.
    const isFound = guides.includes(first) || named.has(first) || named.has(dirname(first));
    expect(isFound, `${first} is named nowhere`).toBe(true);
    const texts = files.map(read);
    expect(words.filter((word) => word === "" || !texts.some((text) => text.includes(word)))).toEqual([]);
    expect(files.filter((_, index) => !words.some((word) => texts[index]?.includes(word)))).toEqual([]);
  });

  it("is reached from the README, as the design, the glossary and the recipes are", () => {
    const marks = listNamed("README.md");
    for (const page of [own, "docs/glossary.md", "docs/design/README.md", "docs/recipes/README.md"])
      expect(marks, page).toContain(page);
  });
});
