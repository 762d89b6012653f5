import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestHouse, type TestHouse } from "../../../test/testHouse.ts";

const source = new URL("../../client/index.html", import.meta.url);
const clientFolder = mkdtempSync(join(tmpdir(), "marquee-page-"));
let test: TestHouse;

beforeAll(async () => {
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "index.html"), readFileSync(source));
  test = await createTestHouse({ clientFolder, frameAncestors: ["https://a.example", "http://b.localhost:4800"] });
});
afterAll(async () => {
  await test.close();
  rmSync(clientFolder, { recursive: true, force: true });
});

/** The way out that the page has when its address names one. */
async function readBack(...backs: readonly string[]): Promise<string | undefined> {
  const query = new URLSearchParams(backs.map((back) => ["back", back]));
  const answer = await test.app.inject({ method: "GET", url: `/play/rng-1?${query}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain("<!--back-->");
  return /<meta name="back" content="([^"]*)">/.exec(answer.body)?.[1]?.replaceAll("&amp;", "&");
}

describe("the game's page", () => {
  it.each(["https://a.example/rng?page=2&q=x", "http://b.localhost:4800/", "https://a.example/a'b"])(
    "GM-34: leads back to %s, a site that may show it",
    async (back) => {
      expect(await readBack(back)).toBe(back);
    },
  );

  it.each([
    "https://evil.example/",
    "https://a.example@evil.example/",
    "https://evil.example@a.example/",
    "https://a.example:8443/",
    "http://a.example/",
    "https://a.example.evil.example/",
    "//evil.example/",
    "//a.example/",
    "/rng",
    "javascript:alert(1)//https://a.example",
    "data:text/html,x",
    "blob:https://a.example/x",
    'https://evil.example/"><script>',
    `https://a.example/${"x".repeat(2_000)}`,
    "",
    "\0",
  ])("GM-34: has no way out for %.60j", async (back) => {
    expect(await readBack(back)).toBeUndefined();
  });

  it("GM-34: has no way out for two of them, or none", async () => {
    expect(await readBack("https://a.example/", "https://a.example/")).toBeUndefined();
    expect(await readBack()).toBeUndefined();
  });

  it("GM-34: what it writes of an address is text", async () => {
    expect(await readBack('https://a.example/"><script>$&$1<!--theme-->')).toBe(
      "https://a.example/%22%3E%3Cscript%3E$&$1%3C!--theme--%3E",
    );
  });
});
