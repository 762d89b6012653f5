import { toNginxMain } from "../test/toNginxMain.ts";
import { postBytes } from "../test/postBytes.ts";
import { readFirstEvent } from "../test/readFirstEvent.ts";
import { getLive } from "../test/getLive.ts";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploadPicture } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { holdsMark, listBrandMarks } from "@marquee/vite";
import { findPort } from "@marquee/ports";
import { openFolderStore, picturePolicy, readEngine, readLayer, type Release } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";
import { startTestGateway } from "../test/testGateway.ts";
import { askGateway } from "./trees/askGateway.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-serving-"));
const origins = {
  image: "https://pictures.example",
  launch: "https://games.example",
  widgets: "http://widgets.localhost",
};
const stops: (() => Promise<void>)[] = [];
const addresses = new Map<string, string>();
const immutable = "public, max-age=31536000, immutable";
let bench: Bench;
let first: Release;
let live: Release;

async function startGateway(): Promise<void> {
  const env = {
    MARQUEE_IMAGE_HOSTS: origins.image,
    MARQUEE_LAUNCH_HOSTS: origins.launch,
    MARQUEE_WIDGET_HOST: origins.widgets,
    MARQUEE_GEETEST_ID: "0123456789abcdef",
    MARQUEE_GEETEST_KEY: "geetest-key",
    MARQUEE_TRUST_PROXY: "127.0.0.1",
    MARQUEE_COUNTRY_HEADER: "x-country",
  };
  const { url, stop } = await startTestGateway(
    ["--data", join(folder, "gateway"), "--brands", bench.brands, "--sites", bench.store],
    env,
  );
  addresses.set("gateway", url);
  stops.push(stop);
}

async function startNginx(): Promise<void> {
  const port = await findPort();
  const hosts = ["--image-hosts", origins.image, "--launch-hosts", origins.launch, "--widget-host", origins.widgets];
  const gateway = addresses.get("gateway") ?? "";
  const places = ["--listen", `127.0.0.1:${port}`, "--gateway", gateway, "--store", bench.store];
  const { code, out } = await bench.brand("nginx", ...places, ...hosts);
  expect(code).toBe(0);
  writeFileSync(join(folder, "sites.conf"), out);
  writeFileSync(join(folder, "nginx.conf"), toNginxMain(folder));
  const { status, stderr } = spawnSync("/usr/sbin/nginx", ["-t", "-c", join(folder, "nginx.conf")], {
    encoding: "utf8",
  });
  expect([status, stderr.split("\n").filter((line) => line.includes("[emerg]"))]).toEqual([0, []]);
  const nginx = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  stops.push(async () => {
    nginx.kill();
    await once(nginx, "exit");
  });
  addresses.set("nginx", `http://127.0.0.1:${port}`);
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404), {
    timeout: 20_000,
    interval: 100,
  });
}

beforeAll(async () => {
  bench = openBench(["kickline", "aurelune"]);
  expect(await bench.brand("publish", "--all", "--unchecked")).toMatchObject({ code: 0 });
  first = await getLive(openFolderStore(bench.store));
  bench.edit("kickline/tokens/dark.tokens.json", (text) => text.replace("#0d0f0e", "#0d0f10"));
  expect(await bench.brand("publish", "kickline", "--unchecked")).toMatchObject({ code: 0 });
  live = await getLive(openFolderStore(bench.store));
  await startGateway();
  await startNginx();
}, 180_000);

afterAll(async () => {
  for (const stop of stops) await stop();
  bench.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = {
  what: string;
  host: string;
  path: string;
  status: number;
  coding?: string;
  type?: string;
  page?: string;
  cache?: string;
  policy?: string;
  isNeutral?: boolean;
};

/** One table for both servers: host, path, request and expected answer. */
const listCases = async (): Promise<readonly Row[]> => {
  const engine = await readEngine(openFolderStore(bench.store), live.engine);
  const entry = `/${engine?.entry ?? ""}`;
  const host = "kickline.localhost";
  const widgets = new URL(origins.widgets).hostname;
  const html = { status: 200, type: "text/html; charset=utf-8" };
  const missing = { ...html, status: 404 };
  const nothing = { status: 404, isNeutral: true };
  const script = { status: 200, type: "application/javascript; charset=utf-8", cache: immutable };
  const styles = { status: 200, type: "text/css; charset=utf-8", cache: immutable };
  return [
    { what: "home", host, path: "/", ...html, page: "home" },
    { what: "home by another address", host, path: "/register.html", ...html, page: "home" },
    { what: "login", host, path: "/login", ...html, page: "login" },
    { what: "any page, in capitals", host, path: "/RNG/?x=1", ...html, page: "app" },
    { what: "an address without a page", host, path: "/rng/hot?x=1", ...missing, page: "app" },
    { what: "a page, brotli", host, path: "/", coding: "br", ...html, page: "home" },
    { what: "a page, gzip", host, path: "/", coding: "gzip", ...html, page: "home" },
    { what: "another brand's page", host: "aurelune.localhost", path: "/", ...html, page: "home" },
    { what: "a script", host, path: entry, ...script },
    { what: "a script, brotli", host, path: entry, coding: "br", ...script },
    { what: "a script, gzip", host, path: entry, coding: "gzip", ...script },
    { what: "styles", host, path: `/layer/${live.layer}/tokens.css`, coding: "br", ...styles },
    {
      what: "a picture",
      host,
      path: `/layer/${live.layer}/icon-192.png`,
      status: 200,
      type: "image/png",
      cache: immutable,
    },
    {
      what: "a picture that is a document",
      host,
      path: `/layer/${live.layer}/favicon.svg`,
      status: 200,
      type: "image/svg+xml",
      cache: immutable,
      policy: picturePolicy,
    },
    { what: "the release before", host, path: `/layer/${first.layer}/tokens.css`, ...styles },
    { what: "another brand's layer", host: "aurelune.localhost", path: `/layer/${live.layer}/tokens.css`, status: 404 },
    { what: "a script that is not there", host, path: "/assets/none.js", status: 404 },
    { what: "the store itself", host, path: `/${live.html["home.EN"] ?? ""}`, ...missing, page: "app" },
    { what: "a flip", host, path: "/assets/../flips/kickline.000001.json", ...missing, page: "app" },
    { what: "an unknown host", host: "elsewhere.example", path: "/", ...nothing },
    { what: "an unknown host's script", host: "elsewhere.example", path: entry, ...nothing },
    { what: "a widget", host: widgets, path: "/widgets/geetest", ...html, cache: "no-store" },
    {
      what: "a widget's script",
      host: widgets,
      path: "/widgets/geetest.js",
      status: 200,
      type: "text/javascript; charset=utf-8",
      cache: "public, max-age=3600",
    },
    { what: "an unknown widget", host: widgets, path: "/widgets/none", ...nothing },
    { what: "the widgets' host", host: widgets, path: "/", ...nothing },
    { what: "a script at the widgets' host", host: widgets, path: entry, ...nothing },
    { what: "a call at the widgets' host", host: widgets, path: "/wps/system/status", ...nothing },
    { what: "a widget at a brand's host", host, path: "/widgets/geetest", status: 404 },
    { what: "a call", host, path: "/wps/system/status", status: 200, type: "application/json; charset=utf-8" },
    { what: "health", host, path: "/health", status: 200, type: "application/json; charset=utf-8" },
  ];
};

describe.each(["gateway", "nginx"])("%s", (server) => {
  it("serves one and the same table of host, path, encoding, cache and policy", async () => {
    const marks = listBrandMarks(bench.brands);
    for (const row of await listCases()) {
      const { status, headers, body } = await askGateway(
        addresses.get(server) ?? "",
        row.host,
        row.path,
        row.coding === undefined ? {} : { "accept-encoding": row.coding },
      );
      expect([row.what, status, row.type && headers["content-type"]], row.what).toEqual([
        row.what,
        row.status,
        row.type,
      ]);
      if (row.cache !== undefined) expect([row.what, headers["cache-control"]]).toEqual([row.what, row.cache]);
      if (row.status === 200 && row.coding !== undefined)
        expect([row.what, headers["content-encoding"]]).toEqual([row.what, row.coding]);
      if (row.status === 200 && row.coding === undefined)
        expect([row.what, headers["content-encoding"]]).toEqual([row.what, undefined]);
      if (row.page !== undefined) {
        expect([row.what, ["no-cache", "private, no-store"].includes(String(headers["cache-control"]))]).toEqual([
          row.what,
          true,
        ]);
        const policy = String(headers["content-security-policy"]);
        const release = row.host === "kickline.localhost" ? live : null;
        for (const source of [
          ...(release?.scriptHashes ?? []),
          ...(release?.styleHashes ?? []),
          `img-src 'self' data: ${origins.image}`,
          `frame-src ${origins.launch} ${origins.widgets}`,
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ])
          expect([row.what, policy.includes(source)]).toEqual([row.what, true]);
        if (row.coding === undefined)
          expect([row.what, body.includes('mq-sk-hero"')]).toEqual([row.what, row.page === "home"]);
      }
      if (row.policy !== undefined)
        expect([row.what, headers["content-security-policy"], headers["x-content-type-options"]]).toEqual([
          row.what,
          row.policy,
          "nosniff",
        ]);
      if (row.isNeutral === true)
        expect([row.what, marks.filter((mark) => holdsMark(body, mark))]).toEqual([row.what, []]);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  it("believes no client about its host, and health of a brand's host tells only itself", async () => {
    const claims = {
      "x-forwarded-host": "aurelune.localhost",
      forwarded: "host=aurelune.localhost",
      "x-real-ip": "203.0.113.9",
    };
    const { body } = await askGateway(addresses.get(server) ?? "", "kickline.localhost", "/wps/system/status", claims);
    expect(JSON.parse(body)).toMatchObject({
      value: { info: { settings: { merchantCode: "KICKLINE" } }, location: { ip: "127.0.0.1" } },
    });
    const health = (await askGateway(addresses.get(server) ?? "", "kickline.localhost", "/health", claims)).body;
    expect(JSON.parse(health)).toMatchObject({ status: "up", sites: [{ merchant: "KICKLINE" }] });
    expect(health).not.toMatch(/aurelune|commit|engine/i);
  });

  it("answers in the visitor's language where the brand has it, else in the brand's own", async () => {
    const ask = async (lang: string) =>
      (await askGateway(addresses.get(server) ?? "", "aurelune.localhost", "/", { cookie: `lang=${lang}` })).body;
    expect(
      [await ask("VI"), await ask("XX"), await ask("../x")].map((body) => /<html lang="([^"]+)"/.exec(body)?.[1]),
    ).toEqual(["vi-VN", "en", "en"]);
  });
});

describe.each(["gateway", "nginx"])("%s", (server) => {
  it("passes on the largest body that any call takes", async () => {
    const most = Math.max(...rows.map(({ endpoint }) => endpoint.bodyLimit));
    expect(most).toBeGreaterThan(5 * 1024 * 1024);
    const address = addresses.get(server) ?? "";
    const { status, body } = await postBytes(address, "kickline.localhost", uploadPicture.path, most);
    const said = `${status} ${/"errorCode":"([^"]*)"/.exec(body)?.[1] ?? ""}`;
    expect(said).toBe("401 login.not.session");
  });

  it("serves no link that stands in the store", async () => {
    const path = `/layer/${live.layer}/icon-192.png`;
    const key = (await readLayer(openFolderStore(bench.store), live.layer))?.files["icon-192.png"] ?? "";
    const file = join(bench.store, key);
    const bytes = readFileSync(file);
    rmSync(file);
    symlinkSync("/etc/passwd", file);
    const { status, body } = await askGateway(addresses.get(server) ?? "", "kickline.localhost", path);
    rmSync(file);
    writeFileSync(file, bytes);
    expect([status >= 400, body.includes("root:")]).toEqual([true, false]);
    expect((await askGateway(addresses.get(server) ?? "", "kickline.localhost", path)).status).toBe(200);
  });
});

describe("brand nginx", () => {
  it("hands on no address, protocol or country that a client claims, by whatever name", async () => {
    const claims = {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
      "x-country": "SG",
      "cf-ipcountry": "SG",
      "x-country-code": "SG",
    };
    const { body, headers } = await askGateway(
      addresses.get("nginx") ?? "",
      "kickline.localhost",
      "/wps/captcha?format=json",
      claims,
    );
    expect(JSON.parse(body)).toMatchObject({ success: true });
    // `secure` is false because nginx was asked without TLS.
    expect(String(headers["set-cookie"])).not.toContain("Secure");
    const status = await askGateway(addresses.get("nginx") ?? "", "kickline.localhost", "/wps/system/status", claims);
    expect(JSON.parse(status.body)).toMatchObject({ value: { location: { ip: "127.0.0.1", country: "ZZ" } } });
  });
});

it.each(["gateway", "nginx"])("SH-18: %s passes live events on while the stream is open", async (server) =>
  expect(await readFirstEvent(addresses.get(server) ?? "", "kickline.localhost")).toMatch(/^event: ready\n/),
);
