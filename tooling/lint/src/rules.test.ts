import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const config = fileURLToPath(new URL("../oxlintrc.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "marquee-lint-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that one file breaks, as the whole project's linter says. */
function lint(path: string, text: string): string[] {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  try {
    execFileSync("oxlint", ["-c", config, "-f", "unix", file], { encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    const output = typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout) : "";
    return [...output.matchAll(/\[(?:Error|Warning)\/([\w-]+)\(([\w-]+)\)\]/g)].map(
      ([, plugin, rule]) => `${plugin}/${rule}`,
    );
  }
}

const feature = "packages/features/demo/src/Demo.tsx";

const planted: readonly (readonly [rule: string, path: string, text: string])[] = [
  ["marquee/no-export-star", feature, 'export * from "./other.ts";'],
  ["marquee/no-direct-storage", feature, 'export const read = () => localStorage.getItem("a");'],
  ["marquee/no-raw-colour", feature, 'export const ink = "#ff0000";'],
  ["marquee/no-raw-colour", feature, "export const ink = `color: rgb(1 2 3)`;"],
  ["marquee/no-brand-name", feature, 'export const isOurs = (id: string) => id === "kickline";'],
  ["marquee/jsx-no-literals", feature, "export const Demo = () => <p>Hello there</p>;"],
  ["marquee/no-flagged-import", feature, 'export const load = (on: boolean) => (on ? import("./big.ts") : null);'],
  [
    "marquee/no-ledger-write",
    "apps/gateway/src/modules/wallet/pay.ts",
    "export const query = `update accounts set balance = 0`;",
  ],
  [
    "marquee/no-ledger-write",
    "apps/gateway/src/modules/wallet/pay.ts",
    'export const pay = (db: any) => db.insertInto("entries");',
  ],
  [
    "marquee/no-sql-outside-stores",
    "apps/gateway/src/modules/wallet/pay.ts",
    'export const pay = (db: { selectFrom: (table: string) => void }) => db.selectFrom("members");',
  ],
  [
    "marquee/no-sql-outside-stores",
    "apps/gateway/src/modules/wallet/pay.ts",
    'import { sql } from "kysely";\nexport const query = sql`select 1`;',
  ],
  ["import/no-default-export", feature, "const demo = 1;\nexport default demo;"],
  ["typescript/no-explicit-any", feature, "export const demo: any = 1;"],
  ["typescript/no-non-null-assertion", feature, "export const demo = (text?: string) => text!.length;"],
  ["unicorn/filename-case", "packages/features/demo/src/a-file_name.ts", "export const demo = 1;"],
  ["eslint/max-lines", feature, "export const demo = 1;\n".repeat(1) + "// line\nexport {};\n".repeat(200)],
];

describe("lint", () => {
  it.each(planted)("%s is found where it is planted", (rule, path, text) => {
    expect(lint(path, text)).toContain(rule);
  });

  it("lets a store ask the database", () => {
    expect(
      lint(
        "apps/gateway/src/modules/wallet/orderStore.ts",
        'import { sql } from "kysely";\nexport const query = sql`select 1`;\n',
      ),
    ).toEqual([]);
  });

  it("says nothing of a file that keeps every rule", () => {
    expect(lint("packages/features/demo/src/Right.tsx", "/** A number. */\nexport const Right = () => 1;\n")).toEqual(
      [],
    );
  });
});
