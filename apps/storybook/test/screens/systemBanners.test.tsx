import { type Banner, countBanners, listAnnouncements, listPromotionPages } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const banners = page.getByRole("region", { name: "Banners" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

const toAnswers = (parts: Partial<Banner>): readonly Answer[] => {
  const banner: Banner = { bannerId: "B1", url: "/img/banners/0.svg", groupName: "/", title: "Koi night", ...parts };
  return [
    answer(listAnnouncements, () => ({ player: [], banners: [banner], popup: [], promotion: [], totalPages: 0 })),
  ];
};

describe("banners", () => {
  it.each([
    ["BN-01", "/", "/rng"],
    ["BN-02", "/rng", "/"],
    ["BN-10", "/promotions", "/rng"],
    ["BN-11", "/pointMall", "/rng"],
    ["BN-14", "/inhouse", "/rng"],
  ])("%s: a banner of the group %s shows on that page, and not at %s", async (_, group, other) => {
    const answers = toAnswers({ groupName: group });
    await openScreen({ path: group, answers });
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    await openScreen({ path: other, answers });
    await expect.element(page.getByRole("main").getByRole("article").first(), patience).toBeVisible();
    await expect.element(banners).not.toBeInTheDocument();
  });

  it("BN-12, RT-24: a banner of the group /help shows in the help centre, which has none without it", async () => {
    const main = page.getByRole("main");
    await openScreen({ path: "/help", answers: toAnswers({ groupName: "/help" }) });
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    await openScreen({ path: "/help", answers: toAnswers({ groupName: "/" }) });
    await expect.element(main.getByRole("heading", { level: 2, name: "Paying in" }), patience).toBeVisible();
    await expect.element(banners).not.toBeInTheDocument();
  });

  it("BN-15, BN-19: a group with one banner shows it without controls; an empty group is not shown", async () => {
    await openScreen({ path: "/rng", answers: toAnswers({ groupName: "/rng" }) });
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    await expect.element(banners.getByRole("button")).not.toBeInTheDocument();
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "In-house" }).click();
    await expect.element(page.getByRole("main").getByRole("article").first(), patience).toBeVisible();
    await expect.element(banners).not.toBeInTheDocument();
  });

  it("BN-16: a banner with a linkage type is a link; one without is not, and a click on it does nothing", async () => {
    await openScreen({ path: "/", answers: toAnswers({ linkageType: "INNER", linkage: "/hot" }) });
    const link = banners.getByRole("link");
    await expect.element(link, patience).toHaveStyle({ cursor: "pointer" });
    await link.click();
    await expect.element(heading("Hot games"), patience).toBeVisible();
    await openScreen({ path: "/", answers: toAnswers({}) });
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    const { left, top, width, height } = banners.element().getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2) ?? document.body;
    expect(["auto", "default"]).toContain(getComputedStyle(hit).cursor);
    await banners.click();
    await expect.element(heading("Home of Aurelune")).toBeInTheDocument();
    await expect.element(heading("Hot games")).not.toBeInTheDocument();
  });

  it("BN-13: a banner of the group /register shows inside the registration alone, which is as narrow as ever without one", async () => {
    const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
    await openScreen({ path: "/register", answers: toAnswers({ groupName: "/register" }) });
    const inside = dialog.getByRole("region", { name: "Banners" });
    await expect.element(inside.getByText("Koi night"), patience).toBeVisible();
    await expect.element(dialog.getByRole("textbox", { name: "Username" })).toBeVisible();
    const wide = dialog.element().getBoundingClientRect().width;
    const noPromotions = changedAnswer(listPromotionPages, { list: [] });
    await openScreen({ path: "/register", answers: [...toAnswers({ groupName: "/" }), noPromotions] });
    await expect.element(dialog.getByRole("textbox", { name: "Username" }), patience).toBeVisible();
    await expect.element(inside).not.toBeInTheDocument();
    expect(dialog.element().getBoundingClientRect().width).toBeLessThan(wide);
  });

  it("RG-09, RG-10, RG-11: the registration shows the promotions for new players; one stands still, and a press opens it", async () => {
    const one = changedAnswer(listPromotionPages, ({ list }) => ({ list: list.slice(0, 1) }));
    const noBanners = toAnswers({ groupName: "/" });
    const inside = page.getByRole("dialog", { name: "Join Aurelune" }).getByRole("region", { name: "Promotions" });
    const { listCalls } = await openScreen({ path: "/register", answers: noBanners });
    // Several follow each other, and can be stopped.
    await expect.element(inside.getByRole("button", { name: /pause/i }), patience).toBeVisible();
    expect(listCalls(listPromotionPages).map(({ query }) => query.get("category"))).toContain("new_player");
    await openScreen({ path: "/register", answers: [...noBanners, one] });
    const link = inside.getByRole("link", { name: "Tell us your best win" });
    await expect.element(link, patience).toHaveAttribute("href", "/promotions?id=page-1");
    await expect.element(inside.getByRole("button")).not.toBeInTheDocument();
  });

  it("BN-17: a page of the site opens here, an address elsewhere in a tab of its own, a game at its page", async () => {
    const link = banners.getByRole("link");
    await openScreen({ path: "/", answers: toAnswers({ linkageType: "INNER", linkage: "/hot" }) });
    await expect.element(link, patience).toHaveAttribute("href", "/hot");
    await expect.element(link).not.toHaveAttribute("target");
    await openScreen({ path: "/", answers: toAnswers({ linkageType: "OUTER", linkage: "https://promo.example/a" }) });
    await expect.element(link, patience).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    await openScreen({ path: "/", answers: toAnswers({ linkageType: "GAME", linkage: "aurelune-rng-luna-1" }) });
    await expect
      .element(link, patience)
      .toHaveAttribute("href", expect.stringMatching(/^\/game\?gameCode=aurelune-rng-luna-1&/));
    await expect.element(link).not.toHaveAttribute("target");
  });

  it("X-55: a guest keeps to one variant; its view and its press are counted once each in a session of the page", async () => {
    const variants = ["a", "b", "c"].map((variant) => ({ variant, url: `/img/banners/0.svg?${variant}` }));
    const answers = [
      ...toAnswers({ linkageType: "INNER", linkage: "/hot", variants, ticket: "1.n.s" }),
      answer(countBanners, () => ({ counted: 1 })),
    ];
    const readPicture = () => banners.element().querySelector("img")?.src ?? "";
    const { listCalls } = await openScreen({ path: "/", answers });
    const listSent = () => listCalls(countBanners).map(({ body }) => body);
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    const picture = readPicture();
    const variant = picture.at(-1) ?? "";
    const toBody = (kind: string) => ({ counts: [{ bannerId: "B1", variant, ticket: "1.n.s", kind }] });
    await expect.poll(listSent, { timeout: 10_000 }).toEqual([toBody("VIEW")]);
    await banners.getByRole("link").click();
    await expect.poll(listSent, { timeout: 10_000 }).toEqual([toBody("VIEW"), toBody("CLICK")]);
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Home" }).click();
    await expect.element(banners.getByText("Koi night"), patience).toBeVisible();
    expect(readPicture()).toBe(picture);
    await banners.getByRole("link").click();
    await expect.element(heading("Hot games"), patience).toBeVisible();
    expect(listSent()).toHaveLength(2);
  });
});
