import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildWorkshop } from "./buildWorkshop.ts";
import { comparePictures } from "./comparePictures.ts";
import { listShots } from "./listShots.ts";
import { takeShots } from "./takeShots.ts";

const root = join(import.meta.dirname, "../../..");
const folders: string[] = [];
let workshop = "";

beforeAll(() => {
  workshop = buildWorkshop(root);
  folders.push(workshop);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The same workshop with one token of one brand one pixel larger. */
function copyWithLargerRadius(brand: string): string {
  const copy = mkdtempSync(join(tmpdir(), "marquee-workshop-"));
  folders.push(copy);
  cpSync(workshop, copy, { recursive: true });
  for (const file of globSync(join(copy, "assets/*.js"))) {
    const text = readFileSync(file, "utf8");
    const from = text.search(new RegExp(`id\\\\?["'\`]?: ?\\\\?["'\`]${brand}`));
    const at = text.indexOf("--mq-radius-control:", from);
    if (from < 0 || at < 0) continue;
    writeFileSync(file, text.slice(0, at) + text.slice(at).replace(/:(\d+)px/, (_, radius: string) => `:${Number(radius) + 1}px`));
    return copy;
  }
  throw new Error(`the built workshop holds no look of ${brand}`);
}

it("a radius that grows by one pixel in one brand shows in that brand only", async () => {
  const shots = listShots(workshop, join(root, "brands")).filter(({ story, theme, width }) => story === "sheets--actions" && theme === "dark" && width === 360);
  expect(shots.map(({ brand }) => brand)).toEqual(expect.arrayContaining(["aurelune", "kickline"]));
  const base = await takeShots(workshop, shots);
  const head = await takeShots(copyWithLargerRadius("kickline"), shots);
  expect(comparePictures(base, head).map(({ name }) => name)).toEqual(["sheets--actions/kickline/dark/360"]);
});

it("shoots a sheet of each family and the first story of each screen and dialog, in every brand, both themes and two widths", () => {
  const shots = listShots(workshop, join(root, "brands"));
  const stories = new Set(shots.map(({ story }) => story));
  for (const story of ["sheets--actions", "sheets--words", "dialogs-modal--default"]) expect(stories).toContain(story);
  expect([...stories].some((story) => story.startsWith("screens-lobby"))).toBe(true);
  expect(shots.length % 16).toBe(0);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
});

it("builds a workshop without a trace of what only its server has: Brand Studio and the door to the brands' folder", () => {
  const files = globSync(join(workshop, "**/*.{html,js,json}"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /marquee[-/]studio/.test(readFileSync(file, "utf8")))).toEqual([]);
});
