import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { putFile, toBlobKey } from "./blobs.ts";
import { openTestStore } from "../test/testSites.ts";

describe("openFolderStore", () => {
  it("keeps bytes by key, lists them sorted, and has nothing where nothing was written", async () => {
    const { store } = openTestStore();
    await store.put("releases/lumen/000002.json", "two");
    await store.put("releases/lumen/000001.json", "one");
    await store.put("releases/lumen/000001.json", "uno");
    expect((await store.get("releases/lumen/000001.json"))?.toString()).toBe("uno");
    expect(await store.list("releases/")).toEqual(["releases/lumen/000001.json", "releases/lumen/000002.json"]);
    await store.remove("releases/lumen/000001.json");
    await store.remove("releases/lumen/000001.json");
    expect([
      await store.get("releases/lumen/000001.json"),
      await store.has("none"),
      await store.touch("none"),
      await store.getTime("none"),
      await store.list("none/"),
    ]).toEqual([null, false, false, null, []]);
  });

  it.each(["../out", "a/../../out", "/etc/passwd", "a//b", ".hidden", "a/.b", "", "a\0b", "a\\b"])(
    "refuses the key %j",
    async (key) => {
      const { store } = openTestStore();
      await expect((async () => store.put(key, "x"))()).rejects.toThrow("no key");
      await expect((async () => store.get(key))()).rejects.toThrow("no key");
    },
  );

  it("has nothing where a link stands, and puts a file in its place", async () => {
    const { folder, store } = openTestStore();
    mkdirSync(join(folder, "blobs"));
    const key = toBlobKey("a.css", "body{}");
    for (const name of [key, `${key}.br`]) symlinkSync("/etc/passwd", join(folder, name));
    expect([await store.get(key), await store.has(key), await store.touch(key), await store.list("blobs/")]).toEqual([
      null,
      false,
      false,
      [],
    ]);
    expect(await putFile(store, "a.css", "body{}")).toBe(key);
    expect([(await store.get(key))?.toString(), lstatSync(join(folder, `${key}.br`)).isFile()]).toEqual([
      "body{}",
      true,
    ]);
  });

  it("lets one of many at once create a key, and leaves no draft", async () => {
    const { folder, store } = openTestStore();
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, index) => store.create("flips/lumen.000001.json", String(index))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await store.get("flips/lumen.000001.json"))?.toString()).toBe(String(made.indexOf(true)));
    expect(readdirSync(join(folder, "drafts"))).toEqual([]);
  });

  it("tells by its stamp that a key came or went", async () => {
    const { store } = openTestStore();
    const stamps = [await store.getStamp("flips/")];
    await store.create("flips/lumen.000001.json", "1");
    stamps.push(await store.getStamp("flips/"));
    expect(new Set(stamps).size).toBe(2);
    await expect.poll(async () => (await store.getStamp("flips/")) === (await store.getStamp("flips/"))).toBe(true);
    const calm = await store.getStamp("flips/");
    await store.put("layers/a.json", "elsewhere");
    expect(await store.getStamp("flips/")).toBe(calm);
  });

  it("hands on what the file system says: a folder that cannot be made is no empty store", async () => {
    const { folder, store } = openTestStore();
    writeFileSync(join(folder, "blobs"), "a file where a folder should be");
    await expect(store.put("blobs/a.js", "x")).rejects.toThrow(/EEXIST|ENOTDIR/);
    await expect(store.get("blobs/a.js")).rejects.toThrow("ENOTDIR");
  });
});

describe("putFile", () => {
  it("keeps a text once, with both compressed forms beside it, and a font alone", async () => {
    const { folder, store } = openTestStore();
    const text = "body{margin:0}".repeat(50);
    const key = await putFile(store, "tokens.css", text);
    expect(key).toBe(toBlobKey("other.css", text));
    expect(brotliDecompressSync(readFileSync(join(folder, `${key}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${key}.gz`))).toString()).toBe(text);
    await putFile(store, "sans.woff2", new Uint8Array([1, 2, 3]));
    expect(await store.list("blobs/")).toHaveLength(4);
    await putFile(store, "again.css", text);
    expect(await store.list("blobs/")).toHaveLength(4);
  });

  it("writes what is missing of a blob that is half there", async () => {
    const { store } = openTestStore();
    const key = await putFile(store, "a.js", "let a");
    await store.remove(`${key}.br`);
    await putFile(store, "a.js", "let a");
    expect(await store.has(`${key}.br`)).toBe(true);
  });
});
