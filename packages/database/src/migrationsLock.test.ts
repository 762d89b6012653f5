import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { migrations } from "../test/migrations.ts";
import { findLostLine, listVersions, toMigrationsLock } from "../test/testing.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lock = toMigrationsLock(migrations);

describe("the lock of migrations", () => {
  it("lets new migrations come at the end", () => {
    expect(findLostLine(lock, toMigrationsLock([...migrations, { name: "003-more", sql: "select 1" }]))).toBeNull();
  });

  it.each([
    ["whose text is changed", migrations.map((each, index) => (index === 0 ? { ...each, sql: `${each.sql} ` } : each))],
    ["that changes places with the next one", migrations.toReversed()],
    ["with a new one before it", [{ name: "000-before", sql: "select 1" }, ...migrations]],
    ["that is gone", migrations.slice(1)],
    ["whose name is changed", migrations.map((each) => ({ ...each, name: `${each.name}-again` }))],
  ])("names a migration %s", (_what, changed) => {
    expect(findLostLine(lock, toMigrationsLock(changed))).toMatch(/^001-notes [0-9a-f]{64}$/);
  });

  it("names the last one when it alone is gone", () => {
    expect(findLostLine(lock, toMigrationsLock(migrations.slice(0, 1)))).toMatch(/^002-facts /);
  });

  it("is read in every version that git keeps", () => {
    const file = join(folder, "migrations.lock");
    const git = (...words: readonly string[]): unknown =>
      execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], { cwd: folder });
    writeFileSync(file, "first");
    expect(listVersions(file)).toEqual([]);
    git("init", "-q");
    for (const text of ["first", null, "second"]) {
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
      git("add", ".");
      git("commit", "-q", "-m", `${text}`);
    }
    writeFileSync(file, "not committed");
    expect(listVersions(file)).toEqual(["second", "first"]);
  });
});
