import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeAll(async () => {
  bench = openBench(["kickline"]);
  expect(await bench.brand("publish", "kickline", "--unchecked")).toMatchObject({ code: 0 });
}, 60_000);
afterAll(() => bench.close());

describe("brand nginx", () => {
  it("tells the country of nginx's own variable under the header that the gateway reads", async () => {
    const { out } = await bench.brand(
      "nginx",
      "--country-header",
      "X-Visitor-Country",
      "--country",
      "$geoip2_country",
      "--store",
      bench.store,
    );
    expect(out).toContain("proxy_set_header X-Visitor-Country $geoip2_country;");
    expect(out).not.toContain('proxy_set_header x-visitor-country "";');
    for (const [option, value] of [
      ["country-header", "x; y"],
      ["country", "SG; }"],
      ["country", "SG"],
    ] as const) {
      expect(await bench.brand("nginx", `--${option}`, value)).toMatchObject({ code: 3 });
    }
  });

  it("refuses an option that would end a directive", async () => {
    for (const [option, value] of [
      ["listen", "80; } server { listen 81"],
      ["gateway", "http://x;"],
      ["image-hosts", "https://a b"],
    ] as const) {
      expect(await bench.brand("nginx", `--${option}`, value)).toMatchObject({
        code: 3,
        err: expect.stringContaining("plain address"),
      });
    }
  });
});
