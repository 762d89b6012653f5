import type { ModId } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changingTree } from "../changingTree.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";
import { centre } from "../securityCentre.ts";

/** Every entry of the member centre of an affiliate, with its module. */
const entries: readonly (readonly [ModId, string])[] = [
  ["SECCEN3", "Security"],
  ["KYC3", "Identity"],
  ["RGCEN3", "My limits"],
  ["RGTIMEOUT3", "Time-out"],
  ["RGEXCL3", "Self-exclusion"],
  ["DEPOSIT3", "Deposit"],
  ["WITHDRAW3", "Withdraw"],
  ["TRANSFER3", "Transfer"],
  ["UPTRANS3", "Send to upline"],
  ["BETREC3", "Betting record"],
  ["TRANSREC3", "Account record"],
  ["PROFIT3", "Personal profit"],
  ["BONUSDET3", "Bonuses"],
  ["MESSAGES3", "Inbox"],
  ["FEEDBACK3", "Feedback"],
  ["COMPLAINT3", "Complaints"],
  ["TICKET3", "Tickets"],
  ["MANPLAYREB3", "Rebate"],
  ["MISSION3", "Missions"],
  ["REWARDS3", "Reward centre"],
  ["REDENV3", "Red envelopes"],
  ["RAFFLE3", "Raffles"],
  ["VIP3", "VIP level"],
  ["WINBOARD3", "Winners"],
  ["REFERRAL3", "Invite friends"],
  ["AGENT3", "Affiliate plans"],
  ["AGENT3", "Campaigns and links"],
  ["AGENT3", "Affiliate bills"],
  ["AGENT3", "Postback"],
];

const closed = page.getByRole("dialog").getByRole("heading", { name: "This is closed at the moment" });

/** It is looked often: many short waits follow each other. */
const soon = { ...patience, interval: 20 };

/** The names of the entries, in their order, without what a badge adds to them. */
const listEntries = (): readonly string[] =>
  centre
    .getByRole("navigation")
    .getByRole("link")
    .elements()
    .map((link) => link.querySelector("[data-name]")?.textContent ?? "");

describe("a module that goes off while the page is open", () => {
  it("MC-17, RP-24: each entry of the member centre is there while its module is on; without it its panel says that it is closed", async () => {
    const setting = toSetting(undefined, "full");
    const tree = changingTree(setting);
    await openScreen({ path: "/member/securityCenter", visitor: "member", setting, answers: [tree] });
    const all = entries.map(([, name]) => name).toSorted();
    await expect.poll(() => listEntries().toSorted(), patience).toEqual(all);
    const seePanel = (name: string) =>
      expect.poll(() => centre.getByRole("heading", { level: 3, name, exact: true }).elements(), soon).toHaveLength(1);
    for (const [id, name] of entries) {
      await centre
        .getByRole("navigation")
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .click();
      await seePanel(name);
      tree.turnOff(id);
      await expect.poll(() => closed.elements(), { ...soon, message: id }).toHaveLength(1);
      expect(listEntries(), id).not.toContain(name);
      tree.turnOff();
      await expect.poll(() => listEntries().toSorted(), soon).toEqual(all);
      await seePanel(name);
      await expect.element(closed).not.toBeInTheDocument();
    }
  });

  it("RP-07, RP-05: without AGENT3 an agent has no entry to the agent centre, without AGREG3 none to its register centre; what is open says that it is closed", async () => {
    const setting = toSetting(undefined, "full");
    const tree = changingTree(setting);
    await openScreen({ path: "/inhouse", visitor: "agent", setting, answers: [tree] });
    const entry = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Agent centre" });
    const centre = page.getByRole("dialog", { name: "Agent centre" });
    const link = centre.getByRole("navigation").getByRole("link", { name: "Register centre" });
    const panel = centre.getByRole("heading", { name: "Register centre" });
    for (const id of ["AGENT3", "AGREG3"] as const) {
      await expect.element(entry, patience).toBeVisible();
      await entry.click();
      await link.click();
      await expect.element(panel, patience).toBeVisible();
      tree.turnOff(id);
      await expect.element(closed, patience).toBeVisible();
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(link).not.toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
      await expect.poll(() => entry.elements().length).toBe(id === "AGENT3" ? 0 : 1);
      tree.turnOff();
    }
  });
});
