import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { rows } from "@marquee/contract/schema";
import { heroMark, statusMark } from "@marquee/whitelabel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applySwitch, type Switch } from "../operator/switches.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

const engines = { aurelune: "a".repeat(32), kickline: "b".repeat(32) } as const;
const layers = { aurelune: "c".repeat(32), kickline: "d".repeat(32) } as const;

function write(store: string, path: string, text: string): void {
  const file = join(store, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}

function publish(store: string, brand: "aurelune" | "kickline", languages: readonly string[]): void {
  const pages = languages.flatMap((language) => ["home", "app", ...(brand === "aurelune" ? ["login"] : [])].map((page) => `${page}.${language}`));
  for (const page of pages) write(store, `sites/${brand}/${page}.html`, `<!doctype html><title>${brand} ${page}</title>${page.startsWith("home") ? heroMark : ""}${statusMark}`);
  const manifest = {
    brand,
    merchantCode: brand.toUpperCase(),
    hosts: [`${brand}.localhost`],
    engine: engines[brand],
    layer: layers[brand],
    html: Object.fromEntries(pages.map((page) => [page, `${page}.html`])),
    languages,
    defaultLanguage: "EN",
    scriptHashes: ["'sha256-script'"],
    styleHashes: ["'sha256-style'"],
    preload: [],
  };
  write(store, `engines/${engines[brand]}/assets/main-1.js`, `/* engine of ${brand} */`);
  write(store, `layers/${layers[brand]}/tokens.css`, `:root{--brand:${brand}}`);
  write(store, `sites/${brand}/site.json`, JSON.stringify(manifest));
}

const readBlock = (html: string, id: string): string =>
  new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? "";

describe("sites", () => {
  let app: TestApp;
  let store: string;

  beforeAll(async () => {
    store = mkdtempSync(join(tmpdir(), "marquee-store-"));
    publish(store, "aurelune", ["EN", "VI"]);
    publish(store, "kickline", ["EN"]);
    app = await openTestApp({ MARQUEE_SITES: store, MARQUEE_LAUNCH_HOSTS: "https://games.example", MARQUEE_IMAGE_HOSTS: "https://pictures.example" });
  });
  afterAll(async () => {
    await app.close();
    rmSync(store, { recursive: true });
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

  const toStatusSwitch = (state: "open" | "maintenance" | "restricted"): Switch => ({
    kind: "status", merchant: "aurelune", subject: "site", state, ...(state === "restricted" ? { countries: ["*"] } : {}),
  });
  const toBannerSwitch = (state: "on" | "off"): Switch => ({ kind: "module", merchant: "aurelune", subject: "BANNER3", state });

  it.each([
    ["in maintenance", toStatusSwitch("maintenance"), toStatusSwitch("open")],
    ["from a restricted region", toStatusSwitch("restricted"), toStatusSwitch("open")],
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

  it("hashed files are immutable, and each host has its own engine's and layer's only", async () => {
    const script = await get("/assets/main-1.js");
    expect([script.statusCode, script.body, script.headers["cache-control"]]).toEqual([200, "/* engine of aurelune */", "public, max-age=31536000, immutable"]);
    expect((await get("/assets/main-1.js", "kickline.localhost")).body).toBe("/* engine of kickline */");
    expect((await get(`/layer/${layers.aurelune}/tokens.css`)).body).toContain("aurelune");
    expect((await get(`/layer/${layers.aurelune}/tokens.css`, "kickline.localhost")).statusCode).toBe(404);
    for (const path of ["/assets/none.js", "/assets/../../../sites/kickline/site.json", `/layer/${layers.aurelune}/..%2f..%2fsites%2fkickline%2fsite.json`]) {
      const answer = await get(path);
      expect(answer.body.includes("KICKLINE"), path).toBe(false);
    }
  });

  it("a call that does not exist is no page, and /health names each site's layer", async () => {
    expect((await get("/wps/none")).json()).toMatchObject({ errorCode: "path.unknown" });
    expect((await get("/health")).json()).toMatchObject({ status: "up", layers: { AURELUNE: layers.aurelune, KICKLINE: layers.kickline } });
  });

  it("X-71: /docs describes every row and method", async () => {
    const document = (await get("/docs/openapi.json")).json<{ openapi: string; paths: Record<string, Record<string, { operationId: string }>> }>();
    expect(document.openapi).toBe("3.1.0");
    for (const { endpoint } of rows) {
      expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId).toBe(endpoint.name);
      expect(Object.keys(document.paths[endpoint.path] ?? {})).toHaveLength(1 + endpoint.alsoMethods.length);
    }
    expect((await get("/docs")).body).toContain("getBalance");
  });

  it("GM-35: pictures of every kind are drawn from their code and nothing else, and stay for ever", async () => {
    const picture = await get("/art/games/rng-luna-7.svg");
    for (const path of ["games/rng-luna-7.svg", "games/rng-luna-7.svg?format=square", "vendors/AV.svg", "banners/sports-1.svg", "promotions/daily-rebate.svg", "avatars/7.svg"]) {
      const { headers, body } = await get(`/art/${path}`);
      expect(headers, path).toMatchObject({ "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" });
      expect(body, path).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await get("/art/games/rng-luna-7.svg")).body).toBe(picture.body);
    const toBox = async (query: string): Promise<string | undefined> => /viewBox="([^"]+)"/.exec((await get(`/art/games/rng-luna-7.svg${query}`)).body)?.[1];
    expect([await toBox(""), await toBox("?format=wide"), await toBox("?format=square"), await toBox("?format=__proto__")]).toEqual(["0 0 300 400", "0 0 400 250", "0 0 320 320", "0 0 300 400"]);
    for (const path of ["/art/games/x", "/art/none/x.svg", "/art/avatars/0.svg", "/art/games/..%2fx.svg", `/art/games/${"x".repeat(99)}.svg`]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });
});
