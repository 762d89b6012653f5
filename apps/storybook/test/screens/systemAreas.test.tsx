import { type Banner, listAnnouncements } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { untilQuiet } from "../../src/askQuietPage.ts";
import { openScreen, patience } from "../openScreen.tsx";

const areas = {
  header: page.getByRole("banner"),
  menu: page.getByRole("navigation", { name: "Main menu" }),
  banner: page.getByRole("region", { name: "Banners" }),
  footer: page.getByRole("contentinfo"),
} as const;
const names = ["header", "menu", "banner", "footer"] as const;
type Area = (typeof names)[number];

const toBanner = (groupName: string): Banner => ({
  bannerId: groupName,
  url: "/img/banners/0.svg",
  groupName,
  title: `Banner of ${groupName}`,
});

/** Banners on home and the slots alone. */
const answers = [
  answer(listAnnouncements, () => ({
    player: [],
    banners: ["/", "/rng"].map(toBanner),
    popup: [],
    promotion: [],
    totalPages: 0,
  })),
];

/** Expects the page to show these areas and no others. */
async function expectAreas(shown: readonly Area[]): Promise<void> {
  for (const area of shown) await expect.element(areas[area], patience).toBeVisible();
  for (const area of names) if (!shown.includes(area)) await expect.element(areas[area]).not.toBeInTheDocument();
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

describe("a page has the areas of its row and no others", () => {
  it.each([
    ["RT-01, SH-15", "/", "Home of Aurelune", names],
    ["RT-01, SH-15", "/index", "Home of Aurelune", names],
    ["RT-01, SH-15", "/index.html", "Home of Aurelune", names],
    ["RT-01, SH-15", "/home", "Home of Aurelune", names],
    ["RT-08, SH-15", "/rng", "Slots", names],
    // These pages have no banners, and an empty group is not shown (BN-15).
    ["RT-14, SH-15", "/inhouse", "In-house", ["header", "menu", "footer"]],
    ["RT-16, SH-15", "/hot", "Hot games", ["header", "menu", "footer"]],
    ["RT-25, SH-15", "/login", "Log in", ["header", "menu", "footer"]],
    ["RT-28, SH-15", "/no-such-page", "This page does not exist", ["header", "menu", "footer"]],
  ] as const)("%s: %s", async (_, path, title, shown) => {
    await openScreen({ path, answers });
    await expect.element(heading(title), patience).toBeInTheDocument();
    await expectAreas(shown);
  });

  it("RT-23, SH-15: a game has only the header", async () => {
    await openScreen({ path: "/inhouse", answers });
    await expectAreas(["header", "menu", "footer"]);
    const demo = page.getByRole("main").getByRole("button", { name: /^Demo/ }).first();
    await demo.click();
    await expect.element(page.getByRole("link", { name: "Back to the lobby" }), patience).toBeVisible();
    await expectAreas(["header"]);
    await page.getByRole("link", { name: "Back to the lobby" }).click();
    await expectAreas(["header", "menu", "footer"]);
  });
});

describe("the address /register", () => {
  it.each(["/register", "/register.html"])("RT-02, RG-02: at %s has the registration over home", async (path) => {
    await openScreen({ path });
    const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
    await expect.element(dialog.getByLabelText("Username"), patience).toBeVisible();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: "Hot games" }), patience).toBeVisible();
    await expect.element(heading("Home of Aurelune")).toBeInTheDocument();
  });

  it("RT-03: shows a member home, without a modal", async () => {
    await openScreen({ path: "/register", visitor: "member" });
    await expect.element(page.getByRole("region", { name: "Hot games" }), patience).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Account menu" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Hot games" }).getByRole("article").first()).toBeVisible();
    // A modal would come when its part of the site is loaded.
    await untilQuiet(250);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});
