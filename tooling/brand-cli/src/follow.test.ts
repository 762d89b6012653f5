import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFlips, openFolderStore } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";
import { startTestGateway, type TestGateway } from "../test/testGateway.ts";
import { askGateway } from "./trees/askGateway.ts";
import { askOperator } from "./trees/askOperator.ts";
import { readStatus } from "./trees/readStatus.ts";

// A gateway that ran before the brand was changed, and is not restarted.
const data = mkdtempSync(join(tmpdir(), "marquee-follow-"));
let bench: Bench;
let gateway: TestGateway;

beforeAll(async () => {
  bench = openBench(["kickline"]);
  gateway = await startTestGateway(["--data", data, "--brands", bench.brands, "--sites", bench.store]);
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  bench.close();
  rmSync(data, { recursive: true, force: true });
});

const publish = (id: string, ...words: string[]) =>
  bench.brand("publish", id, "--gateway", gateway.url, "--data", data, "--by", "ann", ...words);
const setAge = (ageMin: number) =>
  bench.editData("kickline", (brand) => ({ ...brand, settings: { ...Object(brand["settings"]), ageMin } }));
const settingsOf = async (host: string) => (await readStatus(gateway.url, host))?.info.settings;

describe("brand explain --data", () => {
  it("says who switched a module and when, whether it is on or off now, and that it asked the gateway", async () => {
    const explain = async () =>
      (await bench.brand("explain", "kickline", "BANNER3", "--gateway", gateway.url, "--data", data)).out.split("\n");
    const set = (actor: string, state: string) =>
      askOperator(data, "/switch", {
        actor,
        wanted: { kind: "module", merchant: "kickline", subject: "BANNER3", state },
      });
    const source = `kickline: the tree is that of ${gateway.url} for kickline.localhost, read now`;
    expect(await explain()).toEqual([
      expect.stringMatching(/^kickline BANNER3: on, decided by the gateway.*\(no operator switched it\)$/),
      source,
    ]);
    await set("bob", "off");
    expect(await explain()).toEqual([
      expect.stringMatching(/^kickline BANNER3: off, decided by the gateway.*\(switched by bob at 2\d{3}-\d\d-.+\)$/),
      source,
    ]);
    await set("carol", "on");
    expect(await explain()).toEqual([
      expect.stringMatching(/^kickline BANNER3: on, .*\(switched by carol at 2\d{3}-\d\d-.+\)$/),
      source,
    ]);
    expect(
      await bench.brand("explain", "kickline", "--gateway", gateway.url, "--data", join(data, "nowhere")),
    ).toMatchObject({ code: 3, err: expect.stringContaining("no gateway listens") });
  });
});

describe("the merchant follows a publish", () => {
  it("shows what it gains, loses and keeps, and has it with the release; drift sees nothing then", async () => {
    expect(await publish("kickline")).toMatchObject({ code: 0, err: "" });
    setAge(22);
    bench.editData("kickline", (brand) => ({ ...brand, domains: ["kickline.localhost", "www.kickline.localhost"] }));
    const plan = [
      "kickline: the merchant changes ageMin from 20 to 22",
      "kickline: the merchant gains host www.kickline.localhost",
    ];
    expect(await bench.brand("drift", "kickline", "--gateway", gateway.url)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /ageMin is 20 at the gateway, 22 in brand.json[^]*host www\.kickline\.localhost: the gateway knows no merchant there/,
      ),
    });
    expect((await publish("kickline", "--plan")).out.split("\n")).toEqual(expect.arrayContaining(plan));
    expect((await settingsOf("kickline.localhost"))?.ageMin).toBe(20);
    expect((await publish("kickline")).out.split("\n")).toEqual(
      expect.arrayContaining(["kickline: release 2 is live", ...plan]),
    );
    expect((await settingsOf("www.kickline.localhost"))?.ageMin).toBe(22);
    await expect
      .poll(async () => (await askGateway(gateway.url, "www.kickline.localhost", "/", { accept: "text/html" })).status)
      .toBe(200);
    expect(await bench.brand("drift", "kickline", "--gateway", gateway.url)).toMatchObject({
      code: 0,
      out: expect.stringContaining("kickline: none"),
    });
    expect((await bench.brand("report", "kickline")).out).toContain("the merchant changes ageMin from 20 to 22.");
  });

  it("refuses by name what would harm, and what was live stays", async () => {
    const before = (await listFlips(openFolderStore(bench.store))).get("kickline");
    setAge(20);
    expect(await publish("kickline")).toMatchObject({
      code: 2,
      err: expect.stringContaining("ageMin: the least age does not go down from 22 to 20"),
    });
    expect((await listFlips(openFolderStore(bench.store))).get("kickline")).toEqual(before);
    setAge(22);
  });

  it("refuses a publish to a gateway whose merchant says otherwise and may not follow", async () => {
    bench.editData("kickline", (brand) => ({ ...brand, timeZone: "Asia/Tokyo" }));
    expect(await bench.brand("publish", "kickline", "--gateway", gateway.url)).toMatchObject({
      code: 5,
      err: expect.stringMatching(
        /timeZone is "[^"]+" at the gateway, "Asia\/Tokyo" in brand\.json; name the gateway's folder with --data/,
      ),
    });
    expect(
      await bench.brand("publish", "kickline", "--gateway", gateway.url, "--data", join(data, "nothing")),
    ).toMatchObject({ code: 3, err: expect.stringContaining("no gateway listens") });
    expect(await publish("kickline")).toMatchObject({ code: 0 });
  });

  it("a new brand is live on the running gateway, and a copy that claims its host is none", async () => {
    bench.copy("kickline", "freshly");
    expect(await publish("freshly")).toMatchObject({
      code: 0,
      out: expect.stringContaining("freshly: the merchant is new, at freshly.localhost"),
    });
    expect(await settingsOf("freshly.localhost")).toMatchObject({ merchantCode: "FRESHLY" });
    await expect
      .poll(async () => (await askGateway(gateway.url, "freshly.localhost", "/", { accept: "text/html" })).body)
      .toContain("Brand freshly");
    bench.copy("freshly", "thief");
    rmSync(join(bench.brands, "freshly"), { recursive: true });
    bench.editData("thief", (brand) => ({ ...brand, domains: ["freshly.localhost"] }));
    expect(await publish("thief")).toMatchObject({ code: 2, err: expect.stringContaining("freshly") });
    expect((await askGateway(gateway.url, "freshly.localhost", "/", { accept: "text/html" })).body).toContain(
      "Brand freshly",
    );
  });
});
