import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { Grant } from "./Grant.ts";
import { grants } from "./grants.ts";

const top = resolve(import.meta.dirname, "..");
const isStatement = /sql(?:<[^`]*?>)?`([^`]*)`/g;
const isBuilt =
  /\b(?<verb>selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|using)\(\s*\[?\s*"(?<table>\w+)/g;
const isTold = /(?<verb>\bdelete\s+from|\binsert\s+into|\bupdate|\bfrom|\bjoin|\busing)\s+(?:only\s+)?(?<table>\w+)/gi;
const writes = /^(?:insert|update|delete)/i;

/** A table that a file names, and whether it writes it. */
interface Use {
  readonly folder: string;
  readonly file: string;
  readonly table: string;
  readonly isWrite: boolean;
}

const toFolder = (file: string): string => /^(modules\/[^/]+|[^/]+)/.exec(file)?.[1] ?? "";

const isInFunction =
  /(?<verb>\bdelete\s+from|\binsert\s+into|\bupdate|\bfrom|\bjoin|\busing)\s+(?:only\s+)?(?<table>\w+)|(?<row>\w+)%rowtype/gi;

/** The folder of each table: that of the `schema.ts` that has it. */
async function listOwners(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith("/schema.ts"))) {
    const [, tables = ""] =
      /^export interface \w+Tables \{(.*?)^\}/ms.exec(await readFile(join(top, file), "utf8")) ?? [];
    for (const [, table = ""] of tables.matchAll(/^ {2}(\w+):/gm)) owners.set(table, toFolder(file));
  }
  return owners;
}

/** Every table that the gateway's statements name, built or as text; migrations name what they make. */
async function listUses(files: readonly string[]): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const file of files) {
    if (/\/migrations\/|\.test\.ts$/.test(file)) continue;
    const text = await readFile(join(top, file), "utf8");
    const told = [...text.matchAll(isStatement)].flatMap(([, statement = ""]) => [...statement.matchAll(isTold)]);
    for (const { groups } of [...told, ...text.matchAll(isBuilt)]) {
      const { verb = "", table = "" } = groups ?? {};
      uses.push({ folder: toFolder(file), file, table, isWrite: writes.test(verb) });
    }
  }
  return uses;
}

/** The tables of others that the SQL functions of folders name, as `folder table`. */
async function listFunctionUses(
  files: readonly string[],
  owners: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const uses = new Set<string>();
  for (const file of files.filter((each) => /\/functions\/\w+\.sql$/.test(each))) {
    const text = (await readFile(join(top, file), "utf8")).replaceAll(/--.*$/gm, "");
    for (const { groups } of text.matchAll(isInFunction)) {
      const table = groups?.["table"] ?? groups?.["row"] ?? "";
      if (owners.has(table) && owners.get(table) !== toFolder(file)) uses.add(`${toFolder(file)} ${table}`);
    }
  }
  return uses;
}

describe("grants of tables", () => {
  it("name every table of another folder that an SQL function names, and none besides", async () => {
    const files = await readdir(top, { recursive: true });
    const uses = await listFunctionUses(files, await listOwners(files));
    const listed = Object.entries<Grant>(grants).flatMap(([folder, { functions = {} }]) =>
      Object.keys(functions).map((table) => `${folder} ${table}`),
    );
    expect(listed.toSorted()).toEqual([...uses].toSorted());
  });

  it("name every table of another folder that a statement reads or writes, and none besides", async () => {
    const all = await readdir(top, { recursive: true });
    const files = all.filter((file) => file.endsWith(".ts"));
    const owners = await listOwners(files);
    const foreign = (await listUses(files)).filter(
      ({ folder, table }) => owners.has(table) && owners.get(table) !== folder,
    );
    const listed: Readonly<Record<string, Grant>> = grants;
    const missing = foreign.filter(({ folder, table, isWrite }) => {
      const { reads = {}, writes: written = {} } = listed[folder] ?? {};
      return !(table in written || (!isWrite && table in reads));
    });
    expect(missing).toEqual([]);
    const used = new Set(foreign.map(({ folder, table }) => `${folder} ${table}`));
    const needless = Object.entries(listed).flatMap(([folder, { reads, writes: written }]) =>
      Object.keys({ ...reads, ...written }).flatMap((table) => (used.has(`${folder} ${table}`) ? [] : [folder, table])),
    );
    expect(needless).toEqual([]);
  });

  it("are what the compiler lets through: without one that reads, one that is joined and one that writes it names the three statements", async () => {
    const folder = await mkdtemp(join(tmpdir(), "grants-"));
    try {
      await cp(top, join(folder, "src"), { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
      for (const link of ["node_modules", "package.json"]) await symlink(resolve(top, "..", link), join(folder, link));
      const path = join(folder, "src/db/grants.ts");
      const taken = [
        ["exports", "staff", "exports/exportStore.ts"],
        ["orders", "members", "orders/createOrderListStore.ts"],
        ["authentication", "game_sessions", "authentication/sessionStore.ts"],
      ] as const;
      let text = await readFile(path, "utf8");
      for (const [of, table] of taken) {
        const from = text.search(new RegExp(`^ {2}"?${of}"?: \\{`, "m"));
        const at = text.indexOf(`      ${table}:`, from);
        text = text.slice(0, at) + text.slice(text.indexOf("\n", at) + 1);
      }
      await writeFile(path, text);
      const config = { extends: "@marquee/tsconfig/node.json", files: taken.map(([, , file]) => `src/${file}`) };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
      const tsc = resolve(top, "../../../node_modules/.bin/tsc");
      const told = await promisify(execFile)(tsc, ["--noEmit", "-p", folder]).then(
        () => "",
        (error: { readonly stdout?: string }) => error.stdout ?? "",
      );
      for (const [, , file] of taken) expect(told).toContain(`src/${file}(`);
      const others = told
        .split("\n")
        .filter((line) => line.startsWith("src/") && !taken.some(([of]) => line.includes(`/${of}/`)));
      expect(others).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 120_000);
});
