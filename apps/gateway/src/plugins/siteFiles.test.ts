import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { picturePolicy, putFiles } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSites, type TestSites, toLayer } from "../../test/testSites.ts";

describe("files of sites", () => {
  let sites: TestSites;
  let get: TestSites["get"];

  beforeAll(async () => {
    sites = await openTestSites();
    ({ get } = sites);
  });
  afterAll(() => sites.close());

  it("hashed files are immutable, and each host has its own releases' files only", async () => {
    const script = await get("/assets/main-1.js");
    expect([script.statusCode, script.body, script.headers["cache-control"], script.headers["content-type"]]).toEqual([
      200,
      "/* engine 1 of aurelune */",
      "public, max-age=31536000, immutable",
      "application/javascript; charset=utf-8",
    ]);
    expect((await get("/assets/main-1.js", "kickline.localhost")).body).toBe("/* engine 1 of kickline */");
    expect((await get(`/layer/${toLayer("aurelune")}/tokens.css`)).body).toContain("aurelune");
    expect((await get(`/layer/${toLayer("aurelune")}/tokens.css`, "kickline.localhost")).statusCode).toBe(404);
    for (const path of [
      "/assets/none.js",
      "/assets/../../../flips/kickline.000001.json",
      `/layer/${toLayer("aurelune")}/..%2f..%2fflips%2fkickline.000001.json`,
    ]) {
      const answer = await get(path);
      expect(
        [
          answer.statusCode === 200 && answer.headers["content-type"]?.includes("json"),
          answer.body.includes('"brand"'),
        ],
        path,
      ).toEqual([false, false]);
    }
  });

  it("a picture that is a document may do nothing, and a link in the store is no file", async () => {
    const svg = await get(`/layer/${toLayer("aurelune")}/mark.svg`);
    expect([svg.statusCode, svg.headers["content-security-policy"], svg.headers["x-content-type-options"]]).toEqual([
      200,
      picturePolicy,
      "nosniff",
    ]);
    const [key = ""] = Object.values(
      await putFiles(sites.store, new Map([["mark.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`]])),
    );
    for (const name of [key, `${key}.br`, `${key}.gz`]) {
      const bytes = readFileSync(join(sites.folder, name));
      rmSync(join(sites.folder, name));
      symlinkSync("/etc/passwd", join(sites.folder, name));
      for (const coding of ["br", "gzip", "identity"]) {
        const { statusCode, body } = await get(`/layer/${toLayer("aurelune")}/mark.svg`, "aurelune.localhost", {
          "accept-encoding": coding,
        });
        expect([statusCode, body.includes("root:")], `${name} ${coding}`).toEqual([404, false]);
      }
      rmSync(join(sites.folder, name));
      writeFileSync(join(sites.folder, name), bytes);
    }
  });

  it("hashed files are answered in the form that the browser reads", async () => {
    const asked = (coding: string) => get("/assets/main-1.js", "aurelune.localhost", { "accept-encoding": coding });
    const [brotli, classic, plain] = [await asked("gzip, br"), await asked("gzip"), await asked("identity")];
    expect([brotli, classic, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(classic.rawPayload).toString()).toBe(plain.body);
    expect([brotli, classic, plain].map(({ headers }) => headers["content-type"])).toEqual(
      Array.from({ length: 3 }, () => "application/javascript; charset=utf-8"),
    );
  });

  it("GM-35: pictures of every kind are drawn from their code and nothing else, and stay for ever", async () => {
    const picture = await get("/art/games/rng-luna-7.svg");
    for (const path of [
      "games/rng-luna-7.svg",
      "games/rng-luna-7.svg?format=square",
      "games/sea/RNG/LUNA/rng-luna-7.svg",
      "vendors/AV.svg",
      "banners/sports-1.svg",
      "promotions/daily-rebate.svg",
      "avatars/7.svg",
    ]) {
      const { headers, body } = await get(`/art/${path}`);
      expect(headers, path).toMatchObject({
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(body, path).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await get("/art/games/rng-luna-7.svg")).body).toBe(picture.body);
    const toBox = async (query: string): Promise<string | undefined> =>
      /viewBox="([^"]+)"/.exec((await get(`/art/games/rng-luna-7.svg${query}`)).body)?.[1];
    expect([
      await toBox(""),
      await toBox("?format=wide"),
      await toBox("?format=square"),
      await toBox("?format=__proto__"),
    ]).toEqual(["0 0 300 400", "0 0 400 250", "0 0 320 320", "0 0 300 400"]);
    for (const path of [
      "/art/games/x",
      "/art/__proto__/x.svg",
      "/art/constructor/x.svg",
      "/art/toString/x.svg",
      "/art/none/x.svg",
      "/art/avatars/0.svg",
      "/art/games/..%2fx.svg",
      `/art/games/${"x".repeat(99)}.svg`,
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });
});
