import { giveQuota, listContractPartners, listTeam, remarkMember, setTeamRebate } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const table = centre.getByRole("table", { name: "Team management" });
const open = (more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({ path: "/agent/team", visitor: "agent", window: [1280, 800], ...more });

describe("an agent's team", () => {
  it("AC-05: lists the direct downline with its counts, drills down, searches, and goes back by the path", async () => {
    const screen = await open();
    const row = table.getByRole("row").filter({ hasText: "riverside" });
    await expect.element(row, patience).toBeVisible();
    for (const text of ["Level 1", "1,204 directly", "98,431 in all", "0.45%", "Knows the north"])
      await expect.element(row.getByText(text)).toBeVisible();
    const ask = (name: string) => screen.listCalls(listTeam).at(-1)?.query.get(name);
    await row.getByRole("button", { name: "Show the team of riverside" }).click();
    await expect.poll(() => ask("account"), patience).toBe("riverside");
    const path = centre.getByRole("navigation", { name: "Path in the team" });
    await expect.element(path.getByText("riverside"), patience).toHaveAttribute("aria-current", "location");
    await centre.getByRole("searchbox", { name: "Search accounts" }).fill("quiet");
    await expect.poll(() => ask("search"), patience).toBe("quiet");
    await expect.element(table.getByText("quietplayer"), patience).toBeVisible();
    await path.getByRole("button", { name: "agent0001" }).click();
    await expect.poll(() => [ask("account"), ask("search")], patience).toEqual([null, null]);
    expect(centre.getByRole("button", { name: "Show the team of quietplayer" }).elements()).toEqual([]);
  });

  it("X-57: a note is saved once however often the key is pressed", async () => {
    // The second press comes while the first is under way.
    const held = hold(changedAnswer(remarkMember, {}));
    const screen = await open({ answers: [held] });
    await table.getByRole("button", { name: "Note about hillside" }).click();
    const dialog = page.getByRole("dialog", { name: "Note about hillside" });
    await dialog.getByLabelText("Your note").fill("met in spring");
    await userEvent.keyboard("{Enter}{Enter}");
    held.release();
    await expect.element(page.getByText("Your note was saved."), patience).toBeVisible();
    expect(screen.listCalls(remarkMember)).toHaveLength(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("AC-05: a rebate outside the range is told before it is sent, and a refusal leaves what was typed", async () => {
    const screen = await open({ answers: [refusal(setTeamRebate, "agent.rebate.range")] });
    await table.getByRole("button", { name: "Rebate of riverside" }).click();
    const dialog = page.getByRole("dialog", { name: "Rebate of riverside" });
    const field = dialog.getByLabelText("Rebate in percent", { exact: false });
    await expect.element(field, patience).toHaveValue("0.45");
    const submit = dialog.getByRole("button", { name: "Raise the rebate" });
    for (const wrong of ["0.44", "0.51", "1e9", "-1", "half", "0.455"]) {
      await field.fill(wrong);
      await submit.click();
      await expect.element(field).toHaveAttribute("aria-invalid", "true");
    }
    expect(screen.listCalls(setTeamRebate)).toEqual([]);
    await field.fill("0,50 %");
    await submit.click();
    await expect.element(dialog.getByText("This rebate is not possible", { exact: false }), patience).toBeVisible();
    await expect.element(field).toHaveValue("0,50 %");
    expect(screen.listCalls(setTeamRebate)).toHaveLength(1);
  });

  it("X-57: accounts are given of rebates that the receiver has, no more than are left", async () => {
    const screen = await open();
    await table.getByRole("button", { name: "Give accounts to hillside" }).click();
    await expect.element(page.getByText("Nothing to give"), patience).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await table.getByRole("button", { name: "Give accounts to riverside" }).click();
    const dialog = page.getByRole("dialog", { name: "Accounts for riverside" });
    await expect.element(dialog.getByRole("option", { name: "0.45%: 1,500 left" }), patience).toBeInTheDocument();
    expect(dialog.getByRole("option").elements()).toHaveLength(1);
    const count = dialog.getByLabelText("How many accounts", { exact: false });
    const submit = dialog.getByRole("button", { name: "Give the accounts" });
    await count.fill("1501");
    await submit.click();
    await expect.element(dialog.getByText("A number from 1 to 1,500")).toBeVisible();
    await count.fill("1500");
    await submit.click();
    await expect.element(page.getByText("riverside can make more accounts now."), patience).toBeVisible();
    expect(screen.listCalls(giveQuota)).toHaveLength(1);
    expect(table.getByRole("button", { name: "Give accounts to quietplayer" }).elements()).toEqual([]);
  });

  it("AC-05: money is sent and a contract is offered from the list", async () => {
    const partners = changedAnswer(listContractPartners, {
      list: [{ account: "riverside", currency: "VND" }],
      count: 1,
    });
    await open({ answers: [partners] });
    await table.getByRole("button", { name: "Send money to riverside" }).click();
    await expect.element(page.getByRole("dialog", { name: "Send money to riverside" }), patience).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(table.getByRole("button", { name: "Contract with quietplayer" }).elements()).toEqual([]);
    await table.getByRole("button", { name: "Contract with riverside" }).click();
    const dialog = page.getByRole("dialog", { name: "New contract" });
    await expect.element(dialog.getByRole("combobox", { name: "Direct agent" }), patience).toHaveValue("riverside");
  });

  it("AC-05: an empty team says what to do, an account outside the team is refused, and a phone scrolls the table alone", async () => {
    const none = changedAnswer(listTeam, (team) => ({ ...team, list: [], totalCount: 0, totalPages: 0 }));
    await open({ answers: [none] });
    await expect.element(centre.getByText("Nobody below this account yet"), patience).toBeVisible();
    await open({ path: "/agent/team?account=stranger", answers: [refusal(listTeam, "permission.denied")] });
    await expect.element(centre.getByRole("alert"), patience).toBeVisible();
    await open({ window: [360, 740] });
    await expect.element(table, patience).toBeVisible();
    const dialog = centre.element();
    const wide = [dialog, ...dialog.querySelectorAll("*")].filter(
      (each) => each.scrollWidth > innerWidth && each.closest("[role=region][tabindex]") === null,
    );
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });
});
