import { createTeamMember, transferDown } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const note = centre.getByRole("note").filter({ hasText: "Sample data: a trial account has no team of its own." });

/** Panels of each feature that has some in the agent centre, with their headings. */
const panels = [
  ["overview", "Team overview"],
  ["transfers", "Transfers to the team"],
  ["contracts", "Contracts"],
  ["dailySalary", "Daily salary"],
] as const;

describe("the agent centre of a trial agent", () => {
  it("AC-01, RP-05, contract 3.9.6: panels say that they show sample data, to a trial agent alone", async () => {
    for (const [panel, name] of panels) {
      await openScreen({ path: `/agent/${panel}`, visitor: "trialAgent" });
      await expect.element(centre.getByRole("heading", { level: 3, name }), patience).toBeVisible();
      await expect.element(note, patience).toBeVisible();
    }
    await openScreen({ path: "/agent/overview", visitor: "agent" });
    await expect.element(centre.getByRole("heading", { level: 3, name: "Team overview" }), patience).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  it.each(["overview", "profit"])(
    "AC-01: %s opens at its top on a desk, with the line about samples in sight",
    async (panel) => {
      await openScreen({ path: `/agent/${panel}`, visitor: "trialAgent", window: [1280, 640] });
      await expect.element(centre.getByRole("button", { name: "7 days" }).first(), patience).toBeVisible();
      await expect.element(note, patience).toBeInViewport({ ratio: 1 });
    },
  );

  it("AC-01, contract 3.9.6: announcements are the merchant's own, and no sample", async () => {
    await openScreen({ path: "/agent/announcements", visitor: "trialAgent" });
    await expect.element(centre.getByRole("heading", { level: 3, name: "Announcements" }), patience).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  it.each(["dark", "light"] as const)(
    "AC-01: the line about samples is whole on a phone of 360 px, %s",
    async (theme) => {
      await openScreen({ path: "/agent/overview", visitor: "trialAgent", theme, window: [360, 740] });
      await expect.element(note, patience).toBeVisible();
      const { left, right } = note.element().getBoundingClientRect();
      expect([left >= 0, right <= 360, note.element().scrollWidth <= note.element().clientWidth]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it("Q-7, contract 3.9.6: what a trial agent does is refused above the form, and what was typed stays", async () => {
    const answers = [refusal(createTeamMember, "trial.not.allowed"), refusal(transferDown, "trial.not.allowed")];
    await openScreen({ path: "/agent/registerCentre", visitor: "trialAgent", answers });
    const account = centre.getByRole("form", { name: "New account" });
    const name = account.getByLabelText("Username", { exact: false });
    await expect.element(name, patience).toBeVisible();
    await name.fill("newplayer1");
    await account.getByLabelText("First password", { exact: false }).first().fill("Silver2Moon42");
    await account.getByLabelText("First password again", { exact: false }).fill("Silver2Moon42");
    await account.getByLabelText("Rebate in percent", { exact: false }).fill("0.10");
    await account.getByRole("button", { name: "Make the account" }).click();
    await expect.element(account.getByRole("alert"), patience).toHaveTextContent("You need a real account for this.");
    await expect.element(name).toHaveValue("newplayer1");
    await openScreen({ path: "/agent/transfers", visitor: "trialAgent", answers });
    const transfer = centre.getByRole("form", { name: "New transfer" });
    const receiver = transfer.getByLabelText("Account", { exact: false });
    await expect.element(receiver, patience).toBeVisible();
    await receiver.fill("sample-harbour");
    await transfer.getByLabelText("Amount", { exact: false }).fill("100000");
    const password = transfer.getByLabelText("Payment password", { exact: false });
    if (password.elements().length > 0) await password.first().fill("246810");
    await transfer.getByRole("button", { name: "Send the money" }).click();
    await expect.element(transfer.getByRole("alert"), patience).toHaveTextContent("You need a real account for this.");
    await expect.element(receiver).toHaveValue("sample-harbour");
  });
});
