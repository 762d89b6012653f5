import { getHelpArticle, getHelpCenter } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const main = page.getByRole("main");
const search = page.getByRole("searchbox", { name: "Search the help centre" });

describe("the help centre", () => {
  it("RT-24, CS-06: shows articles by category; one opens at an address of its own and leads back", async () => {
    const { listCalls } = await openScreen({ path: "/help" });
    await expect.element(main.getByRole("heading", { level: 1, name: "Help centre" }), patience).toBeVisible();
    await expect.element(main.getByRole("heading", { level: 2, name: "Paying in" }), patience).toBeVisible();
    // The first six of a category, the others on request.
    await expect.element(main.getByRole("link", { name: "Cards" })).not.toBeInTheDocument();
    await main.getByRole("button", { name: "1 more article" }).click();
    await expect.element(main.getByRole("link", { name: "Cards" })).toBeVisible();
    await main.getByRole("link", { name: "My deposit is missing" }).click();
    const title = main.getByRole("heading", { level: 1, name: "My deposit is missing" });
    await expect.element(title, patience).toBeVisible();
    await expect.element(main.getByText("Most take less than a minute.")).toBeVisible();
    expect(listCalls(getHelpArticle).length).toBeGreaterThan(0);
    await main.getByRole("link", { name: "All of the help centre" }).click();
    await expect.element(main.getByRole("heading", { level: 2, name: "Paying in" }), patience).toBeVisible();
  });

  it("CS-06: a search asks the gateway, says how many it found, and gets back to all of them when nothing holds the words", async () => {
    const { listCalls } = await openScreen({ path: "/help" });
    await expect.element(search, patience).toBeVisible();
    await search.fill("deposit");
    await userEvent.keyboard("{Enter}");
    await expect.element(main.getByText("Found for “deposit”: 2"), patience).toBeVisible();
    await expect.element(main.getByRole("link", { name: "How to register" })).not.toBeInTheDocument();
    await search.fill("zebra");
    await expect.element(main.getByText("Nothing found for “zebra”"), patience).toBeVisible();
    await main.getByRole("button", { name: "Show all articles" }).click();
    await expect.element(main.getByRole("link", { name: "How to register" }), patience).toBeVisible();
    expect(listCalls(getHelpCenter).map(({ query }) => query.get("keyword"))).toEqual(
      expect.arrayContaining([null, "deposit", "zebra"]),
    );
  });

  it("RT-21: /helpmc has neither header nor footer", async () => {
    await openScreen({ path: "/helpmc" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Help centre" }), patience).toBeVisible();
    await expect.element(page.getByRole("banner")).not.toBeInTheDocument();
    await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument();
  });

  it("SM-13: the side menu leads to the help centre", async () => {
    await openScreen({ path: "/hot" });
    const link = page.getByRole("navigation").getByRole("link", { name: "Help centre" }).first();
    await expect.element(link, patience).toBeVisible();
    await link.click();
    await expect.element(main.getByRole("heading", { level: 1, name: "Help centre" }), patience).toBeVisible();
  });
});
