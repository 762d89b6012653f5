import { takeFaults } from "@marquee/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { brands } from "virtual:marquee/brand-looks";
import { askQuietPage, untilQuiet } from "./askQuietPage.ts";
import { allLooks, checkAccess, findDialog } from "./checkAccess.ts";
import { isSweep } from "./isSweep.ts";
import { languages, pseudoLanguage } from "./languages.ts";
import { closeStage, listTries, openStage, showScreen, stories } from "../test/showScreen.tsx";

/** What is shown with long names: of each screen its first story, and every fifth of the others; in a sweep all. */
const shown = stories.filter(({ isFirst }, index) => isSweep || isFirst || index % 5 === 0);

/** The variants of each screen: one brand in turn, in the longest language and two widths. A sweep takes all. */
const asked = isSweep ? languages.map(({ id }) => id) : [pseudoLanguage];
const widths = isSweep ? [360, 480, 768, 1024, 1280, 1440, 1920] : [360, 1280];

/** The parts of the page that are wider than their room, by the width of the window. */
async function listWideByWidth(): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 640);
    await untilQuiet(60);
    faults.push(...listWide().map((fault) => `${width} px: ${fault}`));
  }
  await page.viewport(360, 640);
  return faults;
}

/** The first part of a box that reaches beyond it, for the report. */
function findCulprit(box: Element): string {
  const { left, right } = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll("*")].filter(
    (part) =>
      part.getBoundingClientRect().right > Math.max(right, 360) + 1 || part.getBoundingClientRect().left < left - 1,
  );
  return parts.at(-1)?.outerHTML.slice(0, 160) ?? "";
}

/** The parts of the page that are wider than their room: the page itself, and dialogs over it. */
function listWide(): readonly string[] {
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]"),
  ];
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((box) => `${box.tagName}: ${box.scrollWidth} in ${box.clientWidth}: ${findCulprit(box)}`);
}

beforeAll(async () => {
  openStage();
  await page.viewport(360, 640);
});
afterAll(closeStage);

const own = { tree: "own", direction: "ltr" } as const;

describe(`a screen is accessible and does not scroll sideways at ${widths.join(", ")} px`, () => {
  it.each(listTries(shown, "long").flatMap((story) => asked.map((language) => ({ ...story, language }))))(
    "$name, $language, with names of 200 letters: $brand",
    async ({ args, brand, language }) => {
      await showScreen(args, { ...own, brand, language, names: "unbroken" });
      expect(await listWideByWidth()).toEqual([]);
      await askQuietPage(
        (changed) =>
          checkAccess({
            looks: isSweep ? allLooks.filter((look) => look.brand === brand) : [],
            part: findDialog(),
            changed,
          }),
        60,
      );
      expect(takeFaults()).toEqual([]);
    },
  );

  it.each(
    listTries(
      stories.filter(({ isFirst }) => isFirst),
      "mirrored",
    ),
  )("$name, from right to left: $brand", async ({ args, brand }) => {
    await showScreen(args, { ...own, brand, language: "EN", direction: "rtl", names: "rightToLeft" });
    expect(document.documentElement.dir).toBe("rtl");
    expect(await listWideByWidth()).toEqual([]);
  });

  it("with combining marks, whoever looks", async () => {
    for (const visitor of ["guest", "member"] as const) {
      await showScreen(
        { path: "/rng", visitor },
        { ...own, brand: brands[0]?.id ?? "", language: "EN", names: "marks" },
      );
      expect(await listWideByWidth()).toEqual([]);
    }
  });
});
