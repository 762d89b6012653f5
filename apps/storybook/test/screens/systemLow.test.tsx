import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

/** Whether the middle of it can be pressed, and all of it is within the window's height. */
function isInSight(part: Locator): boolean {
  const element = part.element();
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && middle !== null && (element.contains(middle) || middle.contains(element));
}

function focus(part: Locator): void {
  const element = part.element();
  if (element instanceof HTMLElement) element.focus();
}

describe.each([
  [812, 375],
  [667, 375],
  [640, 256],
] as const)("at %i × %i", (width, height) => {
  it("HD-12: a dialog scrolls inside, its close button stays visible, and so does the focused field", async () => {
    await openScreen({ path: "/inhouse", window: [width, height] });
    const open = page.getByRole("banner").getByRole("button", { name: "Register", exact: true });
    await expect.element(open, patience).toBeVisible();
    await open.click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByLabelText("Username"), patience).toBeVisible();
    for (const part of [
      dialog.getByLabelText("Username"),
      dialog.getByLabelText("Birthday"),
      dialog.getByRole("button", { name: "Register", exact: true }),
    ]) {
      focus(part);
      await expect.poll(() => isInSight(part)).toBe(true);
      expect(isInSight(dialog.getByRole("button", { name: "Close", exact: true }))).toBe(true);
    }
  });

  it("SM-01, SH-15: the bars leave half of the window to the page; the menu scrolls, and its close button stays visible", async () => {
    await openScreen({ path: "/inhouse", window: [width, height] });
    await expect.element(page.getByRole("main").getByRole("article").first(), patience).toBeInTheDocument();
    scrollTo(0, 300);
    const bars = document.querySelectorAll("[data-layout=header],[data-layout=tabs],[data-layout=categories]");
    expect(bars.length).toBeGreaterThan(0);
    const covered = [...bars]
      .map((bar) => bar.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
    expect((innerHeight - covered) / innerHeight).toBeGreaterThanOrEqual(0.5);
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const language = menu.getByLabelText("Language");
    await expect.element(language, patience).toBeInTheDocument();
    focus(language);
    await expect.poll(() => isInSight(language)).toBe(true);
    expect(isInSight(menu.getByRole("button", { name: "Close", exact: true }))).toBe(true);
  });
});
