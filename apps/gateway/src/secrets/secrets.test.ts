import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { openSharedSecrets, shareSecrets } from "./openSharedSecrets.ts";
import { seal, unseal } from "./seal.ts";
import type { NoTables } from "../db/Db.ts";

const key = randomBytes(32).toString("base64url");

describe("sealed secrets", () => {
  let database: TestDatabase<NoTables>;
  let folders: string[] = [];

  beforeEach(async () => {
    folders = Array.from({ length: 6 }, () => mkdtempSync(join(tmpdir(), "marquee-secrets-")));
    database = await openTestDatabase<NoTables>(inject("testSource"), { migrations, role: gatewayRole });
  });
  afterEach(async () => {
    await database.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const open = (folder = 0, more = {}) =>
    openSharedSecrets(database.db, { data: folders[folder] ?? "", secretsKey: key, ...more });

  async function dump(): Promise<string> {
    const { rows } = await sql<{ text: string }>`select t::text as text from sealed_secrets t`.execute(database.db);
    return rows.map(({ text }) => text).join("\n");
  }

  it("gateways with data folders of their own have the same secrets, also when they start at once", async () => {
    const [first, ...others] = await Promise.all(folders.map((_, index) => open(index)));
    for (const other of others) expect(other).toEqual(first);
    expect(await open(1)).toEqual(first);
  });

  it("the database alone tells none of them", async () => {
    const { captcha, bodyKeys, providers } = await open();
    const stored = await dump();
    for (const secret of [captcha, key, bodyKeys[0]?.d ?? "none", providers.get("MARQ")?.[0] ?? "none"])
      expect(stored).not.toContain(secret);
  });

  it("secrets that a data folder had before go on; without a key they stay there", async () => {
    const before = await open(0, { secretsKey: undefined });
    expect(JSON.parse(readFileSync(join(folders[0] ?? "", "secrets.json"), "utf8"))).toMatchObject({
      captcha: before.captcha,
    });
    expect(await dump()).toBe("");
    expect(await open(0)).toEqual(before);
    expect(await open(1)).toEqual(before);
  });

  it("another key ends the start with the setting's name; the old key beside a new one changes the seal", async () => {
    const secrets = await open();
    const next = randomBytes(32).toString("base64url");
    await expect(open(0, { secretsKey: next })).rejects.toThrow(/^MARQUEE_SECRETS_KEY: does not open/);
    expect(await open(0, { secretsKey: next, oldSecretsKey: key })).toEqual(secrets);
    expect(await open(1, { secretsKey: next })).toEqual(secrets);
    await expect(open()).rejects.toThrow(/^MARQUEE_SECRETS_KEY: /);
  });

  it("a provider's secret that was changed in one data folder is shared by hand", async () => {
    await open();
    writeFileSync(join(folders[0] ?? "", "providers", "OTHER.secret"), "o".repeat(32));
    expect((await open(1)).providers.has("OTHER")).toBe(false);
    await shareSecrets(database.db, { data: folders[0] ?? "", secretsKey: key });
    expect((await open(1)).providers.get("OTHER")).toEqual(["o".repeat(32)]);
    await expect(shareSecrets(database.db, { data: folders[0] ?? "" })).rejects.toThrow(/^MARQUEE_SECRETS_KEY: /);
  });

  it("a text that was changed, cut or moved to another name does not open", () => {
    const sealed = seal(key, "gateway", "ký tự");
    expect(unseal(key, "gateway", sealed)).toBe("ký tự");
    expect(unseal(key, "other", sealed)).toBeUndefined();
    for (const text of [
      "",
      "x",
      sealed.slice(0, -4),
      `${sealed.slice(0, 30)}${sealed[30] === "A" ? "B" : "A"}${sealed.slice(31)}`,
    ])
      expect(unseal(key, "gateway", text)).toBeUndefined();
  });
});
