import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Approves the proposal of a kind that waits, at the page of proposals of somebody who did not make it. */
export async function approveProposal(second: Page, kind: string): Promise<void> {
  const waiting = second.getByRole("row").filter({ hasText: kind }).filter({ hasText: "Waits" });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(waiting).toHaveCount(0);
}

/** Changes what has to be staked by less, at the page of withdrawal checks; somebody else approves it, at the page of proposals. */
export async function approveLessTurnover(desk: Page, second: Page): Promise<void> {
  await desk.getByRole("form", { name: "Turnover" }).getByRole("button", { name: "Change turnover" }).click();
  await expect(desk.getByText(/^Proposed, because it requires less/).last()).toBeVisible();
  await approveProposal(second, "Require less turnover");
}

/** The credit of new members need not be staked from now on: two people at the pages of withdrawal checks and of proposals. */
export async function releaseSignupCredit(desk: Page, second: Page): Promise<void> {
  const form = desk.getByRole("form", { name: "Turnover" });
  const percent = form.getByLabel("Stakes required for the sign-up credit");
  if ((await percent.inputValue()) === "0") return;
  await percent.fill("0");
  await form.getByRole("textbox", { name: "Why" }).fill("a test of withdrawals");
  await approveLessTurnover(desk, second);
}
