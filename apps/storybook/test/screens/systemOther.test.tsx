import type { ModId } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changingTree } from "../changingTree.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const menu = page.getByRole("navigation", { name: "Main menu" });
const centre = page.getByRole("dialog", { name: "Member centre" });
const setting = toSetting(undefined, "full");

/** The other screens of the specification that are pages: their module, their entry of the menu, and their heading. */
const pages = [
  ["LOBBYFAV3", "Favourites", "Favourites"],
  ["NEWS3", "News", "News"],
  ["BLOG3", "Blog", "Blog"],
] as const satisfies readonly (readonly [ModId, string, string])[];

/** The like that are panels of the member centre, and something that each shows. */
const panels = [
  ["REDENV3", "Red envelopes", "Full moon"],
  ["VIP3", "VIP level", "To VIP 4"],
  ["WINBOARD3", "Winners", /Moonlit Harvest/],
  ["FEEDBACK3", "Feedback", "What it is"],
  ["COMPLAINT3", "Complaints", "Your message"],
] as const satisfies readonly (readonly [ModId, string, string | RegExp])[];

describe("the other screens", () => {
  it("MC-18: favourites, news and blog are reached from the menu, and have no entry when they are off", async () => {
    const tree = changingTree(setting);
    await openScreen({ path: "/hot", visitor: "member", setting, answers: [tree] });
    for (const [, name, heading] of pages) {
      await menu.getByRole("link", { name, exact: true }).click();
      await expect.element(page.getByRole("heading", { level: 1, name: heading, exact: true }), patience).toBeVisible();
    }
    await menu.getByRole("link", { name: "Hot games", exact: true }).click();
    tree.turnOff(...pages.map(([id]) => id));
    for (const [, name] of pages)
      await expect.element(menu.getByRole("link", { name, exact: true }), patience).not.toBeInTheDocument();
  });

  it("MC-18: red envelopes, the VIP level, winners, feedback and complaints are reached in the member centre, and have no entry when they are off", async () => {
    const tree = changingTree(setting);
    await openScreen({ path: "/member/securityCenter", visitor: "member", setting, answers: [tree] });
    const toEntry = (name: string) =>
      centre.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}`) });
    for (const [, name, shown] of panels) {
      await expect.element(toEntry(name), patience).toBeVisible();
      await toEntry(name).click();
      await expect.element(toEntry(name), patience).toHaveAttribute("aria-current", "page");
      await expect.element(centre.getByText(shown).first(), patience).toBeVisible();
    }
    tree.turnOff(...panels.map(([id]) => id));
    for (const [, name] of panels) await expect.element(toEntry(name), patience).not.toBeInTheDocument();
  });
});
