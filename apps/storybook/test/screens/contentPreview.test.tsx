import { getDraftPreview } from "@marquee/contract";
import { breakOff, refusal } from "@marquee/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const path = "/preview";
const token = "a".repeat(120);
const main = page.getByRole("main");
const banner = main.getByRole("complementary", { name: "Draft" });
const toLink = (): void => history.replaceState(history.state, "", `#${token}`);

describe("the preview of a draft", () => {
  beforeEach(() => {
    const { pathname, search } = location;
    return () => history.replaceState(history.state, "", `${pathname}${search}`);
  });

  for (const width of [360, 1280])
    it(`X-55: a draft stands in the brand's own look at ${width}, under a banner that says that it is one; its token leaves the address`, async () => {
      toLink();
      const { listCalls } = await openScreen({
        path,
        window: [width, 800],
        answers: [changedAnswer(getDraftPreview, { title: "Tin mới", language: "VI" })],
      });
      await expect.element(banner.getByText("This is a draft. It is not on the site."), patience).toBeVisible();
      await expect.element(banner.getByText(/^Only who has this link sees it, until .*2026/)).toBeVisible();
      await expect.element(main.getByRole("heading", { level: 1, name: "Tin mới" })).toBeVisible();
      await expect.element(main.getByRole("article")).toHaveAttribute("lang", "vi-VN");
      await expect.element(page.getByRole("banner")).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(location.hash).toBe("");
      expect(listCalls(getDraftPreview).map(({ body }) => body)).toEqual([{ token }]);
    });

  it("X-55: a link that has ended, or whose draft has changed, says so, and a page without a link asks for nothing", async () => {
    toLink();
    await openScreen({
      path,
      answers: [inTurn(breakOff(getDraftPreview), refusal(getDraftPreview, "preview.changed"))],
    });
    await main.getByRole("button", { name: "Try again" }).click(patience);
    await expect.element(main.getByRole("heading", { name: /^The draft has changed since\./ }), patience).toBeVisible();
    toLink();
    await openScreen({ path, answers: [refusal(getDraftPreview, "preview.ended")] });
    await expect.element(main.getByRole("heading", { name: /^This preview has ended\./ }), patience).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    const { listCalls } = await openScreen({ path });
    await expect.element(main.getByRole("heading", { name: /^This preview has ended\./ }), patience).toBeVisible();
    expect(listCalls(getDraftPreview)).toEqual([]);
  });
});
