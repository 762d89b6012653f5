import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder, fillNew } from "./createFolder.ts";
import { type Beginning, startFolder, toKept } from "./startFolder.ts";

describe("startFolder", () => {
  let root: string;
  let empty: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "marquee-folder-"));
    empty = join(root, "empty");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function ask(name: string, statement: string): Promise<readonly unknown[]> {
    const embedded = await startFolder(join(root, name), empty);
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
    expect(await ask("second", "select count(*)::int as tables from pg_tables where tablename = 'notes'")).toEqual([
      { tables: 0 },
    ]);
    expect(readdirSync(join(root, "second"))).toContain("copied");
    expect(await ask("first", "select id from notes")).toEqual([{ id: 1 }]);
    for (const name of ["first", "second"]) expect(statSync(join(root, name)).mode & 0o777).toBe(0o700);
  });

  it("begins anew after a start that was killed in the middle, and takes the next where one cannot be kept", async () => {
    writeFileSync(join(root, "file"), "");
    cpSync(await toKept(empty), join(root, "third.new"), { recursive: true });
    rmSync(join(root, "third.new/global"), { recursive: true });
    await createFolder(
      join(root, "third"),
      { path: join(root, "file/full"), fill: fillNew },
      { path: await toKept(empty), fill: fillNew },
    );
    expect(await ask("third", "select 1 as one")).toEqual([{ one: 1 }]);
    expect(readdirSync(root)).not.toContain("third.new");
  });

  /** Fills a database with one row, and tells how often it did. */
  function createBeginning(key: string): { readonly beginning: Beginning; readonly countFills: () => number } {
    let fills = 0;
    const fill = async (path: string): Promise<void> => {
      fills += 1;
      const embedded = await startFolder(path);
      await embedded.query(`create table rows (key text); insert into rows values ('${key}')`, []);
      await embedded.close();
    };
    return { beginning: { key: () => key, fill }, countFills: () => fills };
  }

  async function readRows(name: string, beginning: Beginning): Promise<readonly unknown[]> {
    const embedded = await startFolder(join(root, name), empty, beginning);
    try {
      return (await embedded.query("select key from rows", [])).rows;
    } finally {
      await embedded.close();
    }
  }

  it("fills a database once for all folders that begin in the same way, and clears those of days ago", async () => {
    const [one, two] = [createBeginning("one"), createBeginning("two")];
    for (const name of ["one-a", "one-b"]) expect(await readRows(name, one.beginning)).toEqual([{ key: "one" }]);
    expect(one.countFills()).toBe(1);
    const kept = await toKept(empty, "one");
    utimesSync(kept, new Date(0), new Date(0));
    expect(await readRows("two-a", two.beginning)).toEqual([{ key: "two" }]);
    expect(existsSync(kept)).toBe(false);
    expect(await readRows("one-c", one.beginning)).toEqual([{ key: "one" }]);
    expect(one.countFills()).toBe(2);
  });

  it("makes what is kept anew where it was damaged, filled or empty", async () => {
    const [one, three] = [createBeginning("one"), createBeginning("three")];
    const kept = await toKept(empty);
    truncateSync(join(kept, "global/pg_control"));
    expect(await readRows("three-a", three.beginning)).toEqual([{ key: "three" }]);
    expect(statSync(join(kept, "global/pg_control")).size).toBeGreaterThan(0);
    truncateSync(join(await toKept(empty, "one"), "global/pg_control"));
    expect(await readRows("one-d", one.beginning)).toEqual([{ key: "one" }]);
    expect(one.countFills()).toBe(1);
  });

  it("leaves a folder to itself where its beginning fails, and keeps nothing of it", async () => {
    const key = (): string => "five";
    const fill = (): Promise<void> => Promise.reject(new Error("no rows today"));
    await expect(readRows("five-a", { key, fill })).rejects.toThrow("no rows today");
    for (const path of [join(root, "five-a"), await toKept(empty, "five"), `${await toKept(empty, "five")}.new`])
      expect(existsSync(path)).toBe(false);
  });

  it("refuses a folder of other files and leaves them", async () => {
    mkdirSync(join(root, "photos"));
    writeFileSync(join(root, "photos/cat"), "cat");
    await expect(createFolder(join(root, "photos"), { path: await toKept(empty), fill: fillNew })).rejects.toThrow(
      /photos holds files and no database/,
    );
    expect(readFileSync(join(root, "photos/cat"), "utf8")).toBe("cat");
    expect(readdirSync(root)).not.toContain("photos.new");
  });
});
