import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeS3, startFakeS3 } from "../../../test/fakeS3.ts";
import { ConfigError, readConfig } from "../../config.ts";
import type { FileStore } from "./FileStore.ts";
import { openFiles } from "./openFiles.ts";

describe.each(["folder", "s3"] as const)("files in a %s", (kind) => {
  let store: FileStore;
  let fake: FakeS3;
  const data = mkdtempSync(join(tmpdir(), "marquee-files-"));

  beforeAll(async () => {
    fake = await startFakeS3({ key: "marqueekey", secret: "a/secret+of=it", bucket: "members" });
    store = await openFiles({ data, ...(kind === "s3" ? { filesUrl: fake.url } : {}) });
  });
  afterAll(async () => {
    store.close();
    await fake.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it("stores, replaces, reads and removes a file", async () => {
    expect(store.kind).toBe(kind);
    const key = "aurelune/m1/avatar-abc.png";
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, Buffer.from([0, 1, 2, 255]), "image/png");
    await store.put(key, Buffer.from("again"), "image/png");
    expect((await store.get(key))?.toString()).toBe("again");
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it("refuses a key that leads outside the store", async () => {
    for (const key of [
      "../secrets.json",
      "/etc/passwd",
      "a/../../b",
      "a//b",
      "",
      "a\u0000b",
      "A/b",
      `${"x".repeat(400)}`,
    ])
      await expect(async () => store.put(key, Buffer.from("x"), "image/png")).rejects.toThrow("no such key");
  });

  it("stores a large file completely", async () => {
    const bytes = Buffer.alloc(6_000_000, 7);
    await store.put("big/one.bin", bytes, "application/octet-stream");
    expect((await store.get("big/one.bin"))?.equals(bytes)).toBe(true);
  });

  const only = { folder: "leaves nothing half written, and is the gateway's alone", s3: "refuses a wrong secret" };
  it(only[kind], async () => {
    if (kind === "s3") {
      const other = await openFiles({ data, filesUrl: fake.url.replace("marqueekey", "otherkey") });
      await expect(other.put("a/b", Buffer.from("x"), "image/png")).rejects.toThrow();
      other.close();
      expect(fake.listTypes()).toContain("image/png");
      return;
    }
    await store.put("aurelune/m2/x.png", Buffer.from("x"), "image/png");
    expect(readdirSync(join(data, "files/aurelune/m2"))).toEqual(["x.png"]);
    expect(statSync(join(data, "files/aurelune/m2/x.png")).mode & 0o077).toBe(0);
  });
});

it("names the setting that is wrong", () => {
  expect(() => readConfig([], { MARQUEE_FILES_URL: "s3://nowhere" })).toThrow(ConfigError);
  expect(() => readConfig([], { MARQUEE_FILES_URL: "s3://nowhere" })).toThrow("MARQUEE_FILES_URL");
});
