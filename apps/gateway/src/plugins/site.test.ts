import { brotliDecompressSync } from "node:zlib";
import { FailureSchema } from "@marquee/contract/schema";
import { sql } from "kysely";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../switches/Switch.ts";
import { hostileTexts } from "../../test/hostileContents.ts";
import { addVendor } from "../../test/addVendor.ts";
import { type TestApp } from "../../test/openTestApp.ts";
import { goLive, openTestSites, publish, readBlock, type TestSites } from "../../test/testSites.ts";

describe("sites", () => {
  let sites: TestSites;
  let app: TestApp;
  let get: TestSites["get"];

  beforeAll(async () => {
    sites = await openTestSites();
    ({ app, get } = sites);
  });
  afterAll(() => sites.close());

  it("SH-01: every path of a page gets the host's own HTML, home and its aliases the home's", async () => {
    for (const path of ["/", "/index", "/index.html", "/home", "/register"])
      expect((await get(path)).body, path).toContain("aurelune home.EN");
    for (const path of ["/rng", "/game?x=1", "/no/such/page"])
      expect((await get(path)).body, path).toContain("aurelune app.EN");
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN");
    expect((await get("/", "elsewhere.example")).statusCode).toBe(404);
  });

  it("RT-28: an address that shows no page is answered with 404 and the page that says so", async () => {
    for (const path of [
      "/",
      "/index.html",
      "/rng",
      "/RNG/",
      "/game?x=1",
      "/login",
      "/terms",
      "/privacy",
      "/safer-play",
    ])
      expect((await get(path)).statusCode, path).toBe(200);
    for (const path of ["/member", "/member/transactionHistory"]) expect((await get(path)).statusCode, path).toBe(200);
    for (const path of [
      "/no/such/page",
      "/not-found",
      "/member/noSuchPanel",
      "/member/constructor",
      "/agent/noSuchPanel",
      "/rng/x",
    ]) {
      const { statusCode, body, headers } = await get(path);
      expect([statusCode, headers["content-type"]], path).toEqual([404, "text/html; charset=utf-8"]);
      expect(body, path).toContain("aurelune app.EN");
    }
    // A page whose module is off does not exist either.
    const toHot = (state: "on" | "off"): Switch => ({
      kind: "module",
      merchant: "aurelune",
      subject: "LOBBYHOT3",
      state,
    });
    const { db, tenantRegistry } = app.services;
    expect((await get("/hot")).statusCode).toBe(200);
    await applySwitch(db, toHot("off"), "test");
    await tenantRegistry.refresh();
    const { statusCode } = await get("/hot");
    await applySwitch(db, toHot("on"), "test");
    await tenantRegistry.refresh();
    expect(statusCode).toBe(404);
  });

  it("RT-28: the page of a category without vendors does not exist, and is there with its first vendor", async () => {
    const { db, tenantRegistry } = app.services;
    const lobbies = ["/elott", "/live", "/sports", "/fish", "/pvp", "/esports", "/cockfight"];
    for (const path of [...lobbies, "/LIVE/"]) expect((await get(path)).statusCode, path).toBe(404);
    for (const path of ["/rng", "/inhouse"]) expect((await get(path)).statusCode, path).toBe(200);
    await addVendor(db, "LIVE", "TEST");
    for (const state of ["off", "on"] as const) {
      await applySwitch(db, { kind: "module", merchant: "aurelune", subject: "LOBBYHOT3", state }, "test");
      await tenantRegistry.refresh();
    }
    for (const path of ["/live", "/LIVE/?vendor=TEST"]) expect((await get(path)).statusCode, path).toBe(200);
    expect((await get("/live", "kickline.localhost")).statusCode).toBe(404);
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

  it("AN-08: the first announcement for guests is in the HTML by its title alone, and not without the line", async () => {
    const { db, tenantRegistry } = app.services;
    const { player } = JSON.parse(readBlock((await get("/")).body, "mq-notice"));
    expect(player).toMatchObject([{ title: "Welcome", content: "", type: "PL" }]);
    const turn = async (state: "on" | "off"): Promise<void> => {
      await applySwitch(db, { kind: "module", merchant: "aurelune", subject: "MARQUEE3", state }, "test");
      await tenantRegistry.refresh();
    };
    await turn("off");
    expect((await get("/")).body).not.toContain("mq-notice");
    await turn("on");
  });

  it("X-55: of a first banner whose pictures are compared the HTML draws none, and names all of them and a ticket", async () => {
    const { db } = app.services;
    const first = sql`tenant_id = 'aurelune' and id = 'seed-1'`;
    const other = JSON.stringify([{ picture: "/art/banners/other.svg", phonePicture: null }]);
    await sql`update banners set variants = ${other}::jsonb where ${first}`.execute(db);
    const { body, headers } = await get("/");
    await sql`update banners set variants = '[]' where ${first}`.execute(db);
    expect([headers["link"], body.includes("<img")]).toEqual([undefined, false]);
    const { banners } = JSON.parse(readBlock(body, "mq-banners"));
    expect(banners[0]).toMatchObject({ ticket: expect.any(String), variants: [{}, { url: "/art/banners/other.svg" }] });
  });

  const toStatusSwitch = (state: "open" | "maintenance"): Switch => ({
    kind: "status",
    merchant: "aurelune",
    subject: "site",
    state,
  });
  const toRegionSwitch = (state: "open" | "restricted"): Switch => ({
    kind: "region",
    merchant: "aurelune",
    subject: "site",
    state,
  });
  const toBannerSwitch = (state: "on" | "off"): Switch => ({
    kind: "module",
    merchant: "aurelune",
    subject: "BANNER3",
    state,
  });

  it.each([
    ["in maintenance", toStatusSwitch("maintenance"), toStatusSwitch("open")],
    ["from a restricted region", toRegionSwitch("restricted"), toRegionSwitch("open")],
    ["with banners off", toBannerSwitch("off"), toBannerSwitch("on")],
  ])("SH-05, SH-06: %s the HTML holds the status and no banner", async (_case, before, after) => {
    const { db, tenantRegistry } = app.services;
    await applySwitch(db, before, "test");
    await tenantRegistry.refresh();
    const { body, headers } = await get("/");
    await applySwitch(db, after, "test");
    await tenantRegistry.refresh();
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

  it("X-55: the page that shows a draft by its link is kept by nobody, found by nobody, and tells nobody where it was", async () => {
    for (const path of ["/preview", "/Preview/", "/preview?x=1"]) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers["x-robots-tag"], headers["referrer-policy"], headers["cache-control"]]).toEqual([
        200,
        "noindex, nofollow",
        "no-referrer",
        "private, no-store",
      ]);
    }
    expect((await get("/")).headers["x-robots-tag"]).toBeUndefined();
  });

  it("follows a release and a rollback within a second, and keeps serving what open tabs ask for", async () => {
    const { number } = await publish(sites.store, "aurelune", 2);
    await expect.poll(async () => (await get("/")).body).toContain("aurelune home.EN 2");
    expect((await get("/assets/main-2.js")).statusCode).toBe(200);
    expect((await get("/assets/main-1.js")).statusCode).toBe(200);
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN 1");
    expect((await get("/health")).json()).toMatchObject({
      sites: expect.arrayContaining([expect.objectContaining({ merchant: "AURELUNE", release: number })]),
    });
    await goLive(sites.store, sites.first);
    await expect.poll(async () => (await get("/")).body).toContain("aurelune home.EN 1");
    expect((await get("/assets/main-2.js")).statusCode).toBe(200);
  });

  it("goes on with a site whose next release cannot be read", async () => {
    await goLive(sites.store, { brand: "kickline", number: 99 });
    await expect.poll(() => app.logged()).toContain("a site could not be read");
    expect((await get("/", "kickline.localhost")).body).toContain("kickline home.EN 1");
    expect((await get("/")).body).toContain("aurelune home.EN 1");
  });

  it("a call that does not exist is no page", async () => {
    expect((await get("/wps/none")).json()).toMatchObject({ errorCode: "path.unknown" });
  });

  it("every hostile path of a site has its page or a code", async () => {
    for (const place of ["/*", "/rng/*", "/layer/*/*", "/assets/*", "/a?b=*", "/a?*=1"]) {
      for (const text of hostileTexts) {
        const { statusCode, body } = await get(place.replaceAll("*", encodeURI(text).replaceAll("%25", "%")));
        expect(statusCode, `${place} ${text.slice(0, 40)}`).toBeLessThan(500);
        expect(
          statusCode === 200 || body.startsWith("<")
            ? body.startsWith("<!doctype html>")
            : Check(FailureSchema, JSON.parse(body)),
          `${place} ${text.slice(0, 40)}`,
        ).toBe(true);
      }
      expect((await get(place.replaceAll("*", "a%00b"))).json()).toMatchObject({ errorCode: "request.invalid" });
    }
  });
});
