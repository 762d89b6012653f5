import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("RG-24, EN-07: keeps where a member came from, and the address's codes although the form asks for none", async () => {
  const read = async (username: string) => {
    const { rows } = await sql<{ fields: object }>`
      select fields from members where tenant_id = 'aurelune' and username = ${username}`.execute(app.services.db);
    return rows[0]?.fields;
  };
  const source = { registerUrl: "https://aurelune.example/rng?affiliateCode=PALS7", domain: "aurelune.example" };
  const codes = { affiliateCode: "PALS7", referralCode: "REF42" };
  expect(await openAurelune(app).registerAs("sourceann", { ...source, ...codes, login: true })).toMatchObject({
    token: expect.any(String),
    session: { userName: "sourceann" },
  });
  expect(await read("sourceann")).toEqual({ ...source, ...codes, registerMethod: "WEB" });
  const wrong = { affiliateCode: "a", referralCode: "<script>" };
  const bob = await openAurelune(app).registerAs("sourcebob", { ...source, ...wrong, login: false });
  expect([bob.token, bob.session]).toEqual([undefined, undefined]);
  expect(await read("sourcebob")).toEqual({ ...source, registerMethod: "WEB" });
});
