import { walkByKeyboard } from "@marquee/keyboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isSweep } from "./isSweep.ts";
import { closeStage, listTries, openStage, showScreen, stories } from "../test/showScreen.tsx";

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
  await twoFrames();
}

beforeAll(openStage);
afterAll(closeStage);

it("finds what cannot be reached, does not show the focus, or does not give it back", async () => {
  const page = document.createElement("main");
  page.innerHTML = `<button>Good</button><a href="#x" style="outline: none">Faint</a><div role="button">Lost</div>
    <button aria-expanded="false">Menu</button><div role="tablist"><button role="tab">One</button><button role="tab" tabindex="-1">Two</button></div>`;
  const menu = page.querySelector<HTMLElement>("[aria-expanded]");
  menu?.addEventListener("click", () => {
    page.insertAdjacentHTML("beforeend", "<button>Inside</button>");
    page.querySelector<HTMLElement>("main > button:last-child")?.focus();
  });
  document.body.append(page);
  const faults = await walkByKeyboard(press);
  page.remove();
  expect(faults).toEqual([
    "does not show the focus: <a> Faint",
    "Escape does not give the focus back to <button> Menu",
    "not reached: <div button> Lost",
    "not reached: <button tab> Two",
  ]);
});

// Screens share their frame and most of their parts: a test walks through every second one, a sweep through all.
it.each(
  listTries(
    stories.filter(({ isFirst }) => isFirst),
    "keyboard",
  )
    .map((story, index) => ({ ...story, width: index % 4 < 2 ? 360 : 1280, isTried: isSweep || index % 2 === 0 }))
    .filter(({ isTried }) => isTried),
)("X-50: $name is used by keyboard alone at $width px: $brand", async ({ args, brand, width }) => {
  await page.viewport(width, 740);
  await showScreen(args, { tree: "own", direction: "ltr", brand, language: "EN", names: "plain" });
  const faults = await walkByKeyboard(press);
  expect(faults, faults.join(", ")).toEqual([]);
});
