import type { Answer } from "@marquee/testing";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { type TriedField, needed } from "./formFields.ts";
import { openScreen, patience } from "./openScreen.tsx";

/** A password that the rules of the typed answers allow. */
export const password = "Marquee2026";

/** The header's button of a member who is logged in. */
export const bar = page.getByRole("button", { name: /^Member centre of/ });

/** The popup over a page that logs in. */
export const loginPopup = page.getByRole("dialog", { name: "Log in" });

/** The page of its own that logs in. */
export const loginForm = page.getByRole("main").getByRole("form", { name: "Log in" });

type Opened = Awaited<ReturnType<typeof openScreen>>;

/** Opens the page of its own that logs in. */
export async function openLogin(brand: string, ...answers: readonly Answer[]): Promise<Opened> {
  const screen = await openScreen({ path: "/login", brand, answers });
  await expect.element(loginForm, patience).toBeVisible();
  return screen;
}

/** Opens the popup that logs in over a page, by the header's button. */
export async function openLoginPopup(brand: string, ...answers: readonly Answer[]): Promise<Opened> {
  const screen = await openScreen({ path: "/inhouse", brand, answers });
  const opener = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await expect.element(opener, patience).toBeVisible();
  await opener.click();
  await expect.element(loginPopup.getByLabelText("Username"), patience).toBeVisible();
  return screen;
}

/** Fills in what logs in. */
export async function fillLogin(form: Locator): Promise<void> {
  await form.getByLabelText("Username").fill("player0220");
  await form.getByLabelText("Password", { exact: true }).fill(password);
}

/** The button that sends a login. */
export const senderOf = (form: Locator): Locator => form.getByRole("button", { name: "Log in", exact: true });

/** A number's box. */
export const numberOf = (form: Locator): Locator => form.getByRole("textbox", { name: "Mobile number" });
/** The button that sends a code. */
export const codeSenderOf = (form: Locator): Locator => form.getByRole("button", { name: "Send code" });
/** What is said while a code is under way. */
export const sentOf = (form: Locator): Locator => form.getByText(/^Code sent to /);

/** Chooses the dialing code of the numbers of these tests. */
export async function chooseVietnam(form: Locator): Promise<void> {
  const picker = form.getByRole("combobox", { name: "Country code" });
  await expect.element(picker, patience).toBeVisible();
  await picker.click();
  await userEvent.keyboard("viet{Enter}");
  await expect.element(picker, patience).toHaveValue("+84");
}

/** A number of Vietnam in its national form. */
export const number = "0901234567";

/** A number, and the code that goes to it; the gateway finds the first code wrong. */
export const phoneOf = (form: Locator): readonly TriedField[] => [
  {
    box: numberOf(form),
    good: number,
    bad: [
      ["", needed],
      ["0241 234 567", "Please enter a valid mobile number."],
    ],
  },
  {
    box: form.getByLabelText("Verification code"),
    good: "123456",
    bad: [
      ["", needed],
      ["000000", "Please enter a valid verification code."],
    ],
  },
];
