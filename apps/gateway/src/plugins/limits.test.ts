import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStatus } from "@marquee/contract";
import { FailureSchema } from "@marquee/contract/schema";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

describe("limits", () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), "marquee-limits-"));

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1", MARQUEE_SITES: folder });
    const few = { calls: 3, seconds: 3_600 };
    Reflect.set(app.services.config, "limits", { ...app.services.config.limits, calls: few, pages: few, files: few });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, address: string, accept = "*/*") =>
    app.http.inject({ url, headers: { host: "aurelune.localhost", accept, "x-forwarded-for": address } });

  it.each([
    "/art/games/rng-luna-7.svg",
    "/art/none/x.svg",
    "/assets/none.js",
    "/health",
    "/docs",
    "/docs/openapi.json",
    "/",
    "/rng",
    "/wps/none",
    "/wps/relay/none",
    getStatus.path,
  ])("%s is limited by address, and by the /64 of an IPv6 address, and says when to come back", async (path) => {
    const id = Buffer.from(path).reduce((sum, byte) => sum + byte, 0) % 250;
    for (const addresses of [
      [`198.51.100.${id}`],
      [
        `2001:db8:0:${id.toString(16)}::1`,
        `2001:db8:0:${id.toString(16)}:ffff::2`,
        `2001:db8:0:${id.toString(16)}:1:2:3:4`,
      ],
    ]) {
      for (let call = 0; call < 3; call += 1)
        expect((await get(path, addresses[call % addresses.length] ?? "")).statusCode, path).not.toBe(429);
      const { statusCode, headers, body } = await get(path, addresses.at(-1) ?? "");
      expect([statusCode, Number(headers["retry-after"]) > 0, Check(FailureSchema, JSON.parse(body))]).toEqual([
        429,
        true,
        true,
      ]);
      expect((await get(path, `203.0.113.${id}`)).statusCode).not.toBe(429);
    }
  });

  it("a browser that is limited is told so on a page", async () => {
    for (let call = 0; call < 3; call += 1) await get("/", "192.0.2.77", "text/html");
    const { statusCode, headers, body } = await get("/", "192.0.2.77", "text/html");
    expect([statusCode, headers["content-type"], Number(headers["retry-after"]) > 0]).toEqual([
      429,
      "text/html; charset=utf-8",
      true,
    ]);
    expect(body).toContain("<h1>Too many requests.");
  });
});
