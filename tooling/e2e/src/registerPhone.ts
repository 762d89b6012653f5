import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type BrandId, expect, toUrl } from "./site.ts";

/** A Vietnamese mobile number that nobody has, in its national form. Of the numbers with 09 not all are in use, with 090 they are. */
export const toNewNumber = (): string => `090${randomInt(1_000_000, 9_999_999)}`;
/** The same in E.164. */
export const toE164 = (number: string): string => `+84${number.slice(1)}`;

/** Opens a brand's registration by mobile number. */
export async function openMobile(page: Page, brand: BrandId): Promise<Locator> {
  await page.goto(toUrl(brand, "/register"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Mobile phone" }).click();
  return dialog;
}

/** Chooses the dialing code of the numbers of these tests. */
export async function chooseVietnam(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole("combobox", { name: "Country code" }).click();
  await page.keyboard.type("viet");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
}

/** The number's box. */
export const numberOf = (dialog: Locator): Locator => dialog.getByRole("textbox", { name: "Mobile number" });
/** The button that sends a code. */
export const sendOf = (dialog: Locator): Locator => dialog.getByRole("button", { name: "Send code" });
/** What is said while a code is under way. */
export const sentOf = (dialog: Locator): Locator => dialog.getByText(/^Code sent to /);
