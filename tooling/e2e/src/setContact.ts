import type { Locator } from "@playwright/test";
import { readCode } from "./outbox.ts";
import { type BrandId, brands, expect } from "./site.ts";

/** Confirms a mailbox or phone in the security centre where there is none: a wrong code first, then the one that was sent. */
export async function setContact(
  brand: BrandId,
  centre: Locator,
  verb: string,
  label: string,
  value: string,
): Promise<void> {
  await centre.getByRole("button", { name: verb }).click();
  const form = centre.getByRole("form", { name: verb });
  await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Send code" }).click();
  await expect(form.getByLabel("Login password", { exact: true })).toBeVisible();
  const codes = form.getByLabel(/^Code from/);
  await expect(codes).toHaveCount(1);
  await expect(form.getByRole("button", { name: "Send another code" })).toBeDisabled();
  await codes.fill("000000");
  await form.getByLabel("Login password", { exact: true }).fill(brands[brand].password);
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(form.getByText("Please enter a valid verification code.")).toBeVisible();
  await codes.fill(await readCode(brand, value));
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(form).toHaveCount(0);
}
