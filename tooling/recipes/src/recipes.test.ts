import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sweepVariable } from "@marquee/sweep";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecipeRunner, openRecipeRunner } from "./openRecipeRunner.ts";
import { listMissing, readRecipe } from "./readRecipe.ts";

const folder = join(import.meta.dirname, "../../../docs/recipes");
const pages = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
/** Those that take seconds; `pnpm sweep` follows every page. */
const quick = ["add-a-language.md", "add-a-panel.md", "add-a-vendor.md", "add-an-error-code.md", "retire-a-switch.md"];
const followed = process.env[sweepVariable] === "1" ? pages : quick;

let runner: RecipeRunner;
beforeAll(() => {
  runner = openRecipeRunner();
});
afterAll(() => runner.close());

describe("docs/recipes", () => {
  it.each(followed)(
    "%s: every command exits as stated, every edit applies, and the output is as shown",
    async (name) => {
      const steps = readRecipe(readFileSync(join(folder, name), "utf8"));
      expect(steps.filter(({ kind }) => kind === "sh").length).toBeGreaterThan(1);
      await runner.run(steps);
    },
  );

  it("lists every page, and each can be read", () => {
    for (const name of pages)
      expect(readRecipe(readFileSync(join(folder, name), "utf8")).length, name).toBeGreaterThan(1);
    expect(quick.filter((name) => !pages.includes(name))).toEqual([]);
    const list = readFileSync(join(folder, "README.md"), "utf8");
    expect(pages.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  });
});

describe("readRecipe", () => {
  it("reads commands with their exit codes, output and edits, and refuses a block of another kind", () => {
    expect(readRecipe("# A\n\n```sh exit=2\na b\n```\n```text\nc … d\n```\n")).toEqual([
      { kind: "sh", text: "a b\n", line: 3, code: 2, isFresh: false },
      { kind: "text", text: "c … d\n", line: 6 },
    ]);
    expect(() => readRecipe("```json\n{}\n```\n")).toThrow('line 1: a block of "json"');
  });

  it("finds the lines that are missing from the output", () => {
    expect(listMissing("wrote … files\n\nall (sound)\n", "x\n  wrote 14 files\nall (sound)")).toEqual([]);
    expect(listMissing("wrote … files\nall sound\n", "wrote 14 file\nall (sound)")).toEqual([
      "wrote … files",
      "all sound",
    ]);
  });

  it("stops a recipe at a command, an edit or an output that is not as the page says, and names its line", async () => {
    const run = (page: string) => runner.run(readRecipe(page));
    await expect(run("```sh\nexit 3\n```\n")).rejects.toThrow("line 1: ended with 3 instead of 0");
    await expect(run("```sh\necho one\n```\n```text\ntwo\n```\n")).rejects.toThrow("line 4: was not said: two");
    await expect(
      run("```diff\n--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-no such line\n+x\n```\n"),
    ).rejects.toThrow("line 1: the edit does not fit");
  });
});
