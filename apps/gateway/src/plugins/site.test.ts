import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { FailureSchema } from "@marquee/contract/schema";
import { createRelease, type Engine, flip, getLastFlip, type Layer, openFolderStore, picturePolicy, putFiles, type Release, type Store, writeEngine, writeLayer } from "@marquee/site-store";
import { heroMark, statusMark } from "@marquee/whitelabel";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../operator/Switch.ts";
import { hostileTexts } from "../../test/hostileContents.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

const brands = ["aurelune", "kickline"] as const;
type BrandId = (typeof brands)[number];

const toDigest = (brand: BrandId, kind: string, number: number): string => `${kind}${number}${brand === "aurelune" ? "a" : "b"}`.padEnd(32, "0");
const toLayer = (brand: BrandId, number = 1): string => toDigest(brand, "1", number);

const readBrand = (id: BrandId): Brand => {
  const { brand, faults } = checkBrand(id, JSON.parse(readFileSync(join(import.meta.dirname, "../../../../brands", id, "brand.json"), "utf8")));
  if (!brand) throw new Error(JSON.stringify(faults));
  return brand;
};

const noTexts = { EN: "assets/main.js" };

async function writeParts(store: Store, brand: BrandId, number: number): Promise<{ engine: string; layer: string }> {
  const [engine, layer] = [toDigest(brand, "e", number), toLayer(brand, number)];
  const assets = await putFiles(store, new Map([[`assets/main-${number}.js`, `/* engine ${number} of ${brand} */`]]));
  const bom = { modules: toProfile(readBrand(brand).modules).modules.map(({ id }) => id), features: [], packages: [], bytes: {} };
  const entry = `assets/main-${number}.js`;
  const code: Engine = { digest: engine, contract: 1, entry, initial: [], catalogues: noTexts, restCatalogues: noTexts, login: [], importMap: "", style: "", tokens: [], settings: [], bom, files: assets };
  await writeEngine(store, code);
  const look = await putFiles(store, new Map([["tokens.css", `:root{--brand:${brand}${number}}`], ["mark.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`]]));
  const data = readBrand(brand);
  const { locales, themes, contacts, layout, name, merchantCode } = data;
  const settings: Layer["settings"] = { id: brand, name, merchantCode, platform: "web", device: "WEB", lotteryType: "SEA", locales, overrides: [], themes, off: [], contacts, layout, assets: { logo: "", logoMark: "", favicon: "" }, base: `/layer/${layer}/` };
  await writeLayer(store, { digest: layer, brand: data, settings, tokens: [], fonts: [], colours: { dark: "", light: "" }, files: look });
  return { engine, layer };
}

async function publish(store: Store, brand: BrandId, number: number): Promise<Release> {
  const pages = readBrand(brand).locales.enabled.flatMap((language) => ["home", "app", ...(brand === "aurelune" ? ["login"] : [])].map((page) => `${page}.${language}`));
  const html = new Map(pages.map((page) => [`${page}.html`, `<!doctype html><title>${brand} ${page} ${number}</title>${page.startsWith("home") ? heroMark : ""}${statusMark}`]));
  const kept = await putFiles(store, html);
  const release = await createRelease(store, {
    brand,
    merchantCode: brand.toUpperCase(),
    hosts: [`${brand}.localhost`],
    ...(await writeParts(store, brand, number)),
    contract: 1,
    html: Object.fromEntries(pages.map((page) => [page, kept[`${page}.html`] ?? ""])),
    languages: readBrand(brand).locales.enabled,
    defaultLanguage: "EN",
    scriptHashes: ["'sha256-script'"],
    styleHashes: ["'sha256-style'"],
    preload: [],
    at: "2026-11-21T00:00:00.000Z",
    by: "test",
    note: "",
  });
  await goLive(store, release);
  return release;
}

const goLive = async (store: Store, release: Pick<Release, "brand" | "number">) => flip(store, release, await getLastFlip(store, release.brand), { by: "test", at: "2026-11-21T00:00:00.000Z", note: "" });

const readBlock = (html: string, id: string): string =>
  new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? "";

describe("sites", () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), "marquee-store-"));
  const store = openFolderStore(folder);
  let before: Release;

  beforeAll(async () => {
    before = await publish(store, "aurelune", 1);
    await publish(store, "kickline", 1);
    app = await openTestApp({ MARQUEE_SITES: folder, MARQUEE_LAUNCH_HOSTS: "https://games.example", MARQUEE_IMAGE_HOSTS: "https://pictures.example" });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, host = "aurelune.localhost", headers: Record<string, string> = {}) =>
    app.http.inject({ url, headers: { host, accept: "text/html", ...headers } });

  it("SH-01: every path of a page gets the host's own HTML, home and its aliases the home's", async () => {
    for (const path of ["/", "/index", "/index.html", "/home", "/register"]) expect((await get(path)).body, path).toContain("aurelune home.EN");
    for (const path of ["/rng", "/game?x=1", "/no/such/page"]) expect((await get(path)).body, path).toContain("aurelune app.EN");
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN");
    expect((await get("/", "elsewhere.example")).statusCode).toBe(404);
  });

  it("SH-02: the status stands in the HTML, as data that cannot end its element", async () => {
    const { body } = await get("/");
    const text = readBlock(body, "mq-status");
    expect(JSON.parse(text)).toMatchObject({ maintenance: false, info: { settings: { merchantCode: "AURELUNE" } } });
    expect(text).not.toContain("<");
  });

  it("BN-15: the first banner of the page is in the HTML, from the image host that the page will use", async () => {
    const { body, headers } = await get("/");
    const picture = /<img src="([^"]+)" alt="" fetchpriority="high">/.exec(body)?.[1] ?? "";
    expect(picture).toMatch(/^https:\/\/pictures\.example\/art\/banners\//);
    expect(headers["link"]).toBe(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
    expect(body).toContain('id="mq-status" data-image-host="https://pictures.example"');
    const { banners } = JSON.parse(readBlock(body, "mq-banners"));
    expect(picture.endsWith(banners.find(({ groupName }: { groupName: string }) => groupName === "/").url)).toBe(true);
    const bare = await get("/no/such/page");
    expect([bare.headers["link"], bare.body.includes("<img")]).toEqual([undefined, false]);
  });

  const toStatusSwitch = (state: "open" | "maintenance"): Switch => ({ kind: "status", merchant: "aurelune", subject: "site", state });
  const toRegionSwitch = (state: "open" | "restricted"): Switch => ({ kind: "region", merchant: "aurelune", subject: "site", state });
  const toBannerSwitch = (state: "on" | "off"): Switch => ({ kind: "module", merchant: "aurelune", subject: "BANNER3", state });

  it.each([
    ["in maintenance", toStatusSwitch("maintenance"), toStatusSwitch("open")],
    ["from a restricted region", toRegionSwitch("restricted"), toRegionSwitch("open")],
    ["with banners off", toBannerSwitch("off"), toBannerSwitch("on")],
  ])("SH-05, SH-06: %s the HTML holds the status and no banner", async (_case, before, after) => {
    const { db, directory } = app.services;
    await applySwitch(db, before, "test");
    await directory.refresh();
    const { body, headers } = await get("/");
    await applySwitch(db, after, "test");
    await directory.refresh();
    expect([body.includes("mq-banners"), body.includes("<img"), headers["link"]]).toEqual([false, false, undefined]);
    expect(readBlock(body, "mq-status")).not.toBe("");
  });

  it("pages are compressed for who can read it", async () => {
    const { headers, rawPayload } = await get("/", "aurelune.localhost", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(rawPayload).toString()).toContain("aurelune home.EN");
  });

  it("RT-25: /login has a page of its own where the site was composed with one", async () => {
    expect((await get("/login")).body).toContain("aurelune login.EN");
    expect((await get("/login", "kickline.localhost")).body).toContain("kickline app.EN");
  });

  it("LT-02: the visitor's language is the cookie's where the site has it, else the merchant's", async () => {
    expect((await get("/", "aurelune.localhost", { cookie: "lang=VI" })).body).toContain("home.VI");
    expect((await get("/", "kickline.localhost", { cookie: "lang=VI" })).body).toContain("home.EN");
    expect((await get("/", "aurelune.localhost", { cookie: "lang=../x" })).body).toContain("home.EN");
  });

  it("HTML is nobody else's to keep, carries a policy by hashes, and frames only the launch hosts", async () => {
    const { headers } = await get("/");
    expect(headers["cache-control"]).toBe("private, no-store");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-script'");
    expect(policy).toContain("frame-src https://games.example");
    expect(policy).toContain("img-src 'self' data: https://pictures.example");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it("hashed files are immutable, and each host has its own releases' files only", async () => {
    const script = await get("/assets/main-1.js");
    expect([script.statusCode, script.body, script.headers["cache-control"], script.headers["content-type"]]).toEqual([200, "/* engine 1 of aurelune */", "public, max-age=31536000, immutable", "application/javascript; charset=utf-8"]);
    expect((await get("/assets/main-1.js", "kickline.localhost")).body).toBe("/* engine 1 of kickline */");
    expect((await get(`/layer/${toLayer("aurelune")}/tokens.css`)).body).toContain("aurelune");
    expect((await get(`/layer/${toLayer("aurelune")}/tokens.css`, "kickline.localhost")).statusCode).toBe(404);
    for (const path of ["/assets/none.js", "/assets/../../../flips/kickline.000001.json", `/layer/${toLayer("aurelune")}/..%2f..%2fflips%2fkickline.000001.json`]) {
      const answer = await get(path);
      expect([answer.statusCode === 200 && answer.headers["content-type"]?.includes("json"), answer.body.includes('"brand"')], path).toEqual([false, false]);
    }
  });

  it("a picture that is a document may do nothing, and a link in the store is no file", async () => {
    const svg = await get(`/layer/${toLayer("aurelune")}/mark.svg`);
    expect([svg.statusCode, svg.headers["content-security-policy"], svg.headers["x-content-type-options"]]).toEqual([200, picturePolicy, "nosniff"]);
    const [key = ""] = Object.values(await putFiles(store, new Map([["mark.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`]])));
    for (const name of [key, `${key}.br`, `${key}.gz`]) {
      const bytes = readFileSync(join(folder, name));
      rmSync(join(folder, name));
      symlinkSync("/etc/passwd", join(folder, name));
      for (const coding of ["br", "gzip", "identity"]) {
        const { statusCode, body } = await get(`/layer/${toLayer("aurelune")}/mark.svg`, "aurelune.localhost", { "accept-encoding": coding });
        expect([statusCode, body.includes("root:")], `${name} ${coding}`).toEqual([404, false]);
      }
      rmSync(join(folder, name));
      writeFileSync(join(folder, name), bytes);
    }
  });

  it("hashed files are answered in the form that the browser reads", async () => {
    const asked = (coding: string) => get("/assets/main-1.js", "aurelune.localhost", { "accept-encoding": coding });
    const [brotli, classic, plain] = [await asked("gzip, br"), await asked("gzip"), await asked("identity")];
    expect([brotli, classic, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(classic.rawPayload).toString()).toBe(plain.body);
    expect([brotli, classic, plain].map(({ headers }) => headers["content-type"])).toEqual(Array.from({ length: 3 }, () => "application/javascript; charset=utf-8"));
  });

  it("follows a release and a rollback within a second, and keeps serving what open tabs ask for", async () => {
    const { number } = await publish(store, "aurelune", 2);
    await expect.poll(async () => (await get("/")).body).toContain("aurelune home.EN 2");
    expect((await get("/assets/main-2.js")).statusCode).toBe(200);
    expect((await get("/assets/main-1.js")).statusCode).toBe(200);
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN 1");
    expect((await get("/health")).json()).toMatchObject({ sites: expect.arrayContaining([expect.objectContaining({ merchant: "AURELUNE", release: number })]) });
    await goLive(store, before);
    await expect.poll(async () => (await get("/")).body).toContain("aurelune home.EN 1");
    expect((await get("/assets/main-2.js")).statusCode).toBe(200);
  });

  it("goes on with a site whose next release cannot be read", async () => {
    await goLive(store, { brand: "kickline", number: 99 });
    await expect.poll(() => app.logged()).toContain("a site could not be read");
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN 1");
    expect((await get("/")).body).toContain("aurelune home.EN 1");
  });

  it("a call that does not exist is no page", async () => {
    expect((await get("/wps/none")).json()).toMatchObject({ errorCode: "path.unknown" });
  });

  it("/health of a brand's host tells of that brand alone, a stranger's of nothing, and this machine's own of everything", async () => {
    const own = await get("/health", "kickline.localhost");
    expect(own.json()).toEqual({ status: "up", contract: 1, sites: [{ merchant: "KICKLINE", release: expect.any(Number), drift: [] }] });
    expect(own.body).not.toMatch(/aurelune/i);
    for (const host of ["elsewhere.example", "gateway.internal", "10.0.0.7"]) expect((await get("/health", host)).json()).toEqual({ status: "up" });
    const sites = ["aurelune", "kickline"].map((id) => expect.objectContaining({ merchant: id.toUpperCase(), layer: expect.any(String), engine: expect.any(String) }));
    for (const host of ["127.0.0.1:4100", "localhost", "[::1]:4100"]) {
      expect((await get("/health", host)).json()).toMatchObject({ status: "up", contract: 1, merchants: ["AURELUNE", "KICKLINE"], engine: { version: expect.any(String) }, sites });
      // Whoever comes through a proxy, or from another machine, is no operator.
      expect((await get("/health", host, { "x-forwarded-for": "203.0.113.9" })).json()).toEqual({ status: "up" });
      expect((await app.http.inject({ url: "/health", headers: { host }, remoteAddress: "10.0.0.9" })).json()).toEqual({ status: "up" });
    }
    Reflect.set(app.services.config, "healthHosts", ["gateway.internal"]);
    expect((await app.http.inject({ url: "/health", headers: { host: "gateway.internal" }, remoteAddress: "10.0.0.9" })).json()).toMatchObject({ status: "up", sites });
    Reflect.set(app.services.config, "healthHosts", []);
  });

  it("every hostile path of a site has its page or a code", async () => {
    for (const place of ["/*", "/rng/*", "/layer/*/*", "/assets/*", "/a?b=*", "/a?*=1"]) {
      for (const text of hostileTexts) {
        const { statusCode, body } = await get(place.replaceAll("*", encodeURI(text).replaceAll("%25", "%")));
        expect(statusCode, `${place} ${text.slice(0, 40)}`).toBeLessThan(500);
        expect(statusCode === 200 ? body.startsWith("<!doctype html>") : Check(FailureSchema, JSON.parse(body)), `${place} ${text.slice(0, 40)}`).toBe(true);
      }
      expect((await get(place.replaceAll("*", "a%00b"))).json()).toMatchObject({ errorCode: "request.invalid" });
    }
  });

  it("RP-25: a module that is served and not compiled is told once as whitelabel.drift, stands in /health, and goes with its switch", async () => {
    const readDrift = async (): Promise<unknown> =>
      (await get("/health", "kickline.localhost")).json<{ sites: { merchant: string; drift: string[] }[] }>().sites.find(({ merchant }) => merchant === "KICKLINE")?.drift;
    const turn = async (subject: string, state: "on" | "off"): Promise<void> => {
      await applySwitch(app.services.db, { kind: "module", merchant: "kickline", subject, state }, "test");
      await app.services.directory.refresh();
    };
    const listTold = (): unknown[] => app.logged().split("\n").filter((line) => line.includes("whitelabel.drift")).map((line) => JSON.parse(line));
    const before = listTold().length;
    expect(await readDrift()).toEqual([]);
    await turn("ANNOUNCE3", "on");
    // A switch of something else tells nothing again.
    await turn("THEME3", "off");
    expect(await readDrift()).toEqual(["ANNOUNCE3"]);
    await turn("THEME3", "on");
    await turn("ANNOUNCE3", "off");
    expect(await readDrift()).toEqual([]);
    expect(listTold().slice(before)).toMatchObject([{ merchant: "KICKLINE", modules: ["ANNOUNCE3"] }, { merchant: "KICKLINE", modules: [] }]);
  });

  it("GM-35: pictures of every kind are drawn from their code and nothing else, and stay for ever", async () => {
    const picture = await get("/art/games/rng-luna-7.svg");
    for (const path of ["games/rng-luna-7.svg", "games/rng-luna-7.svg?format=square", "games/sea/RNG/LUNA/rng-luna-7.svg", "vendors/AV.svg", "banners/sports-1.svg", "promotions/daily-rebate.svg", "avatars/7.svg"]) {
      const { headers, body } = await get(`/art/${path}`);
      expect(headers, path).toMatchObject({ "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" });
      expect(body, path).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await get("/art/games/rng-luna-7.svg")).body).toBe(picture.body);
    const toBox = async (query: string): Promise<string | undefined> => /viewBox="([^"]+)"/.exec((await get(`/art/games/rng-luna-7.svg${query}`)).body)?.[1];
    expect([await toBox(""), await toBox("?format=wide"), await toBox("?format=square"), await toBox("?format=__proto__")]).toEqual(["0 0 300 400", "0 0 400 250", "0 0 320 320", "0 0 300 400"]);
    for (const path of ["/art/games/x", "/art/__proto__/x.svg", "/art/constructor/x.svg", "/art/toString/x.svg", "/art/none/x.svg", "/art/avatars/0.svg", "/art/games/..%2fx.svg", `/art/games/${"x".repeat(99)}.svg`]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });
});
