import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "./createFolder.ts";
import { startFolder, toKept } from "./startFolder.ts";

describe("startFolder", () => {
  let root: string;
  let empty: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "marquee-folder-"));
    empty = join(root, "empty");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function ask(name: string, statement: string, emptyDatabases: string | undefined = empty): Promise<readonly unknown[]> {
    const embedded = await startFolder(join(root, name), emptyDatabases);
    try {
      return (await embedded.query(statement, [])).rows;
    } finally {
      await embedded.close();
    }
  }

  it("makes a database, keeps an empty one, and copies that for the next folder", async () => {
    await ask("first", "create table notes (id int); insert into notes values (1)");
    expect(readdirSync(empty)).toHaveLength(1);
    writeFileSync(join(await toKept(empty), "copied"), "");
    expect(await ask("second", "select count(*)::int as tables from pg_tables where tablename = 'notes'")).toEqual([{ tables: 0 }]);
    expect(readdirSync(join(root, "second"))).toContain("copied");
    expect(await ask("first", "select id from notes")).toEqual([{ id: 1 }]);
    for (const name of ["first", "second"]) expect(statSync(join(root, name)).mode & 0o777).toBe(0o700);
  });

  it("begins anew after a start that was killed in the middle, and makes its own where nothing can be kept", async () => {
    writeFileSync(join(root, "file"), "");
    cpSync(await toKept(empty), join(root, "third.new"), { recursive: true });
    rmSync(join(root, "third.new/global"), { recursive: true });
    expect(await ask("third", "select 1 as one", join(root, "file"))).toEqual([{ one: 1 }]);
    expect(readdirSync(root)).not.toContain("third.new");
  });

  it("makes a kept one that was damaged anew", async () => {
    const kept = await toKept(empty);
    truncateSync(join(kept, "global/pg_control"));
    expect(await ask("fourth", "select 1 as one")).toEqual([{ one: 1 }]);
    expect(statSync(join(kept, "global/pg_control")).size).toBeGreaterThan(0);
  });

  it("refuses a folder of other files and leaves them", async () => {
    mkdirSync(join(root, "photos"));
    writeFileSync(join(root, "photos/cat"), "cat");
    await expect(createFolder(join(root, "photos"), await toKept(empty))).rejects.toThrow(/photos holds files and no database/);
    expect(readFileSync(join(root, "photos/cat"), "utf8")).toBe("cat");
    expect(readdirSync(root)).not.toContain("photos.new");
  });
});
