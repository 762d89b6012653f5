import { readFileSync } from "node:fs";
import { join } from "node:path";
import { explainModule } from "@marquee/whitelabel/explain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { validateBrand } from "./checks/validateBrand.ts";
import { draftPreview } from "./create/draftPreview.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
let target: string;
beforeEach(() => {
  bench = openBench();
  target = join(bench.brands, "../preview");
});
afterEach(() => bench.close());

const none = { tree: undefined, as: undefined, flags: undefined };
const read = (file: string) => JSON.parse(readFileSync(join(target, file), "utf8"));

describe("brand preview", () => {
  it("switches modules over the recorded tree, adds those that it does not name, and leaves the brand as it is", async () => {
    const before = bench.toState();
    await draftPreview(bench.brands, "kickline", target, { ...none, flags: "-BANNER3,+LOBBYFAV3,+MISSION3" });
    const tree = read("kickline/tree.fixture.json");
    expect(explainModule({ modules: {}, tree }, "BANNER3")).toMatchObject({
      isOn: false,
      by: "gateway",
      at: "BANNER3",
    });
    expect(explainModule({ modules: {}, tree }, "LOBBYFAV3")).toMatchObject({ isOn: true });
    expect(JSON.stringify(tree)).toContain('"modId":"MISSION3","enabled":"1"');
    expect((await validateBrand(target, "kickline")).faults).toEqual([]);
    expect(bench.toState()).toBe(before);
  });

  it("shows one brand's look over another one's merchant: its money, rules, modules and tree", async () => {
    await draftPreview(bench.brands, "paperkite", target, { ...none, as: "kickline" });
    expect(read("paperkite/brand.json")).toMatchObject({
      id: "paperkite",
      name: "Paperkite",
      merchantCode: "KICKLINE",
      currency: "THB",
      modules: { ANNOUNCE3: "out" },
      layout: { menu: "dock" },
    });
    expect(read("paperkite/tree.fixture.json")).toEqual(
      JSON.parse(readFileSync(join(bench.brands, "kickline/tree.fixture.json"), "utf8")),
    );
  });

  it.each([
    [["nobody"], "no brand"],
    [["kickline", "--as", "aurelun"], 'did you mean "aurelune"'],
    [["kickline", "--port", "http"], "a port"],
    [["kickline", "--flags=LOBBYFAV3"], "with a sign"],
    [["kickline", "--flags=+LOBYFAV3"], 'did you mean "LOBBYFAV3"'],
    [["kickline", "--tree", "/nowhere.json"], "no file"],
  ])("answers %j in words, and starts nothing", async (words, said) => {
    expect(await bench.brand("preview", ...words)).toMatchObject({ code: 3, err: expect.stringContaining(said) });
  });
});
