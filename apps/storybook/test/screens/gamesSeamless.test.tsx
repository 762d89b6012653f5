import { launchGame, type LaunchValue } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const header = page.getByRole("banner");
const menu = page.getByRole("navigation", { name: "Main menu" });
const findFrame = (): HTMLIFrameElement | null => document.querySelector("main iframe");

const launched: LaunchValue = {
  sessionToken: "story",
  openIn: "IFRAME",
  expiresAt: 4_102_444_800_000,
  game_url: `${location.origin}/img/banners/1.svg`,
};

const address = `/seamless?${new URLSearchParams({ gameCode: "koi", gameName: "Koi", mode: "DEMO", back: "/hot" })}`;
const window = [1280, 800] as const;

/** Opens the page with SEAMBARS3 on, which the brand's own tree has off. */
const open = async (hasBars: boolean) => {
  const setting = toSetting(undefined, hasBars ? "full" : "own");
  await openScreen({ path: address, setting, window, visitor: "trial", answers: [answer(launchGame, () => launched)] });
  await expect.poll(() => findFrame()?.src.split("?")[0], patience).toBe(launched.game_url);
};

/** The edges of the game. */
const measureGame = (): Partial<DOMRect> => findFrame()?.getBoundingClientRect().toJSON();

describe("the seamless page", () => {
  it("SH-11, RT-20, FT-10: without SEAMBARS3 it has no header, no menu and no foot; the game fills the window, and there is a way out", async () => {
    await open(false);
    await expect.element(header).not.toBeInTheDocument();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument();
    expect(measureGame()).toMatchObject({
      left: 0,
      right: document.body.getBoundingClientRect().right,
      bottom: window[1],
    });
    expect(document.documentElement.scrollHeight).toBe(window[1]);
    await page.getByRole("link", { name: "Back to the lobby" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Hot games" }), patience).toBeVisible();
    // One press away from the licence, which a window that is filled has no room for.
    const foot = page.getByRole("contentinfo");
    await expect.element(foot.getByRole("link", { name: "Demo Gaming Authority" }), patience).toBeInTheDocument();
  });

  it("SH-12, RT-20, GM-27: with SEAMBARS3 it has the header and a mini menu that cannot be expanded; the game fills the rest", async () => {
    await open(true);
    await expect.element(header).toBeVisible();
    await expect.element(menu).toBeVisible();
    const { right, width } = menu.element().getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(80);
    await expect.element(menu.getByRole("button", { name: /expand|collapse/i })).not.toBeInTheDocument();
    await expect.element(menu.getByRole("link", { name: "Home" })).toBeVisible();
    const game = measureGame();
    expect(game).toMatchObject({ right: document.body.getBoundingClientRect().right, bottom: window[1] });
    expect(Math.abs((game.left ?? 0) - right)).toBeLessThanOrEqual(1);
    expect(document.documentElement.scrollHeight).toBe(window[1]);
  });

  it("RT-20: without a game it leads home", async () => {
    await openScreen({ path: "/seamless", window });
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Home of Aurelune" }), patience)
      .toBeInTheDocument();
  });
});
