import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "@marquee/ports";
import { flip, openFolderStore } from "@marquee/site-store";
import { root } from "@marquee/vite";
import { describe, expect, it } from "vitest";
import { chooseBrands } from "./chooseBrands.ts";
import { HelpAsked } from "./endWithFault.ts";
import { readDevSettings, readSettings } from "./settings.ts";

describe("storybook", () => {
  it("says that its port is busy and how to take a free one, where nobody can be asked", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const busy = typeof address === "object" && address !== null ? address.port : 0;
    const ended: unknown = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, "storybook.ts"), "--port", String(busy)],
      { timeout: 60_000 },
    ).catch((error: unknown) => error);
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`^port ${busy} is busy: pnpm storybook --port \\d+ takes one that is free\n$`),
      ),
    });
    server.close();
  });
});

describe("start", () => {
  it("survives a busy port: the next free one is taken", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const busy = typeof address === "object" && address ? address.port : 0;
    const found = await findFreePort(busy);
    expect(found).toBeGreaterThan(busy);
    await new Promise((resolve) => server.close(resolve));
  });

  it("leaves a brand out whose data is wrong or claims what is another one's, by name; what is live keeps its own", async () => {
    const [folder, storeFolder] = [
      mkdtempSync(join(tmpdir(), "marquee-brands-")),
      mkdtempSync(join(tmpdir(), "marquee-store-")),
    ];
    const store = openFolderStore(storeFolder);
    const choose = async () => {
      const { brands, faults } = await chooseBrands(folder, store);
      return [brands.map(({ id }) => id), faults];
    };
    const edit = (id: string, change: object): void => {
      const file = join(folder, id, "brand.json");
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...change }));
    };
    try {
      for (const id of ["aurelune", "kickline"])
        cpSync(join(root, "brands", id), join(folder, id), { recursive: true });
      writeFileSync(join(folder, "stray.txt"), "");
      mkdirSync(join(folder, ".new-brand"));
      expect(await choose()).toEqual([["aurelune", "kickline"], []]);
      mkdirSync(join(folder, "notes"));
      expect(await choose()).toEqual([
        ["aurelune", "kickline"],
        [expect.stringContaining(join(folder, "notes/brand.json"))],
      ]);
      expect(() => readDevSettings(["--brand", "notes", "--brands", folder])).toThrow(
        /--brand is one of aurelune, kickline, not "notes"\n.*notes\/brand\.json: .*found nothing/,
      );
      rmSync(join(folder, "notes"), { recursive: true });
      cpSync(join(folder, "aurelune"), join(folder, "a-copy"), { recursive: true });
      edit("a-copy", { id: "a-copy", merchantCode: "ACOPY" });
      edit("kickline", { currency: "dong" });
      expect(await choose()).toEqual([
        [],
        [expect.stringContaining("currency"), expect.stringContaining("a-copy"), expect.stringContaining("aurelune")],
      ]);
      await flip(store, { brand: "aurelune", number: 1 }, 0, { by: "test", at: "2026-11-21T00:00:00.000Z", note: "" });
      expect((await choose())[0]).toEqual(["aurelune"]);
      const change = { by: "test", at: "2026-11-21T00:00:00.000Z", note: "" };
      await flip(store, { brand: "aurelune", number: 1 }, 1, change, { retired: {} });
      rmSync(join(folder, "a-copy"), { recursive: true });
      expect(await choose()).toEqual([
        [],
        [
          expect.stringContaining("currency"),
          expect.stringMatching(/aurelune: its site was retired on 2026-11-21; pnpm brand restore aurelune/),
        ],
      ]);
      await flip(store, { brand: "aurelune", number: 1 }, 2, change, { renamedTo: "goldenmoon" });
      expect(await choose()).toEqual([
        [],
        [expect.stringContaining("currency"), expect.stringContaining("the brand has the id goldenmoon now")],
      ]);
    } finally {
      for (const each of [folder, storeFolder]) rmSync(each, { recursive: true });
    }
  });

  it("refuses a wrong option by its name", () => {
    expect(() => readSettings(["--port", "80a"])).toThrow("--port");
    expect(() => readSettings(["--nonsense"])).toThrow("nonsense");
    expect(readSettings(["--", "--port", "5000"]).port).toBe(5000);
    expect(() => readSettings(["--help"])).toThrow(HelpAsked);
  });
});
