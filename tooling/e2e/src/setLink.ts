import { expect, type Page } from "@playwright/test";

/** Sets one link in the back office as staff do; an empty address removes it. */
export async function setLink(
  desk: Page,
  link: string,
  address: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = desk.getByRole("form", { name: "Customer service and links" });
  await form.getByLabel("Link").selectOption(link);
  await form.getByLabel("Address").fill(address);
  for (const [language, label] of Object.entries(labels)) await form.getByLabel(`Label in ${language}`).fill(label);
  await form.getByRole("textbox", { name: "Why" }).fill("a new provider");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(desk.getByText("Done. Gateways follow within a second.").first()).toBeVisible();
  await desk.reload();
  await expect(form).toBeVisible();
}
