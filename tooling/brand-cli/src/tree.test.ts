import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

const read = (id: string): string => readFileSync(join(bench.brands, id, "tree.fixture.json"), "utf8");

it("brand tree record writes what a merchant begins with, by the catalogue, brand.json and demo.json, and nothing twice", async () => {
  const all = ["aurelune", "kickline", "paperkite", "saltlantern"];
  expect((await bench.brand("tree", "record", "--all")).out.split("\n")).toEqual(
    all.map((id) => `${id}: as it was recorded`),
  );
  const before = read("kickline");
  rmSync(join(bench.brands, "kickline/tree.fixture.json"));
  expect((await bench.brand("tree", "record", "kickline")).out).toBe("kickline: recorded");
  expect(read("kickline")).toBe(before);
  bench.edit("kickline/demo.json", () => '{ "modules": { "MISSION3": "on" } }');
  bench.editData("kickline", (data) => ({ ...data, modules: { BANNER3: "off" } }));
  await bench.brand("tree", "record", "kickline");
  expect(read("kickline")).toMatch(/"BANNER3",\s+"enabled": "0"/);
  expect(read("kickline")).toMatch(/"MISSION3",\s+"enabled": "1"/);
  expect(read("kickline")).toMatch(/"LOBBYFAV3",\s+"enabled": "1"/);
});

it.each([
  [["record"], 3, "which brand"],
  [["recrod", "kickline"], 3, "tree record"],
  [["record", "kickline", "--gateway", "http://127.0.0.1:1"], 1, "127.0.0.1:1"],
] as const)("brand tree %j is answered in words, and writes nothing", async (words, code, said) => {
  const before = bench.toState();
  expect(await bench.brand("tree", ...words)).toMatchObject({ code, err: expect.stringContaining(said) });
  expect(bench.toState()).toBe(before);
});
