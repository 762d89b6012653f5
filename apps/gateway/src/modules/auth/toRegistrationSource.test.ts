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
  await openAurelune(app).registerAs("sourceann", { ...source, ...codes });
  expect(await read("sourceann")).toEqual({ ...source, ...codes, registerMethod: "WEB" });
  await openAurelune(app).registerAs("sourcebob", { ...source, affiliateCode: "a", referralCode: "<script>" });
  expect(await read("sourcebob")).toEqual({ ...source, registerMethod: "WEB" });
});
