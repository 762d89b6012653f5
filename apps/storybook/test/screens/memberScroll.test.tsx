import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bar } from "../authForms.ts";
import { openScreen, patience } from "../openScreen.tsx";
import { centre } from "../securityCentre.ts";

/** Scrolls a page of the lobby down, in a window that is low enough. @returns how far */
async function scrollDown(): Promise<number> {
  await expect.element(page.getByRole("main").getByRole("article").last(), patience).toBeVisible();
  scrollTo({ top: 500, behavior: "instant" });
  expect(scrollY).toBeGreaterThan(400);
  return scrollY;
}

const low = [1280, 360] as const;

describe("where a page is scrolled to", () => {
  it("SH-16: the member centre opens over it, and closing it returns to the same place", async () => {
    await openScreen({ path: "/rng", visitor: "member", brand: "aurelune", window: low });
    const place = await scrollDown();
    await bar.click();
    await expect.element(centre, patience).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(centre, patience).not.toBeInTheDocument();
    await expect.poll(() => scrollY, patience).toBe(place);
  });

  it("SH-16: the centre's menu shows the entry of the panel that the address names", async () => {
    await openScreen({ path: "/member/winners", visitor: "member", brand: "aurelune", window: [1280, 560] });
    const entry = centre.getByRole("link", { name: /^Winners/ });
    await expect.element(entry, patience).toHaveAttribute("aria-current", "page");
    await expect.element(centre.getByText("Balance", { exact: true }), patience).toBeVisible();
    await expect.element(entry).toBeInViewport({ ratio: 1 });
  });

  it("SH-14: a new page starts at the top, with the focus on its heading", async () => {
    await openScreen({ path: "/rng", brand: "aurelune", window: low });
    await scrollDown();
    const link = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Hot games" });
    // As a key does it, which scrolls to nothing.
    const element = link.element();
    if (element instanceof HTMLElement) element.click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Hot games" }), patience).toHaveFocus();
    await expect.poll(() => scrollY, patience).toBe(0);
  });
});
