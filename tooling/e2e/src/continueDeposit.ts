import type { Locator } from "@playwright/test";

/** Sends the form of a deposit, without a bonus where one is offered and nothing is chosen yet: the form preselects none. */
export async function continueDeposit(form: Locator): Promise<void> {
  const choice = form.getByRole("radiogroup", { name: "Do you want a bonus with it?" });
  const isOpen = (await choice.count()) > 0 && (await choice.getByRole("radio", { checked: true }).count()) === 0;
  if (isOpen) await choice.getByRole("radio", { name: "No bonus" }).check();
  await form.getByRole("button", { name: "Continue" }).click();
}
