import { claimRebate, getRebate } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const claim = centre.getByRole("button", { name: "Claim" });
const path = "/member/manualRebate";

describe("the rebate in the member centre", () => {
  it("MC-14: shows what can be claimed of each category, and claims all of it once", async () => {
    const nextAt = Date.UTC(2099, 0, 2, 3);
    const after = { parts: [], amount: "0.00", remainder: "0.00", nextAt };
    const answers = [
      inTurn(changedAnswer(getRebate, {}), changedAnswer(getRebate, after)),
      changedAnswer(claimRebate, after),
    ];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    const table = centre.getByRole("table", { name: "By category" });
    await expect.element(table.getByRole("row", { name: /Live.*50,000\.00.*0\.55.*275\.00/ }), patience).toBeVisible();
    await expect.element(table.getByRole("row", { name: /Slots.*1,234,567,890/ })).toBeVisible();
    await expect.element(centre.getByRole("region", { name: "Claim" })).toMatchTextContent(/6,790,398/);
    await expect.element(centre.getByRole("list", { name: "Your last claims" })).toMatchTextContent(/825\.00/);
    await pressTwice(claim);
    await expect.element(page.getByText("Your rebate is in your main wallet."), patience).toBeVisible();
    expect(listCalls(claimRebate)).toHaveLength(1);
    await expect.element(centre.getByText("Nothing to claim yet")).toBeVisible();
    await expect.element(centre.getByText("You have claimed today.", { exact: false })).toMatchTextContent(/2099/);
    await expect.element(claim).toBeDisabled();
  });

  it("MC-14: less than the least of a claim waits, and says so", async () => {
    const answers = [changedAnswer(getRebate, { amount: "0.33" })];
    await openScreen({ path, visitor: "member", answers });
    await expect.element(centre.getByText("A claim takes at least", { exact: false }), patience).toBeVisible();
    await expect.element(claim).toBeDisabled();
  });

  it("MC-14: a claim that another tab has made is told, and what was shown stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimRebate, "rebate.claimed")] });
    await expect.element(claim, patience).toBeEnabled();
    await claim.click();
    await expect.element(centre.getByRole("alert"), patience).toHaveTextContent("You have claimed your rebate today.");
    await expect.element(centre.getByRole("table", { name: "By category" })).toBeVisible();
  });
});
