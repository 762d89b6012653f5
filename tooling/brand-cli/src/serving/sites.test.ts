import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPort } from "@marquee/ports";
import { flip, getLastFlip, openFolderStore, readLayer, type Store, writeLayer } from "@marquee/site-store";
import { writeTestRelease } from "@marquee/site-store/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openBench } from "../../test/testCli.ts";
import { askGateway } from "../trees/askGateway.ts";

// What a real nginx answers for sites that moved or were retired, for hosts that two brands name, and with TLS.

const bench = openBench([]);
const at = "2026-11-21T00:00:00.000Z";
let folder: string;
let store: Store;
let stop: (() => Promise<void>) | undefined;

beforeAll(() => {
  chmodSync(join(bench.store, ".."), 0o755);
});
afterAll(() => bench.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-nginx-"));
  store = openFolderStore(bench.store);
  rmSync(bench.store, { recursive: true, force: true });
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function publish(brand: string, movedDomains: readonly string[] = []): Promise<number> {
  const release = await writeTestRelease(store, brand, 1, 1);
  const layer = await readLayer(store, release.layer);
  if (layer !== null) await writeLayer(store, { ...layer, brand: { ...layer.brand, movedDomains: [...movedDomains] } });
  await flip(store, release, await getLastFlip(store, brand), { by: "test", at, note: "" });
  return release.number;
}

async function start(...options: readonly string[]): Promise<{ readonly url: string; readonly config: string }> {
  const port = await findPort();
  const { code, out } = await bench.brand("nginx", "--listen", `127.0.0.1:${port}`, "--store", bench.store, ...options);
  expect(code).toBe(0);
  writeFileSync(join(folder, "sites.conf"), out);
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user}load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\ninclude ${folder}/sites.conf;\n}\n`,
  );
  const { status, stderr } = spawnSync("/usr/sbin/nginx", ["-t", "-c", join(folder, "nginx.conf")], {
    encoding: "utf8",
  });
  expect([status, stderr.split("\n").filter((line) => /\[(?:emerg|warn)\]/.test(line))]).toEqual([0, []]);
  const nginx = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  stop = async () => {
    nginx.kill();
    await once(nginx, "exit");
  };
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), { timeout: 20_000, interval: 50 });
  return { url, config: out };
}

describe("brand nginx", () => {
  it("sends visitors of a host that a site moved away from to the same page, and serves open tabs there", async () => {
    await publish("lumen", ["old.localhost"]);
    const { url } = await start();
    const { status, headers } = await askGateway(url, "old.localhost", "/rng?x=1");
    expect([status, headers["location"], headers["cache-control"]]).toEqual([
      308,
      "http://lumen.localhost/rng?x=1",
      "no-store",
    ]);
    expect((await askGateway(url, "old.localhost", "/assets/common.js")).body).toBe("/* common */");
    expect((await askGateway(url, "lumen.localhost", "/")).body).toContain("lumen 1 1");
  });

  it("says that a retired site is gone, or sends its visitors on, for as long as it can come back", async () => {
    const number = await publish("lumen");
    await flip(
      store,
      { brand: "lumen", number },
      1,
      { by: "test", at: new Date().toISOString(), note: "" },
      { retired: {} },
    );
    const other = await publish("tide");
    await flip(
      store,
      { brand: "tide", number: other },
      1,
      { by: "test", at: new Date().toISOString(), note: "" },
      { retired: { redirect: "https://next.example/" } },
    );
    const old = await publish("ember");
    await flip(
      store,
      { brand: "ember", number: old },
      1,
      { by: "test", at: "2026-01-01T00:00:00.000Z", note: "" },
      { retired: {} },
    );
    const { url } = await start();
    expect((await askGateway(url, "lumen.localhost", "/")).status).toBe(410);
    expect((await askGateway(url, "lumen.localhost", "/assets/common.js")).status).toBe(410);
    const { status, headers } = await askGateway(url, "tide.localhost", "/rng");
    expect([status, headers["location"]]).toEqual([307, "https://next.example/"]);
    expect((await askGateway(url, "ember.localhost", "/")).status).toBe(404);
  });

  it("writes no name twice: of two releases that name a host the older site has it, and the other is told of", async () => {
    await publish("tide");
    const thief = await writeTestRelease(store, "lumen", 2, 2);
    await store.put(
      `releases/lumen/${String(thief.number).padStart(6, "0")}.json`,
      JSON.stringify({ ...thief, hosts: ["tide.localhost", "lumen.localhost"] }),
    );
    await flip(store, thief, 0, { by: "test", at: "2026-11-22T00:00:00.000Z", note: "" });
    const { url, config } = await start();
    expect(config).toContain("# lumen: tide.localhost is tide's, which was there first");
    expect([...config.matchAll(/server_name [^;]*\btide\.localhost/g)]).toHaveLength(1);
    expect((await askGateway(url, "tide.localhost", "/")).body).toContain("tide 1 1");
    expect((await askGateway(url, "lumen.localhost", "/")).body).toContain("lumen 2 2");
  });

  it("serves with TLS, sends plain requests there, and shakes hands with no other name", async () => {
    await publish("lumen");
    const certificates = join(folder, "live");
    mkdirSync(join(certificates, "lumen.localhost"), { recursive: true });
    const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) =>
      join(certificates, "lumen.localhost", name),
    );
    execFileSync(
      "/usr/bin/openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        key ?? "",
        "-out",
        certificate ?? "",
        "-days",
        "2",
        "-subj",
        "/CN=lumen.localhost",
      ],
      { stdio: "ignore" },
    );
    const port = await findPort();
    const { url } = await start(
      "--certificates",
      certificates,
      "--listen-tls",
      `127.0.0.1:${port}`,
      "--challenges",
      folder,
    );
    const ask = (host: string) =>
      new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
        const asked = request(
          { host: "127.0.0.1", port, servername: host, headers: { host }, rejectUnauthorized: false },
          (answer) => {
            let body = "";
            answer.on("data", (part: Buffer) => (body += part.toString()));
            answer.on("end", () =>
              resolve({
                status: answer.statusCode ?? 0,
                policy: String(answer.headers["strict-transport-security"]),
                body,
              }),
            );
          },
        );
        asked.on("error", reject);
        asked.end();
      });
    expect(await ask("lumen.localhost")).toEqual({
      status: 200,
      policy: "max-age=31536000",
      body: expect.stringContaining("lumen 1 1"),
    });
    await expect(ask("elsewhere.localhost")).rejects.toThrow(/unrecognized name|alert/i);
    const plain = await askGateway(url, "lumen.localhost", "/rng?x=1");
    expect([plain.status, plain.headers["location"]]).toEqual([308, "https://lumen.localhost/rng?x=1"]);
    mkdirSync(join(folder, ".well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(folder, ".well-known/acme-challenge/token"), "proof");
    chmodSync(folder, 0o755);
    expect((await askGateway(url, "lumen.localhost", "/.well-known/acme-challenge/token")).body).toBe("proof");
  });

  it("names a folder that nginx's own user cannot enter", async () => {
    await publish("lumen");
    chmodSync(bench.store, 0o700);
    const { out } = await bench.brand("nginx", "--store", bench.store);
    chmodSync(bench.store, 0o755);
    expect(out).toContain(`# ${bench.store} is closed to other users`);
    expect((await bench.brand("nginx", "--store", bench.store)).out).not.toContain(`# ${bench.store} is closed`);
  });
});
