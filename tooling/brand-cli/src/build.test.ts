import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeAll(() => {
  bench = openBench(["aurelune", "paperkite", "saltlantern"]);
});
afterAll(() => bench.close());

describe("brand build", () => {
  it("builds the sound ones of all brands, and says by name what is wrong with the others", async () => {
    bench.editData("aurelune", (data) => ({ ...data, currency: "dong" }));
    rmSync(join(bench.brands, "paperkite/assets/logo.svg"));
    const { code, err, out } = await bench.brand("build", "--all", "--json");
    expect(code).toBe(2);
    expect(err + out).toContain("brands/aurelune/brand.json");
    expect(err + out).toContain("brands/paperkite/assets/logo.svg");
    expect(JSON.parse(out).built.map(({ brand }: { brand: string }) => brand)).toEqual(["saltlantern"]);
    expect(await bench.brand("build", "saltlantern")).toMatchObject({ code: 0, err: "" });
  });

  it("goes on where another brand's texts cannot be read, or its domain is one that our pages link to", async () => {
    vi.stubEnv("MARQUEE_ENGINES", "off");
    mkdirSync(join(bench.brands, "paperkite/locales/en.po"), { recursive: true });
    bench.editData("aurelune", (data) => ({ ...data, currency: "VND", domains: ["www.gamblersanonymous.org"] }));
    rmSync(bench.store, { recursive: true });
    expect(await bench.brand("build", "saltlantern")).toMatchObject({ code: 0, err: "" });
    expect(await bench.brand("validate", "aurelune")).toMatchObject({ code: 2 });
    vi.unstubAllEnvs();
  });
});
