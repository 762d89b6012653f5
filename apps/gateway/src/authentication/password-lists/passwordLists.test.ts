import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changePassword, register } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openKickline, passwordOf, toRegistration } from "../../../test/visitor.ts";
import { importBreached } from "./importBreached.ts";

const stolen = "Stolen#Word77";
const toSha1 = (text: string): string => createHash("sha1").update(text).digest("hex").toUpperCase();

describe("passwords that nobody may choose", () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), "marquee-breached-"));

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSWORD3", "SECCEN3");
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (lines: readonly string[]): string => {
    const file = join(folder, "list.txt");
    writeFileSync(file, `${lines.join("\r\n")}\r\n`);
    return file;
  };
  const change = (newPassword: string) => ({
    oldPassword: passwordOf("AURELUNE"),
    newPassword,
    confirmNewPassword: newPassword,
  });

  it("Q-34, VL-48: a common password is refused with a rule of its own, regardless of case", async () => {
    const kim = openKickline(app);
    const form = {
      ...toRegistration("commonkim", "KICKLINE"),
      password: "Password123",
      confirmPassword: "Password123",
    };
    const { body } = await kim.call(register, { ...form, birthday: "1990-05-17" });
    expect(body).toMatchObject({ errorCode: "fields", fields: [{ name: "password", rule: "common" }] });
  });

  it("Q-34: a password on an imported list is refused from then on; the list may be imported again", async () => {
    const { visitor } = await openAccount(app, "breached");
    const many = Array.from({ length: 3_000 }, (_, index) => toSha1(`other ${index}`));
    const lines = [...many, toSha1(stolen)].toSorted().map((hash) => `${hash}:7`);
    for (let time = 0; time < 2; time += 1) expect(await importBreached(app.services.db, write(lines))).toBe(3_001);
    const { body } = await visitor.call(changePassword, change(stolen));
    expect(body).toMatchObject({ errorCode: "fields", fields: [{ name: "newPassword", rule: "breached" }] });
    await visitor.get(changePassword, change(`${stolen}x`));
  });

  it("a malformed or unsorted list is refused with the line's number", async () => {
    const { db } = app.services;
    await expect(importBreached(db, write(["no hash"]))).rejects.toThrow("line 1 is no hash with a count");
    const [low = "", high = ""] = [toSha1("a"), toSha1("b")].toSorted();
    await expect(importBreached(db, write([high, low]))).rejects.toThrow("line 2 is not in the order of the hashes");
    await expect(importBreached(db, join(folder, "nothing.txt"))).rejects.toThrow("ENOENT");
  });
});
