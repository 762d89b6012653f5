import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Approves the proposal of a kind that waits, at the page of proposals of somebody who did not make it. */
export async function approveProposal(second: Page, kind: string): Promise<void> {
  const waiting = second.getByRole("row").filter({ hasText: kind }).filter({ hasText: "Waits" });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(waiting).toHaveCount(0);
}

/** The credit of new members need not be staked from now on: at the page of withdrawal checks. */
export async function releaseSignupCredit(desk: Page): Promise<void> {
  const form = desk.getByRole("form", { name: "Turnover" });
  await form.getByLabel("Stakes that the sign-up credit requires").fill("0");
  await form.getByLabel("Reason").fill("a test of withdrawals");
  await form.getByRole("button", { name: "Change turnover" }).click();
  await expect(desk.getByText("Saved.").last()).toBeVisible();
}
