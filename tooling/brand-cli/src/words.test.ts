import { sweepVariable } from "@marquee/sweep";
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

/** The commonest words of the dictionaries that every engine ships, as far as they may be ids. */
const common = dictionary["passwords-common"]
  .map(String)
  .filter((word) => /^[a-z][a-z0-9]{1,30}$/.test(word))
  .slice(0, 50);

/** Words of the platform's own code, texts and libraries. */
const own =
  `moon wallet lantern lobby bonus deposit slots agent member game games play player cash win round rounds banner theme dark light on off
  out web core brand live all the home menu card hero search hot recent promo outer inner sea luxon formik swiper lingui constructor
  prototype tostring zalo jackpot`
    .split(/\s+/)
    .filter((word) => !common.includes(word));

const words = [...new Set([...common, ...own])];

/** Every sixth; all of them in a sweep, because each costs half a second. */
const ids = process.env[sweepVariable] === "1" ? words : words.filter((_, index) => index % 6 === 0);

let bench: Bench;
beforeAll(() => {
  bench = openBench(["aurelune"]);
  // The engines are built here, with all of these brands beside them.
  vi.stubEnv("MARQUEE_ENGINES", "off");
});
afterAll(() => {
  vi.unstubAllEnvs();
  bench.close();
});

describe("a brand whose name is a word", () => {
  it("can be made, built and published, and keeps no other brand from it", async () => {
    expect(words.length).toBeGreaterThan(98);
    for (const id of ids) expect([id, await bench.brand("new", id, "--yes")]).toMatchObject([id, { code: 0, err: "" }]);
    expect(await bench.brand("validate", "--all")).toMatchObject({ code: 0 });
    expect(await bench.brand("build", "--all", "--json")).toMatchObject({ code: 0, err: "" });
    const { code, out } = await bench.brand("publish", "--all", "--unchecked", "--json");
    expect([code, JSON.parse(out).outcomes.filter(({ ending }: { ending: string }) => ending !== "done")]).toEqual([
      0,
      [],
    ]);
  }, 300_000);

  it("is refused by name where it has what the platform's own code says: no build could tell it from the brand's data", async () => {
    bench.editData("aurelune", (data) => ({ ...data, domains: ["www.gamblingtherapy.org"] }));
    expect(await bench.brand("validate", "aurelune")).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /domains: found "www\.gamblingtherapy\.org", expected .*packages\/features\/shell\/src\//,
      ),
    });
  });
});
