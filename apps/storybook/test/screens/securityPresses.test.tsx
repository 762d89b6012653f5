import {
  chooseAvatar,
  createLoginCode,
  endSession,
  getPreferences,
  logout,
  updatePreferences,
} from "@marquee/contract";
import { type Answer, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";
import { centre, openSecurity } from "../securityCentre.ts";

describe("two presses at once", () => {
  it("MC-01, X-16: of a button or switch of the security centre are one call each", async () => {
    let isWanted = false;
    const asked = changedAnswer(getPreferences, ({ messages }) => ({
      messages: { ...messages, offers: { ...messages.offers, mail: isWanted } },
    }));
    const held = [createLoginCode, updatePreferences, endSession, chooseAvatar].map((row) =>
      hold(changedAnswer<typeof row>(row, {})),
    );
    const { listCalls } = await openSecurity(...held, asked);
    const pressTwice = async (control: Locator, row: Answer["endpoint"]): Promise<void> => {
      await expect.element(control, patience).toBeVisible();
      await control.dblClick();
      await expect.poll(() => listCalls(row).length, patience).toBe(1);
      held.find(({ endpoint }) => endpoint === row)?.release();
    };
    await pressTwice(centre.getByRole("button", { name: "Show code" }), createLoginCode);
    await expect.element(centre.getByRole("img", { name: "Code for your phone's camera" }), patience).toBeVisible();
    isWanted = true;
    const offers = centre.getByRole("switch", { name: "Offers, by e-mail" });
    await pressTwice(offers, updatePreferences);
    await expect.element(offers, patience).toBeEnabled();
    const device = centre.getByRole("region", { name: "Devices" }).getByRole("button", { name: /^Log out: Safari/ });
    await pressTwice(device, endSession);
    await expect.element(device, patience).not.toHaveAttribute("aria-busy", "true");
    await centre.getByRole("button", { name: "Change picture" }).click();
    const dialog = page.getByRole("dialog", { name: "Change picture" });
    await pressTwice(dialog.getByRole("button", { name: "Picture 1", exact: true }), chooseAvatar);
    await expect.element(dialog, patience).not.toBeInTheDocument();
    for (const { endpoint } of held) expect(listCalls(endpoint), endpoint.name).toHaveLength(1);
    expect(takeFaults()).toEqual([]);
  });

  it("LG-19: of the logout are one call", async () => {
    const held = hold(changedAnswer(logout, {}));
    const { listCalls } = await openScreen({ path: "/", visitor: "member", brand: "saltlantern", answers: [held] });
    const banner = page.getByRole("banner");
    const opener = banner.getByRole("button", { name: "Account menu" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const question = page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" });
    await expect.element(question, patience).toBeVisible();
    await question.dblClick();
    await expect.poll(() => listCalls(logout).length, patience).toBe(1);
    held.release();
    await expect.element(banner.getByRole("button", { name: "Log in" }), patience).toBeVisible();
    expect(listCalls(logout)).toHaveLength(1);
  });
});
