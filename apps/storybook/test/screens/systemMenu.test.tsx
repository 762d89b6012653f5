import { type GameCategory, listGames, listVendors } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { openScreen, patience } from "../openScreen.tsx";

const menu = page.getByRole("navigation", { name: "Main menu" });
const readNames = (): readonly string[] =>
  menu
    .getByRole("link")
    .elements()
    .map((link) => link.textContent?.trim() ?? "");

/** The specification's categories in the menu's order, with their addresses; the lottery is one entry for both of its kinds. */
const entries = [
  ["ELOTT", "Lottery", "/elott"],
  ["LIVE", "Live", "/live"],
  ["SPORTS", "Sports", "/sports"],
  ["FISH", "Fish", "/fish"],
  ["RNG", "Slots", "/rng"],
  ["PVP", "Card room", "/pvp"],
  ["ESPORTS", "Esports", "/esports"],
  ["COCKFIGHT", "Cockfight", "/cockfight"],
  ["INHOUSE", "In-house", "/inhouse"],
] as const;

/** A vendor in each of these categories. */
const toVendors = (categories: readonly GameCategory[]): Answer =>
  answer(listVendors, () => ({
    data: {
      lanes: categories.map((gameCategory) => ({
        gameCategory,
        title: gameCategory,
        cards: [
          {
            vassalage: gameCategory === "COCKFIGHT" ? "DS88" : "TEST",
            name: "Test",
            isHot: 0 as const,
            gameCategory,
            gameClassify: "",
            icon: "/img/vendors/KOI.svg",
            accountTypeName: "TEST",
            maintenance: false,
            kind: "LIST" as const,
            gameCount: 1,
          },
        ],
      })),
    },
  }));

/** What stands below the games for everybody. */
const service = ["Promotions", "Point mall", "News", "Help centre", "Download the app"];

describe("the menu", () => {
  it("SM-04, SM-05, SM-06: has the categories in the specification's order, and each entry opens its lobby", async () => {
    const categories = entries.map(([category]) => category);
    const { listCalls } = await openScreen({ path: "/", answers: [toVendors(categories.toReversed())] });
    await expect.element(menu.getByRole("link", { name: "Lottery" }), patience).toBeVisible();
    expect(readNames()).toEqual(["Home", "Hot games", ...entries.map(([, name]) => name), ...service]);
    for (const [category, name, path] of entries) {
      const link = menu.getByRole("link", { name, exact: true });
      expect(link.element().getAttribute("href")).toBe(path);
      await link.click();
      await expect.element(page.getByRole("heading", { level: 1, name, exact: true }), patience).toBeVisible();
      await expect.element(link).toHaveAttribute("aria-current", "page");
      await expect.poll(() => listCalls(listGames).some(({ query }) => query.get("gameType") === category)).toBe(true);
    }
  });

  it("RT-28: the page of a category without vendors does not exist; one that loses its last vendor while it is shown stays", async () => {
    const missing = page.getByRole("heading", { level: 1, name: "This page does not exist" });
    await openScreen({ path: "/fish", answers: [toVendors(["RNG", "LIVE"])] });
    await expect.element(missing, patience).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1, name: "Fish" })).not.toBeInTheDocument();
    await openScreen({ path: "/LIVE/", answers: [toVendors(["RNG", "LIVE"])] });
    await expect.element(page.getByRole("heading", { level: 1, name: "Live", exact: true }), patience).toBeVisible();
    await expect.element(missing).not.toBeInTheDocument();
    await openScreen({ path: "/fish", answers: [inTurn(toVendors(["RNG", "FISH"]), toVendors(["RNG"]))] });
    await expect.element(menu.getByRole("link", { name: "Fish" }), patience).toBeVisible();
    // Vendors are asked for anew in another language.
    await page.getByLabelText("Language").selectOptions("Tiếng Việt");
    await expect.element(page.getByRole("link", { name: "Nổ hũ" }).first(), patience).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Bắn cá" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1, name: "Bắn cá" })).toBeVisible();
  });

  it("SM-03: has no entry for a category without vendors", async () => {
    await openScreen({ path: "/hot", answers: [toVendors(["RNG", "FISH"])] });
    await expect.element(menu.getByRole("link", { name: "Fish" }), patience).toBeVisible();
    expect(readNames()).toEqual(["Home", "Hot games", "Fish", "Slots", ...service]);
    await openScreen({ path: "/hot", answers: [toVendors(["RNG"])] });
    await expect.element(menu.getByRole("link", { name: "Slots" }), patience).toBeVisible();
    expect(readNames()).toEqual(["Home", "Hot games", "Slots", ...service]);
  });

  it("SM-01, HD-15, HD-16: on a phone opens over the page, returns the focus, and its links work", async () => {
    await openScreen({ path: "/inhouse", window: [360, 740] });
    const open = page.getByRole("button", { name: "Menu", exact: true });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect.element(open, patience).toBeVisible();
    await open.click();
    await expect.element(drawer.getByRole("link", { name: "Slots" }), patience).toBeVisible();
    await expect.element(drawer.getByLabelText("Language")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    await open.click();
    await drawer.getByRole("link", { name: "Home" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Home of Aurelune" })).toBeInTheDocument();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it("SM-09: lists the brand's languages and no others, each by its own name", async () => {
    await openScreen({ path: "/inhouse" });
    const list = page.getByLabelText("Language");
    await expect.element(list, patience).toBeVisible();
    const names = [...list.element().querySelectorAll("option")].map((option) => option.textContent);
    expect(names).toEqual(["中文", "English", "Tiếng Việt"]);
  });
});
