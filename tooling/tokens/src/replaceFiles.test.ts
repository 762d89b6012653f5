import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { replaceFiles } from "./replaceFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "replace-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("replaceFiles", () => {
  it("restores the first file when the second cannot be replaced, and leaves no temporary file", () => {
    const path = join(folder, "a.json");
    const blocked = join(folder, "b.json");
    writeFileSync(path, "old");
    mkdirSync(join(blocked, "inside"), { recursive: true });
    expect(() =>
      replaceFiles([
        { path, text: "new", old: "old" },
        { path: blocked, text: "new", old: "" },
      ]),
    ).toThrow();
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(folder).toSorted()).toEqual(["a.json", "b.json"]);
  });

  it("creates the folder of a new file", () => {
    replaceFiles([{ path: join(folder, "tokens", "c.json"), text: "new", old: "" }]);
    expect(readFileSync(join(folder, "tokens", "c.json"), "utf8")).toBe("new");
  });
});
