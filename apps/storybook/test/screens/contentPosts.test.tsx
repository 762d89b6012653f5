import { listPosts } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const main = page.getByRole("main");
// Every module on, the one too that sends guests to the login.
const everything = { setting: toSetting("aurelune", "full"), visitor: "member" } as const;

describe("news and the blog", () => {
  it.each([
    ["/news", "News"],
    ["/blog", "Blog"],
  ])(
    "CS-07: %s lists the newest first with their days, page by page; one opens at an address of its own",
    async (path, name) => {
      const { listCalls } = await openScreen({ path, ...everything });
      await expect.element(main.getByRole("heading", { level: 1, name }), patience).toBeVisible();
      await expect
        .element(main.getByRole("heading", { level: 2 }).nth(0), patience)
        .toHaveTextContent("A new season of games");
      await main.getByRole("button", { name: /\b2$/ }).click();
      await expect.poll(() => listCalls(listPosts).map(({ query }) => query.get("pageNo"))).toContain("2");
      await main.getByRole("link", { name: "Faster withdrawals" }).click();
      await expect.element(main.getByRole("heading", { level: 1, name: "Faster withdrawals" }), patience).toBeVisible();
      await expect.element(main.getByText("Most take less than a minute.")).toBeVisible();
      await main.getByRole("link", { name, exact: true }).click();
      await expect.element(main.getByRole("heading", { level: 1, name }), patience).toBeVisible();
    },
  );

  it("CS-07: without news the page says so; with its module off there is no such page", async () => {
    await openScreen({ path: "/news", ...everything, situation: "empty" });
    await expect.element(main.getByText("There is nothing here yet"), patience).toBeVisible();
    await openScreen({ path: "/news", brand: "kickline" });
    await expect.element(main.getByText("This page does not exist"), patience).toBeVisible();
  });
});
