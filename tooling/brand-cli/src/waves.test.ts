import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { contractVersion } from "@marquee/contract";
import { listFlips, openFolderStore, type Store } from "@marquee/site-store";
import { readBrand } from "@marquee/vite";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
let store: Store;
let server: Server;
let address: string;
/** What the gateway says of a merchant's least age; null is what its brand says. */
let ageMin: number | null;

/** A gateway that answers what a publish asks about the brands; calls made by a browser are left out. */
function answer(host: string, path: string): object {
  const brand = readBrand(join(bench.brands, host.split(".")[0] ?? ""));
  if (path === "/health") return { contract: contractVersion, sites: [] };
  const { merchantCode, lotteryType, currency, currencySymbol, currencies, timeZone, jurisdiction, locales, themes } =
    brand;
  const settings = {
    merchantCode,
    lotteryType,
    currency,
    currencySymbol,
    currencies: [{ currency, currencySymbol }, ...(currencies ?? [])],
    timeZone,
    jurisdiction,
    languages: locales.enabled,
    defaultLanguage: locales.default,
    ageMin: ageMin ?? brand.settings.ageMin,
  };
  return { value: { maintenance: null, regionRestriction: false, theme: themes, info: { whitelabel: {}, settings } } };
}

beforeEach(async () => {
  ageMin = null;
  bench = openBench(["kickline"]);
  for (const id of ["saltcove", "tideline"]) bench.copy("kickline", id);
  store = openFolderStore(bench.store);
  server = createServer((request, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(answer(request.headers.host ?? "", request.url ?? "")));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`;
});
afterEach(() => {
  server.close();
  bench.close();
});

const words = ["publish", "--all", "--wave", "canary,all", "--unchecked"];
const listLive = async (): Promise<readonly string[]> => [...(await listFlips(store)).keys()].toSorted();

describe("the waves of a publish", () => {
  it("begin with the brand that was chosen, and end after it where nobody can be asked, saying how to go on", async () => {
    expect(await bench.brand(...words, "--canary", "tideline")).toMatchObject({
      code: 7,
      err: expect.stringMatching(/tideline: release 1 is live\nnot tried: kickline, saltcove: .*--yes.*--soak 10m/),
    });
    expect(await listLive()).toEqual(["tideline"]);
    expect(await bench.brand("publish", "--all", "--unchecked", "--canary", "tideline", "--yes")).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /tideline: release 1 is live already\nkickline: release 1 is live\nsaltcove: release 1 is live/,
      ),
    });
  });

  it("refuse a canary that is none of the brands, and one that no wave asks for", async () => {
    expect(await bench.brand(...words, "--canary", "tidelin")).toMatchObject({
      code: 3,
      err: expect.stringContaining('did you mean "tideline"'),
    });
    expect(
      await bench.brand("publish", "--all", "--wave", "50%,all", "--unchecked", "--canary", "tideline"),
    ).toMatchObject({ code: 3, err: expect.stringContaining("canary,all") });
    expect(await bench.brand(...words, "--soak", "soon")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--soak soon: a time such as 90s, 10m or 1h"),
    });
    expect(await bench.brand(...words, "--soak", "10m")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--gateway"),
    });
    expect(await listLive()).toEqual([]);
  });

  it("ask at a terminal before each next one, with what went live", async () => {
    const asked: string[] = [];
    const say = (isYes: boolean) => ({
      isTerminal: true,
      ask: async (question: string) => asked.push(question) > 0 && isYes,
    });
    expect(await bench.brandAt(say(false), ...words)).toMatchObject({
      code: 7,
      err: expect.stringContaining("not tried: saltcove, tideline: somebody said no"),
    });
    expect([asked, await listLive()]).toEqual([["kickline: release 1 is live\nGo on with 2 brands?"], ["kickline"]]);
    expect(await bench.brandAt(say(true), ...words, "--canary", "saltcove")).toMatchObject({ code: 0 });
    expect(await listLive()).toEqual(["kickline", "saltcove", "tideline"]);
    // This makes nothing live, so nothing is asked.
    expect(await bench.brandAt(say(false), ...words, "--dry-run")).toMatchObject({ code: 0 });
    expect(asked).toHaveLength(2);
  });

  it("wait as long as they should, and go on when the gateway says nothing new", async () => {
    const waited: number[] = [];
    const wait = async (milliseconds: number) => {
      waited.push(milliseconds);
      expect(await listLive()).toEqual(["kickline"]);
    };
    expect(await bench.brandAt({ wait }, ...words, "--soak", "10m", "--gateway", address)).toMatchObject({
      code: 0,
      err: "",
    });
    expect([waited, await listLive()]).toEqual([[600_000], ["kickline", "saltcove", "tideline"]]);
  });

  it("end where the gateway says something new after the wait, by brand and fault", async () => {
    const wait = async () => {
      ageMin = 25;
    };
    expect(await bench.brandAt({ wait }, ...words, "--soak", "90s", "--gateway", address)).toMatchObject({
      code: 5,
      err: expect.stringMatching(/not tried: saltcove, tideline: .*after 90s: kickline: ageMin is 25 at the gateway/),
    });
    expect(await listLive()).toEqual(["kickline"]);
  });
});
