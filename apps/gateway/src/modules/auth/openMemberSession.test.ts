import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("EN-08: the registration's session and a member's first login say so, later ones tell of the login before", async () => {
  const ann = openAurelune(app);
  expect((await ann.registerAs("firstann")).session).toMatchObject({ firstTimeLogin: true, lastLogin: null });
  expect(await ann.loginAs("firstann")).toMatchObject({
    firstTimeLogin: false,
    lastLogin: { ip: "127.0.0.1" },
    userName: "firstann",
    type: "MEMBER",
    isAgent: 0,
    language: "EN",
  });
});
