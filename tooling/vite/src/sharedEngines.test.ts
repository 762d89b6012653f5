import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, listEncodings, openFolderStore, putFile, type Store, writeEngine } from "@marquee/site-store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findEngine, giveShared, takeShared, takeSharedFiles } from "./sharedEngines.ts";

const key = "keys/a";
let folder: string;
let shared: string;
let engine: Engine;
const open = (name: string): Store => openFolderStore(join(folder, name));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-shared-"));
  shared = join(folder, "shared");
  vi.stubEnv("MARQUEE_ENGINES", shared);
  const script = await putFile(open("first"), "main.js", "export const one = 1;");
  const texts = { CN: "", EN: "", ID: "", TH: "", TY: "", VI: "", TL: "" };
  engine = {
    digest: "0123456789abcdef",
    contract: 1,
    entry: "main.js",
    initial: [],
    catalogues: texts,
    restCatalogues: texts,
    login: [],
    importMap: "",
    style: "",
    tokens: [],
    settings: [],
    bom: { modules: [], features: [], packages: [], bytes: {} },
    files: { "main.js": script },
  };
  await writeEngine(open("first"), engine);
  await giveShared(open("first"), key, engine);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const script = (): string => engine.files["main.js"] ?? "";

describe("engines that a machine has built", () => {
  it("come whole into another store, with their compressed forms, under the same key", async () => {
    expect(await takeShared(open("second"), key)).toEqual(engine);
    expect(await findEngine(open("second"), key)).toEqual(engine);
    for (const blob of [script(), ...listEncodings(script())])
      expect(await open("second").get(blob)).toEqual(await open("first").get(blob));
    expect(await takeShared(open("second"), "keys/b")).toBeNull();
  });

  it("lend a new engine what both have in common", async () => {
    await takeSharedFiles(
      open("second"),
      new Map([
        ["other.js", Buffer.from("export const one = 1;")],
        ["more.js", Buffer.from("2")],
      ]),
    );
    expect(await open("second").list("blobs/")).toEqual([script(), ...listEncodings(script())].toSorted());
  });

  it("cost a build and no more where one is damaged, the folder cannot be used, or nobody wants them", async () => {
    await open("shared").remove(listEncodings(script())[0] ?? "");
    expect(await takeShared(open("second"), key)).toBeNull();
    expect(await findEngine(open("second"), key)).toBeNull();
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    for (const place of [file, "off"]) {
      vi.stubEnv("MARQUEE_ENGINES", place);
      await giveShared(open("first"), key, engine);
      await takeSharedFiles(open("second"), new Map([["main.js", Buffer.from("export const one = 1;")]]));
      expect(await takeShared(open("second"), key)).toBeNull();
    }
  });

  it("tell a store's own fault", async () => {
    const full = { ...open("second"), put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })) };
    await expect(takeShared(full, key)).rejects.toMatchObject({ code: "ENOSPC" });
  });

  it("are cleared when no build has asked for them in three days", async () => {
    const then = Date.now() / 1000 - 4 * 24 * 60 * 60;
    for (const path of await open("shared").list("blobs/")) utimesSync(join(shared, path), then, then);
    const other = { ...engine, digest: "fedcba9876543210", files: {} };
    await giveShared(open("first"), "keys/b", other);
    expect(await open("shared").list("blobs/")).toEqual([]);
    expect(await takeShared(open("second"), key)).toBeNull();
  });
});
