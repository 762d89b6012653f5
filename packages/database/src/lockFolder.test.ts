import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrations } from "../test/migrations.ts";
import { FolderInUseError, lockFolder } from "./lockFolder.ts";
import { openDatabase } from "./openDatabase.ts";
import { getProcessStart } from "./processStart.ts";

describe("lockFolder", () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "marquee-lock-"));
    folder = join(root, "data");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("refuses a second opener by name and lets the next one in after release", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
    unlock();
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it("takes over the lock of a dead process, also when another process has its pid now", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    const start = getProcessStart(child.pid ?? 0);
    await once(child, "exit");
    writeFileSync(`${folder}.lock`, `${child.pid}\n${start}`);
    lockFolder(folder)();
    writeFileSync(`${folder}.lock`, `${process.pid}\nanother start`);
    const unlock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, "utf8")).toBe(`${process.pid}\n${getProcessStart(process.pid)}`);
    unlock();
  });

  it("keeps the data of a folder between two openings and survives a refused second opener", async () => {
    const options = {
      storage: {
        kind: "folder",
        path: folder,
        keptDatabases: process.env["MARQUEE_KEPT_DATABASES"] ?? join(root, "kept"),
      },
      migrations,
    } as const;
    const first = await openDatabase<unknown>(options);
    await expect(openDatabase<unknown>(options)).rejects.toThrow(FolderInUseError);
    await sql`insert into notes values (77, 7)`.execute(first.db);
    expect(first.durability).toBe("process");
    await first.close();
    const second = await openDatabase<unknown>(options);
    const { rows } = await sql<{ amount: string }>`select amount from notes where id = 77`.execute(second.db);
    await second.close();
    expect(rows).toEqual([{ amount: "7" }]);
  });
});
