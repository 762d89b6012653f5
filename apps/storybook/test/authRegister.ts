import { getRegisterRules, getStatus, type RegisterRule, type SystemStatus } from "@marquee/contract";
import type { Answer } from "@marquee/testing";
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { password } from "./authForms.ts";
import { changedAnswer } from "./changedAnswer.ts";
import { needed, type TriedField } from "./formFields.ts";
import { openScreen, patience } from "./openScreen.tsx";

/** The registration over a page. */
export const dialog = page.getByRole("dialog", { name: /^Join / });

/** The button that sends a registration. */
export const sender = dialog.getByRole("button", { name: "Register", exact: true });

/** The button that shows the optional fields. */
export const more = dialog.getByRole("button", { name: "More details (optional)" });

/** The box of the age, and that of the terms. */
export const ageBox = dialog.getByRole("checkbox", { name: /^I am \d+ or older$/ });
export const termsBox = dialog.getByRole("checkbox", { name: /^I accept the terms/ });

/** The popup after a registration. */
export const welcome = page.getByRole("heading", { name: /^Welcome to / });

/** The password's box, not that of its repetition. */
export const passwordBox = dialog.getByLabelText("Password", { exact: true });

/** Opens a brand's registration by its address, with a query. */
export async function openRegister(
  brand: string,
  answers: readonly Answer[] = [],
  query = "",
): ReturnType<typeof openScreen> {
  const screen = await openScreen({ path: `/register${query}`, brand, answers });
  await expect.element(dialog.getByLabelText("Birthday"), patience).toBeVisible();
  return screen;
}

/** Opens a brand's registration by mobile number. */
export async function openMobile(brand: string, ...answers: readonly Answer[]): ReturnType<typeof openScreen> {
  const screen = await openRegister(brand, answers);
  await dialog.getByRole("tab", { name: "Mobile phone" }).click();
  return screen;
}

/** A rule of the registration for a field that is on. */
export const toRule = (rule: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: "1",
  required: "1",
  acceptedPattern: "^[A-Za-z0-9]+$",
  patternId: 4,
  minLength: 4,
  maxLength: 12,
  type: "TEXT",
  ...rule,
});

/** The registration's rules with others for some fields. */
export const withRules = (rules: Readonly<Record<string, RegisterRule>>): Answer =>
  changedAnswer(getRegisterRules, ({ fields }) => ({ fields: { ...fields, ...rules } }));

/** The status with other settings of the merchant. */
export const withSettings = (settings: Partial<SystemStatus["info"]["settings"]>): Answer =>
  changedAnswer(getStatus, ({ info }) => ({ info: { ...info, settings: { ...info.settings, ...settings } } }));

/** Fills in what every registration asks for. */
export async function fillRegistration(): Promise<void> {
  await dialog.getByLabelText("Username").fill("nightowl");
  await passwordBox.fill(password);
  await dialog.getByLabelText("Confirm password").fill(password);
  await dialog.getByLabelText("Full name").fill("Ann Other");
  await dialog.getByLabelText("Birthday").fill("1990-05-05");
  await ageBox.click();
}

/** A birthday: too young, and old enough. */
export const birthdayOf = (form: Locator): TriedField => ({
  box: form.getByLabelText("Birthday"),
  good: "1990-05-05",
  bad: [
    ["", needed],
    [`${new Date().getFullYear() - 10}-01-01`, /or older to register/],
  ],
});
