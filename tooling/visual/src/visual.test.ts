import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toLaunchOptions } from "@marquee/chromium";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildWorkshop } from "./buildWorkshop.ts";
import { comparePictures } from "./comparePictures.ts";
import { listNames, listShots } from "./listShots.ts";
import { origin, serveFolder } from "./serveFolder.ts";
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
    const from = text.search(new RegExp(`id\\\\?["'\`]?: ?\\\\?["'\`]${brand}\\\\?["'\`], ?\\\\?["'\`]?name`));
    const at = text.indexOf("--mq-button-radius:", from);
    if (from < 0 || at < 0) continue;
    writeFileSync(
      file,
      text.slice(0, at) + text.slice(at).replace(/:(\d+)px/, (_, radius: string) => `:${Number(radius) + 1}px`),
    );
    return copy;
  }
  throw new Error(`the built workshop holds no look of ${brand}`);
}

it("a radius that grows by one pixel in one brand shows in that brand only", async () => {
  const shots = listShots(workshop).filter(
    ({ story, theme, width }) => story === "sheets--actions" && theme === "dark" && width === 360,
  );
  expect(shots.map(({ brand }) => brand)).toEqual(expect.arrayContaining(["aurelune", "kickline"]));
  const [base, head] = await Promise.all([
    takeShots(workshop, shots),
    takeShots(copyWithLargerRadius("kickline"), shots),
  ]);
  expect(comparePictures(base, head).map(({ name }) => name)).toEqual(["sheets--actions/kickline/dark/360"]);
});

it("a sheet says in its own picture which variant it shows, in another look too, and names each state", async () => {
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    await serveFolder(context, workshop);
    const page = await context.newPage();
    const open = (globals: string) =>
      page.goto(`${origin}/iframe.html?id=sheets--actions&viewMode=story&globals=${globals}`);
    await open("brand:kickline;theme:light;language:VI");
    await page.getByText("Actions · Kickline · light · 360 px · VI", { exact: true }).waitFor();
    const box = await page.getByText("Actions · Kickline").boundingBox();
    expect([(box?.y ?? 900) < 200, (box?.height ?? 0) > 10]).toEqual([true, true]);
    await page.getByText("Primary", { exact: true }).first().waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText("Actions · Kickline · light · 1280 px · VI", { exact: true }).waitFor();
    await open("brand:aurelune;theme:dark");
    await page.getByText("Actions · Aurelune · dark · 1280 px · EN", { exact: true }).waitFor();
  } finally {
    await browser.close();
  }
});

it("a story that keeps a brand of its own has pictures of that brand alone", async () => {
  const shots = listShots(workshop).filter(
    ({ story, theme, width }) => story === "brands-slots-shown--shown" && theme === "light" && width === 360,
  );
  expect(shots.length).toBeGreaterThan(1);
  expect([...(await takeShots(workshop, shots)).keys()]).toEqual(["brands-slots-shown--shown/kickline/light/360"]);
});

it("a picture does not depend on what its page showed before: the rails stand as on a page of that width alone", async () => {
  const both = listShots(workshop).filter(
    ({ story, brand, theme }) => story === "sheets--lobby" && brand === "kickline" && theme === "dark",
  );
  const alone = both.filter(({ width }) => width === 1280);
  expect([both.length, alone.length]).toEqual([2, 1]);
  const [taken, first] = await Promise.all([takeShots(workshop, both), takeShots(workshop, alone)]);
  const after = new Map([...taken].filter(([name]) => name.endsWith("/1280")));
  expect(comparePictures(after, first).map(({ name, pixels }) => `${name} ${pixels}`)).toEqual([]);
});

/** No script but the workshop's own files and the inline ones that its pages were built with; none made from a text. */
function toPolicy(html: string): Record<string, string> {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return { "content-security-policy": `script-src 'self' ${inline.join(" ")}; object-src 'none'; base-uri 'none'` };
}

it("opens on the brands' gallery without an error, under a policy that runs no foreign and no evaluated script", async () => {
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const context = await browser.newContext();
    // The workshop's first page takes half a minute on a busy machine.
    context.setDefaultTimeout(120_000);
    await serveFolder(context, workshop, toPolicy);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${origin}/`);
    await page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1, name: "Brands" }).waitFor();
    await page
      .frameLocator("#storybook-preview-iframe")
      .getByRole("button", { name: "Work in Kickline light" })
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).searchParams.get("path")).toBe("/story/brands-gallery--all");
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

it("shoots a sheet of each family and the first story of each screen and dialog, in every brand, both themes and two widths", () => {
  const shots = listShots(workshop);
  const stories = new Set(shots.map(({ story }) => story));
  for (const story of ["sheets--actions", "sheets--words", "dialogs-modal--default"]) expect(stories).toContain(story);
  expect([...stories].some((story) => story.startsWith("screens-lobby"))).toBe(true);
  expect(shots.length % 16).toBe(0);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  // What is known without a build is what the built workshop holds.
  expect(listNames(root).toSorted()).toEqual(shots.map(({ name }) => name).toSorted());
});

it("builds a workshop without a trace of what only its server has: Brand Studio and the door to the brands' folder", () => {
  const files = globSync(join(workshop, "**/*.{html,js,json}"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /marquee[-/]studio/.test(readFileSync(file, "utf8")))).toEqual([]);
});
