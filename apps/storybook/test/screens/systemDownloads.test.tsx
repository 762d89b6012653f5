import { getStatus, listAnnouncements, type RouterResource, type SystemStatus } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const main = page.getByRole("main");
const menu = page.getByRole("list", { name: "App downloads" });
const android = "Code of the app for Android";
const ios = "Code of the app for iPhone";

/** The fixture's status with some of its downloads. */
const withResources = (keep: readonly RouterResource["resourceType"][]) =>
  changedAnswer(getStatus, ({ info }) => ({
    info: {
      ...info,
      resources: info.resources?.filter(({ resourceType }) => keep.includes(resourceType)),
    } as SystemStatus["info"],
  }));

const open = (keep: readonly RouterResource["resourceType"][], path = "/down") =>
  openScreen({ path, answers: [withResources(keep)], window: [1280, 900] });

/** The width and height of a code. */
const measure = async (name: string, within = main) => {
  await expect.element(within.getByRole("img", { name }), patience).toBeVisible();
  const { width, height } = within.getByRole("img", { name }).element().getBoundingClientRect();
  return [width, height];
};

describe("downloads", () => {
  it.each([
    ["RT-22", "/down"],
    ["RT-26", "/download"],
  ])(
    "%s, DL-01, DL-02, DL-06: %s has a tab for each system with its code of 200 px and four numbered pictures",
    async (_, path) => {
      await openScreen({ path, window: [1280, 900] });
      const heading = main.getByRole("heading", { level: 1, name: "Download the app" });
      await expect.element(heading, patience).toBeVisible();
      await expect.poll(() => document.title, patience).toMatch(/^Download the app · /);
      const steps = main.getByRole("list", { name: "Steps" });
      const listPictures = () =>
        [...steps.element().querySelectorAll("[data-step]")].map((picture) => picture.getAttribute("data-step"));
      const toSteps = (platform: string) => ["scan", "menu", "add", "confirm"].map((step) => `${platform} ${step}`);
      await expect.element(main.getByRole("tab", { name: "Android" })).toHaveAttribute("aria-selected", "true");
      expect(await measure(android)).toEqual([200, 200]);
      expect(listPictures()).toEqual(toSteps("android"));
      expect(steps.element().textContent).toMatch(/1.*camera.*2.*menu.*3.*Add to Home screen.*4.*Confirm/);
      main.getByRole("tab", { name: "Android" }).element().focus();
      await main.getByRole("tab", { name: "iPhone" }).click();
      expect(await measure(ios)).toEqual([200, 200]);
      await expect.element(main.getByRole("img", { name: android })).not.toBeInTheDocument();
      expect(listPictures()).toEqual(toSteps("ios"));
      expect(steps.element().textContent).toMatch(/1.*camera.*2.*Share.*3.*Add to Home Screen.*4.*Add/);
    },
  );

  it("DL-05: the lite app has a link where it has an address", async () => {
    await open(["ANDROID", "LITE"]);
    const lite = main.getByRole("region", { name: "Lite app" });
    await expect
      .element(lite.getByRole("link", { name: "Lite app" }), patience)
      .toHaveAttribute("href", "https://files.example/lite.apk");
    await open(["ANDROID"]);
    await expect.element(main.getByRole("img", { name: android }), patience).toBeVisible();
    await expect.element(lite).not.toBeInTheDocument();
  });

  it("DL-01, DL-03, DL-04: a system without an address has no tab, no code and no link", async () => {
    await open(["IOS"]);
    expect(await measure(ios)).toEqual([200, 200]);
    expect(
      main
        .getByRole("tab")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["iPhone"]);
    await expect.element(menu.getByRole("img", { name: ios }), patience).toBeVisible();
    await expect.element(menu.getByRole("img", { name: android })).not.toBeInTheDocument();
  });

  it("RT-22, SM-14, SM-15, HD-07: without any address the page says so, and menu and header have no entry", async () => {
    await open([]);
    await expect
      .element(main.getByRole("heading", { level: 1, name: "No app to download yet" }), patience)
      .toBeVisible();
    await expect.element(main.getByRole("img", { name: /^Code/ })).not.toBeInTheDocument();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Download the app" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Download the app" })).not.toBeInTheDocument();
  });

  it("SM-14, SM-15, DL-06: the side menu has both codes, of 100 px, and an entry that opens the page", async () => {
    await open(["ANDROID", "IOS"], "/");
    expect(await measure(android, menu)).toEqual([100, 100]);
    expect(await measure(ios, menu)).toEqual([100, 100]);
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Download the app" }).click();
    await expect.element(main.getByRole("heading", { level: 1, name: "Download the app" }), patience).toBeVisible();
  });

  it("HD-07: the header opens the downloads over the page, Android first", async () => {
    await open(["ANDROID", "IOS"], "/");
    await page.getByRole("banner").getByRole("button", { name: "Download the app" }).click();
    const dialog = page.getByRole("dialog", { name: "Download the app" });
    await expect
      .element(dialog.getByRole("tab", { name: "Android" }), patience)
      .toHaveAttribute("aria-selected", "true");
    await expect.element(dialog.getByRole("img", { name: android })).toBeVisible();
    await dialog.getByRole("tab", { name: "iPhone" }).click();
    await expect.element(dialog.getByRole("img", { name: ios })).toBeVisible();
  });

  it("BN-09: a banner of the group /down shows on the page and at its alias; without one there is no frame", async () => {
    const banner = { bannerId: "B1", url: "/img/banners/0.svg", groupName: "/down", title: "Take it along" };
    const toBanners = (banners: readonly (typeof banner)[]) =>
      answer(listAnnouncements, () => ({ player: [], banners: [...banners], popup: [], promotion: [], totalPages: 0 }));
    const banners = page.getByRole("region", { name: "Banners" });
    for (const path of ["/down", "/download"]) {
      await openScreen({ path, answers: [toBanners([banner])] });
      await expect.element(banners.getByText("Take it along"), patience).toBeVisible();
      await openScreen({ path, answers: [toBanners([])] });
      await expect.element(main.getByRole("img", { name: android }), patience).toBeVisible();
      await expect.element(banners).not.toBeInTheDocument();
    }
  });
});
