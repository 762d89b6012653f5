import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GitTree, openTree } from "../test/openTree.ts";

let copy: GitTree;
beforeAll(() => {
  copy = openTree();
});
afterAll(() => copy.close());

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(copy.folder, file);
  const text = readFileSync(path, "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
};

/** Runs `pnpm brand validate saltlantern` of the copied tree. */
const validate = (): {
  readonly code: number | null;
  readonly faults: readonly { key: string; expected: string }[];
} => {
  const program = join(copy.folder, "tooling/brand-cli/src/main.ts");
  const { status, stdout } = spawnSync(process.execPath, [program, "validate", "saltlantern", "--json"], {
    cwd: copy.folder,
    encoding: "utf8",
  });
  return { code: status, faults: JSON.parse(stdout).faults ?? [] };
};

describe("the languages of a brand", () => {
  it("LT-01, LT-03: a brand enables Filipino, and every other language that is shipped, with no text missing", () => {
    edit("brands/saltlantern/brand.json", (text) => {
      const data = JSON.parse(text);
      const enabled = ["EN", "ID", "TH", "TL", "TY", "VI", "CN"];
      return JSON.stringify({ ...data, locales: { ...data.locales, enabled } });
    });
    expect(validate()).toEqual({ code: 0, faults: [] });
  });

  it("refuses a language of which one text is missing, and names the text and where it goes", () => {
    edit("packages/features/shell/locales/fil.po", (text) => text.replace(/(msgid "Home"\nmsgstr )"[^"]+"/, '$1""'));
    const { code, faults } = validate();
    expect(code).toBe(2);
    expect(faults).toMatchObject([{ key: "locales.enabled" }]);
    expect(faults[0]?.expected).toContain("1 of");
    expect(faults[0]?.expected).toContain('"Home"; brands/saltlantern/locales/fil.po');
  });
});
