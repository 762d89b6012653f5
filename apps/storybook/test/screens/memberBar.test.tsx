import { changePassword, getBalance, getMemberIcon } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getStorySetting } from "../../src/storySettings.ts";
import { hold } from "../answersInTurn.ts";
import { bar } from "../authForms.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const banner = page.getByRole("banner");

describe("the bar of a member", () => {
  it("LG-23: shows the member's picture", async () => {
    await openScreen({ path: "/inhouse", visitor: "member", brand: "aurelune" });
    await expect.element(bar, patience).toBeVisible();
    await expect
      .poll(() => bar.element().querySelector("img")?.getAttribute("src"), patience)
      .toMatch(/\/avatars\/7\.svg$/);
  });

  it("HD-18, ER-09: a picture that does not load is replaced by the default one", async () => {
    const { promise: failed, resolve } = Promise.withResolvers<void>();
    const hear = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement && target.src.endsWith("/avatars/none.svg")) resolve();
    };
    document.addEventListener("error", hear, true);
    const broken = changedAnswer(getMemberIcon, { icon: "/art/avatars/none.svg" });
    await openScreen({ path: "/inhouse", visitor: "member", brand: "aurelune", answers: [broken] });
    await failed;
    document.removeEventListener("error", hear, true);
    await expect.poll(() => bar.element().querySelector("[data-art=portrait]"), patience).not.toBeNull();
    const portrait = bar.element().querySelector("[data-art=portrait]");
    expect(portrait && getComputedStyle(portrait).backgroundImage).toMatch(/^url\(/);
    expect(bar.element().querySelector("img")).toBeNull();
  });

  it.each([
    ["EN", "updating"],
    ["CN", "更新中"],
  ])("HD-17: while the balance loads it says in %s: %s", async (language, says) => {
    const held = hold(changedAnswer(getBalance, {}));
    const setting = getStorySetting({ brand: "aurelune", language, direction: "ltr", tree: "own", names: "plain" });
    await openScreen({ path: "/inhouse", visitor: "member", brand: "aurelune", setting, answers: [held] });
    await expect.element(banner.getByText(says), patience).toBeVisible();
    held.release();
    await expect.element(banner.getByText(says), patience).not.toBeInTheDocument();
    await expect.element(banner, patience).toMatchTextContent(/\d\.\d\d/);
  });

  it("HD-04: the change of the password opens from it, asks the current one, and closes", async () => {
    const { listCalls } = await openScreen({ path: "/inhouse", visitor: "member", brand: "saltlantern" });
    const opener = banner.getByRole("button", { name: "Account menu" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    await page.getByRole("menuitem", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await expect.element(dialog.getByLabelText("Current password"), patience).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog, patience).not.toBeInTheDocument();
    expect(listCalls(changePassword)).toHaveLength(0);
  });
});
