import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { deskSettings } from "../../test/staff.ts";

describe("the files of the back office", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-desk-"));
  const script = "export const words = 'again and again';\n".repeat(200);
  let app: TestApp;

  beforeAll(async () => {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>Desk</title>");
    writeFileSync(join(folder, "assets/index-1.js"), script);
    app = await openTestApp({ ...deskSettings, MARQUEE_BACK_OFFICE: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, encoding?: string, host = "desk.example") =>
    app.http.inject({ method: "GET", url, headers: { host, ...(encoding && { "accept-encoding": encoding }) } });

  it("X-52: they come compressed to who takes it, are kept when their names hold their digest, and are at no other host", async () => {
    const [plain, small, classic] = [
      await get("/assets/index-1.js"),
      await get("/assets/index-1.js", "gzip, br"),
      await get("/assets/index-1.js", "gzip"),
    ];
    expect(plain.body).toBe(script);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    expect(gunzipSync(classic.rawPayload).toString()).toBe(script);
    expect(small.rawPayload.length).toBeLessThan(script.length / 10);
    expect(small.headers).toMatchObject({
      "content-encoding": "br",
      vary: "accept-encoding",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get("/AURELUNE/audit", "br")).headers).toMatchObject({ "cache-control": "no-cache" });
    expect((await get("/assets/index-1.js", undefined, "aurelune.localhost")).body).not.toBe(script);
    expect((await get("/assets/../../etc/passwd")).body).not.toContain("root:");
  });
});
