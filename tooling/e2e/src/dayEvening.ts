import type { Page } from "@playwright/test";
import type { DayWork, PageWork } from "./dayWork.ts";
import { approveProposal } from "./deskRules.ts";
import { expect } from "./site.ts";

/** The pages on which staff set rules, look at the money of a day, and read its log. */
export const listEvening = (day: DayWork, desk: Page, second: Page): readonly PageWork[] => [
  ["Webhooks", () => expect(desk.getByRole("link", { name: "Add an endpoint" })).toBeVisible()],
  [
    "Staff",
    async () => {
      await desk.getByRole("button", { name: "Change: Support" }).click();
      const form = desk.getByRole("dialog");
      await form.getByLabel("Content").check();
      await day.send(form, "Propose these roles");
      await approveProposal(second, "support@");
    },
  ],
  ["Staff security", () => expect(day.line("Logged in").first()).toBeVisible()],
  [
    "Rules for agents",
    () => day.set("Rules for agents", "A member is active from, in VND", "2000000", "Change the settings"),
  ],
  [
    "Payment of agents",
    () => day.set("Payment of agents", "Two people look at bills from, in VND", "4000", "Change the settings"),
  ],
  [
    "Affiliate plans",
    async () => {
      await desk.getByRole("button", { name: "Write a plan" }).click();
      const form = desk.getByRole("form", { name: "Write a plan" });
      await form.getByLabel("Name").fill("Writers");
      await form.getByLabel("Rate in percent").fill("20");
      await form.getByRole("button", { name: "Write it" }).click();
      await expect(desk.getByText("The plan is written.")).toBeVisible();
    },
  ],
  [
    "Payment providers",
    () =>
      day.make(
        "Change wallet of PAY_HOUSE, Deposit",
        "Change wallet of PAY_HOUSE",
        { "Minutes it usually takes": "12" },
        "Save",
      ),
  ],
  ["Withdrawal checks", () => day.set("Withdrawal checks", "Hours before a new account can be used", "1", "Save")],
  [
    "Point mall",
    () =>
      day.make("New offer", "New offer", { "Name in English": "A mug", "Points for one": "3000" }, "Make the offer"),
  ],
  ["Rules of points", () => day.set("Rules of points", "Slots", "200,000", "Change the rules")],
  [
    "Transfers of agents",
    () => day.set("Limits of transfers", "Most transfers of one account in 24 hours", "40", "Change the limits"),
  ],
  ["Rules of VIP levels", () => day.set("Rules of VIP levels", "Level 1: gift, in VND", "17,000", "Change the rules")],
  [
    "Tips in chat rooms",
    async () => {
      await desk.getByRole("tab", { name: "Limits" }).click();
      await day.set("Limits of tips", "Most receivers of a rain", "5", "Change the limits");
    },
  ],
  [
    "Saved answers",
    () => day.make("New answer", "New answer", { Name: "It has arrived", English: "It has arrived now." }, "Save"),
  ],
  ["Revenue", () => expect(desk.getByRole("term").filter({ hasText: "Deposits" })).toBeVisible()],
  [
    "Reconciliation",
    async () => {
      await desk.getByRole("button", { name: "Compare now" }).click();
      // The morning's deposit, of which the provider told another amount.
      await expect(day.line("Provider has another amount")).toBeVisible({ timeout: 90_000 });
    },
  ],
  [
    "Audit log",
    async () => {
      await expect(day.line("the work of a day").first()).toBeVisible();
      await desk.getByRole("button", { name: "Export all" }).click();
      await expect(desk.getByText("The file is being made.")).toBeVisible();
    },
  ],
  ["Exports", () => expect(desk.getByRole("link", { name: /Download/ }).first()).toBeVisible()],
];
