import {
  createLink,
  createTeamMember,
  createTeamMembers,
  getRegisterCentre,
  listInvitationCodes,
  updateLink,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const open = (more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({ path: "/agent/registerCentre", visitor: "agent", ...more });
const openTab = async (name: string): Promise<void> => {
  const tab = centre.getByRole("tab", { name });
  await expect.element(tab, patience).toBeVisible();
  await tab.click();
};

describe("the register centre", () => {
  it("AC-04: an account is made once, faults stand under their fields, and what was typed stays", async () => {
    const screen = await open({ answers: [refusal(createTeamMember, "username.taken")] });
    const form = centre.getByRole("form", { name: "New account" });
    const name = form.getByLabelText("Username", { exact: false });
    await expect.element(name, patience).toBeVisible();
    const submit = form.getByRole("button", { name: "Make the account" });
    await submit.click();
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    expect(screen.listCalls(createTeamMember)).toEqual([]);
    await form.getByText("Agent", { exact: true }).click();
    await name.fill("newagent01");
    await form.getByLabelText("First password", { exact: false }).first().fill("Silver2Moon42");
    await form.getByLabelText("First password again", { exact: false }).fill("Silver2Moon42");
    await form.getByLabelText("Rebate in percent", { exact: false }).fill("0.51");
    await submit.click();
    await expect
      .element(form.getByLabelText("Rebate in percent", { exact: false }))
      .toHaveAttribute("aria-invalid", "true");
    await form.getByLabelText("Rebate in percent", { exact: false }).fill("0.50");
    await pressTwice(submit);
    await expect.element(name, patience).toHaveAttribute("aria-invalid", "true");
    await expect.element(name).toHaveValue("newagent01");
    expect(screen.listCalls(createTeamMember)).toHaveLength(1);
  });

  it("X-57: several accounts are made at once, and their passwords are shown until they are written down", async () => {
    const screen = await open();
    await openTab("Quick create");
    const form = centre.getByRole("form", { name: "Quick create" });
    await form.getByLabelText("How the names begin", { exact: false }).fill("lucky");
    const count = form.getByLabelText("How many accounts", { exact: false });
    const submit = form.getByRole("button", { name: "Make the accounts" });
    await count.fill("21");
    await submit.click();
    await expect.element(form.getByText("A number from 1 to 20")).toBeVisible();
    await count.fill("3");
    await submit.click();
    const dialog = page.getByRole("dialog", { name: "New accounts" });
    await expect.element(dialog.getByText("Pass#lucky03"), patience).toBeVisible();
    expect(screen.listCalls(createTeamMembers)).toHaveLength(1);
    await dialog.getByRole("button", { name: "I have written them down" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(form.getByLabelText("How the names begin", { exact: false })).toHaveValue("");
  });

  it("AC-04, X-57: links are made and changed, and show visits, registrations and first deposits", async () => {
    const screen = await open({ window: [1280, 800] });
    await openTab("Links");
    await expect.element(centre.getByText("48,210"), patience).toBeVisible();
    for (const text of ["1,204", "377", "0.30%", "Spring fair"])
      await expect.element(centre.getByText(text, { exact: true })).toBeVisible();
    await expect.element(centre.getByRole("img", { name: /^Link of KOI7/ })).toBeVisible();
    const before = screen.listCalls(listInvitationCodes).length;
    await centre.getByRole("button", { name: "Make the link" }).click();
    await expect.element(page.getByText("The link was made."), patience).toBeVisible();
    expect(screen.listCalls(createLink)).toHaveLength(1);
    await expect.poll(() => screen.listCalls(listInvitationCodes).length, patience).toBeGreaterThan(before);
    await centre.getByRole("button", { name: "Switch on: HARBOUR" }).click();
    await expect.poll(() => screen.listCalls(updateLink).length, patience).toBe(1);
    await centre.getByRole("button", { name: "Who registered with KOI7" }).click();
    const dialog = page.getByRole("dialog", { name: "Registrations with KOI7" });
    await expect.element(dialog.getByText("newcomer01"), patience).toBeVisible();
    await expect.element(dialog.getByText("Made", { exact: true })).toBeVisible();
  });

  it("AC-04: who may make nothing is told so and still reads the own codes", async () => {
    await open({ answers: [refusal(getRegisterCentre, "permission.denied")] });
    await expect.element(centre.getByRole("alert").first(), patience).toBeVisible();
    await openTab("Links");
    await expect.element(centre.getByRole("heading", { name: "KOI7" }), patience).toBeVisible();
    expect(centre.getByRole("button", { name: "Change KOI7" }).elements()).toEqual([]);
  });

  it("AC-04: fits a phone", async () => {
    await open({ window: [360, 740] });
    for (const name of ["New account", "Quick create", "Links"]) {
      await openTab(name);
      await expect.element(centre.getByRole("tabpanel", { name }), patience).toBeVisible();
      const dialog = centre.element();
      const wide = [dialog, ...dialog.querySelectorAll("*")].filter(
        (each) => each.scrollWidth > innerWidth && each.closest("[role=tablist]") === null,
      );
      expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    }
  });
});
