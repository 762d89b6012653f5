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

  it("gives widgets a server of their own, with a certificate of their own, and refuses a brand's host for them", async () => {
    const ask = (...more: readonly string[]) =>
      bench.brand("nginx", "--store", bench.store, "--certificates", "/etc/certs", ...more);
    const without = (await ask()).out;
    expect(without).not.toContain("/widgets/");
    const { code, out } = await ask("--widget-host", "https://widgets.example:8443");
    expect(code).toBe(0);
    const servers = out.split(/^server /m).filter((block) => block.includes("widgets.example"));
    expect(servers.map((block) => /server_name ([^;]+);/.exec(block)?.[1])).toEqual([
      "kickline.localhost widgets.example",
      "kickline.localhost",
      "widgets.example",
    ]);
    expect(servers[1]).toContain("https://widgets.example:8443");
    expect(servers[2]).toContain("ssl_certificate /etc/certs/widgets.example/fullchain.pem;");
    for (const value of ["widgets.example", "https://widgets.example/x", "ftp://widgets.example", "https://a;b"])
      expect(await ask("--widget-host", value), value).toMatchObject({
        code: 3,
        err: expect.stringContaining("an origin"),
      });
    expect(await ask("--widget-host", "http://kickline.localhost:81")).toMatchObject({
      code: 3,
      err: expect.stringContaining("a host of kickline"),
    });
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
