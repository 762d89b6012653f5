import { listInvitationCodes } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hold, inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const panel = centre.getByRole("heading", { level: 3, name: "Invitation codes" });

describe("an agent's invitation codes", () => {
  it("RP-05: wait for a slow answer, and a refused one can be asked for again", async () => {
    const held = hold(refusal(listInvitationCodes, "server.busy"));
    const none = changedAnswer(listInvitationCodes, ({ totals }) => ({
      list: [],
      totalCount: 0,
      totals: { ...totals, registrations: 0 },
    }));
    await openScreen({
      path: "/agent/invitationCodes",
      visitor: "agent",
      brand: "kickline",
      setting: toSetting("kickline", "full"),
      answers: [inTurn(held, none)],
    });
    await expect.element(panel, patience).toBeVisible();
    await expect.poll(() => centre.element().querySelector("[data-shape=row]"), patience).not.toBeNull();
    held.release();
    const again = centre.getByRole("button", { name: "Try again" });
    await expect.element(again, patience).toBeVisible();
    await again.click();
    await expect.element(centre.getByText("You have no invitation code yet"), patience).toBeVisible();
  });

  it("SH-17: are a press away from the list on a phone, and fit its screen", async () => {
    const setting = toSetting("paperkite", "full");
    await openScreen({ path: "/agent", visitor: "agent", brand: "paperkite", setting, window: [360, 740] });
    const menu = centre.getByRole("navigation");
    const link = menu.getByRole("link", { name: "Register centre" });
    await expect.element(link, patience).toBeVisible();
    expect(menu.getByRole("link", { name: "Invitation codes" }).elements()).toEqual([]);
    await link.click();
    await centre.getByRole("tab", { name: "Links" }).click();
    await expect.element(centre.getByRole("heading", { name: "KOI7" }), patience).toBeVisible();
    const picture = centre.getByRole("img", { name: /^Link of KOI7/ });
    await expect.element(picture).toBeVisible();
    picture.element().scrollIntoView();
    await expect.element(picture).toBeInViewport();
    const dialog = centre.element();
    const wide = [dialog, ...dialog.querySelectorAll("*")].filter(({ scrollWidth }) => scrollWidth > innerWidth);
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });
});
