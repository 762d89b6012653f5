import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFlips, listLive, openFolderStore } from "@marquee/site-store";
import { askOperator } from "@marquee/start";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";
import { startTestGateway, type TestGateway } from "../test/testGateway.ts";
import { askGateway } from "./trees/askGateway.ts";
import { readStatus } from "./trees/readStatus.ts";

// A brand after its first release, on a gateway that already ran and is restarted once, at the end.
const data = mkdtempSync(join(tmpdir(), "marquee-life-"));
let bench: Bench;
let gateway: TestGateway;

const open = () => startTestGateway(["--data", data, "--brands", bench.brands, "--sites", bench.store]);
beforeAll(async () => {
  bench = openBench(["saltlantern"]);
  gateway = await open();
  bench.copy("saltlantern", "orchid");
  expect(await run("publish", "--all")).toMatchObject({ code: 0 });
}, 180_000);
afterAll(async () => {
  await gateway.stop();
  bench.close();
  rmSync(data, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  bench.brand(
    ...words,
    ...(["publish", "rollback", "move-domain"].includes(words[0] ?? "") ? ["--gateway", gateway.url] : []),
    "--data",
    data,
    "--by",
    "ann",
  );
const page = (host: string, path = "/") => askGateway(gateway.url, host, path, { accept: "text/html" });
const shows = async (host: string, text: string) =>
  expect.poll(async () => (await page(host)).body, { timeout: 10_000 }).toContain(text);
const answers = async (host: string, status: number, path = "/") =>
  expect.poll(async () => (await page(host, path)).status, { timeout: 10_000 }).toBe(status);
const numbersOf = async (id: string) => (await listFlips(openFolderStore(bench.store))).get(id) ?? [];
const readData = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(bench.brands, id, "brand.json"), "utf8"));

describe("a brand's site moves to another host", () => {
  it("visitors of the old host are sent to the same page at the new one, and its open tabs go on", async () => {
    await shows("orchid.localhost", "Brand orchid");
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await page("orchid.localhost")).body)?.[1] ?? "";
    expect(await run("move-domain", "orchid", "orchid.localhost", "www.orchid.localhost")).toMatchObject({
      code: 0,
      out: expect.stringContaining("the merchant sends visitors of host orchid.localhost on to its site"),
    });
    expect(readData("orchid")).toMatchObject({ domains: ["www.orchid.localhost"], movedDomains: ["orchid.localhost"] });
    await shows("www.orchid.localhost", "Brand orchid");
    await answers("orchid.localhost", 308, "/rng/hot?x=1");
    const { headers } = await page("orchid.localhost:4600", "/rng/hot?x=1");
    expect([headers["location"], headers["cache-control"]]).toEqual([
      "http://www.orchid.localhost:4600/rng/hot?x=1",
      "no-store",
    ]);
    expect((await readStatus(gateway.url, "orchid.localhost"))?.info.settings.merchantCode).toBe("ORCHID");
    expect((await page("orchid.localhost", script)).status).toBe(200);
    expect(await bench.brand("drift", "orchid", "--gateway", gateway.url)).toMatchObject({ code: 0 });
  });

  it("refuses another brand's host and one that it does not have, and brand.json stays as it was", async () => {
    const before = readFileSync(join(bench.brands, "orchid/brand.json"), "utf8");
    expect(await run("move-domain", "orchid", "www.orchid.localhost", "saltlantern.localhost")).toMatchObject({
      code: 2,
      err: expect.stringContaining("saltlantern has this one"),
    });
    expect(await run("move-domain", "orchid", "ww.orchid.localhost", "a.localhost")).toMatchObject({
      code: 3,
      err: expect.stringContaining('did you mean "www.orchid.localhost"'),
    });
    expect(await run("move-domain", "orchid", "www.orchid.localhost", "no host")).toMatchObject({
      code: 2,
      err: expect.stringContaining("a host's name"),
    });
    expect(readFileSync(join(bench.brands, "orchid/brand.json"), "utf8")).toBe(before);
    await shows("www.orchid.localhost", "Brand orchid");
  });

  it("the host of a copied folder is not taken by it, neither the old one nor the new one", async () => {
    bench.copy("orchid", "thief");
    for (const domains of [["orchid.localhost"], ["www.orchid.localhost"]]) {
      bench.editData("thief", (brand) => ({ ...brand, domains, movedDomains: [] }));
      expect(await run("publish", "thief")).toMatchObject({
        code: 2,
        err: expect.stringContaining("orchid has this one"),
      });
    }
    rmSync(join(bench.brands, "thief"), { recursive: true });
  });
});

describe("a rollback", () => {
  it("takes hosts and settings back with the page, keeps by name what would harm, and is there after a restart", async () => {
    bench.editData("orchid", (brand) => ({
      ...brand,
      timeZone: "Asia/Tokyo",
      settings: { ...Object(brand["settings"]), ageMin: 25 },
    }));
    expect(await run("publish", "orchid")).toMatchObject({ code: 0 });
    const back = await run("rollback", "orchid", "--to", "1");
    expect(back).toMatchObject({
      code: 0,
      out: expect.stringMatching(/the merchant keeps ageMin at 25: the least age does not go down/),
    });
    expect(back.out).toContain("the merchant shows its site at host orchid.localhost again");
    const isBack = async () => {
      await shows("orchid.localhost", "Brand orchid");
      expect((await readStatus(gateway.url, "orchid.localhost"))?.info.settings).toMatchObject({
        timeZone: expect.not.stringContaining("Tokyo"),
        ageMin: 25,
      });
      expect((await page("www.orchid.localhost")).status).toBe(404);
    };
    await isBack();
    await gateway.stop();
    gateway = await open();
    await isBack();
    expect(await bench.brand("drift", "orchid", "--gateway", gateway.url)).toMatchObject({
      code: 1,
      err: expect.stringContaining('"Asia/Tokyo" in brand.json'),
    });
    expect(await run("publish", "orchid")).toMatchObject({ code: 0 });
    await shows("www.orchid.localhost", "Brand orchid");
  });
});

describe("a brand gets another id", () => {
  it("no visitor sees a difference; folder, history and merchant have the new id, and the old one is told of", async () => {
    const numbers = await numbersOf("orchid");
    const [live] = await listLive(openFolderStore(bench.store), "orchid", numbers, 1);
    await shows("www.orchid.localhost", `/layer/${live?.layer ?? ""}/`);
    expect(await run("rename", "orchid", "jasmine")).toMatchObject({ code: 0 });
    expect([existsSync(join(bench.brands, "orchid")), readData("jasmine")["id"]]).toEqual([false, "jasmine"]);
    expect(await numbersOf("jasmine")).toEqual(numbers);
    const { status, body } = await page("www.orchid.localhost");
    expect([status, body.includes(`/layer/${live?.layer ?? ""}/`)]).toEqual([200, true]);
    expect((await bench.brand("log", "jasmine")).out).toContain("by ann");
    expect((await bench.brand("log", "orchid")).out).toContain("renamed to jasmine");
    expect((await bench.brand("fleet")).out).not.toContain("orchid ");
    expect(await bench.brand("validate", "--all")).toMatchObject({ code: 0 });
    expect(await run("rollback", "jasmine", "--look", "--to", "1")).toMatchObject({ code: 0 });
    expect(await run("publish", "jasmine")).toMatchObject({ code: 0, out: expect.stringContaining("release") });
    await shows("www.orchid.localhost", "Brand orchid");
  });

  it("asked for again goes on; an id that is taken, a host of the platform and an unknown brand are refused", async () => {
    expect(await run("rename", "orchid", "jasmine")).toMatchObject({ code: 0 });
    expect(await run("rename", "jasmine", "saltlantern")).toMatchObject({
      code: 3,
      err: expect.stringContaining("brands/saltlantern is there already"),
    });
    expect(await run("rename", "jasmine", "desk")).toMatchObject({ code: 3 });
    expect(await run("rename", "nobody", "gardenia")).toMatchObject({
      code: 3,
      err: expect.stringContaining('no brand "nobody"'),
    });
    expect(await bench.brand("rename", "jasmine", "gardenia")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--data"),
    });
  });

  it("the old folder from another branch is no brand any more", async () => {
    bench.copy("jasmine", "orchid");
    bench.editData("orchid", (brand) => ({
      ...brand,
      merchantCode: "ORCHIDAGAIN",
      movedDomains: [],
      domains: ["third.localhost"],
    }));
    expect(await run("publish", "orchid")).toMatchObject({
      code: 2,
      err: expect.stringContaining("the brand has the id jasmine now"),
    });
    rmSync(join(bench.brands, "orchid"), { recursive: true });
  });
});

describe("a brand is retired", () => {
  it("its hosts say so or send visitors on, its folder may go, and it comes back as it was", async () => {
    expect(await run("retire", "jasmine", "--note", "The licence ends")).toMatchObject({ code: 0 });
    await answers("www.orchid.localhost", 410);
    const { body, headers } = await page("www.orchid.localhost");
    expect([headers["content-type"], body.includes("This site is closed."), /orchid|jasmine/i.test(body)]).toEqual([
      "text/html; charset=utf-8",
      true,
      false,
    ]);
    expect((await page("www.orchid.localhost", "/wps/system/status")).status).toBe(410);
    expect(await run("publish", "jasmine")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/retired on .*pnpm brand restore jasmine/),
    });
    expect((await bench.brand("fleet")).out).toMatch(/jasmine +release .* retired/);
    expect((await bench.brand("log", "jasmine")).out).toMatch(/retired {2}by ann {2}The licence ends/);
    expect(await bench.brand("drift", "jasmine", "--gateway", gateway.url)).toMatchObject({ code: 0 });
    rmSync(join(bench.brands, "jasmine"), { recursive: true });
    expect(await bench.brand("validate", "--all")).toMatchObject({ code: 0 });
    expect((await bench.brand("gc")).out).not.toContain("jasmine");
    expect(await run("retire", "jasmine", "--redirect", "https://next.example/")).toMatchObject({ code: 0 });
    await answers("www.orchid.localhost", 307, "/rng");
    expect((await page("www.orchid.localhost", "/rng")).headers["location"]).toBe("https://next.example/");
    await gateway.stop();
    gateway = await open();
    await answers("www.orchid.localhost", 307);
    expect(await run("restore", "jasmine")).toMatchObject({ code: 0 });
    await shows("www.orchid.localhost", "Brand orchid");
    await shows("saltlantern.localhost", "Saltlantern");
  });

  it("says what is wrong: no such brand, no gateway's folder, an address that is none", async () => {
    expect(await run("retire", "jasmin")).toMatchObject({
      code: 3,
      err: expect.stringContaining('did you mean "jasmine"'),
    });
    expect(await bench.brand("retire", "saltlantern")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--data"),
    });
    expect(await run("retire", "saltlantern", "--redirect", "javascript:alert(1)")).toMatchObject({
      code: 3,
      err: expect.stringContaining("an address such as"),
    });
    expect(await run("retire", "saltlantern", "--redirect", "https://saltlantern.localhost/")).toMatchObject({
      code: 2,
      err: expect.stringContaining("an address of saltlantern itself"),
    });
    for (const path of ["/retire", "/restore", "/rename"]) {
      for (const id of ["salt\u0000", "__proto__", "x".repeat(1_000), "", 7, null]) {
        const step = path === "/rename" ? { from: id, to: "saltlantern" } : { brand: id };
        expect([path, id, (await askOperator(data, path, { actor: "ann", ...step })).status]).toEqual([path, id, 400]);
      }
    }
    expect((await page("saltlantern.localhost")).status).toBe(200);
  });
});
