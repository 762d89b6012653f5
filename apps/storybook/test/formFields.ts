import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { patience } from "./openScreen.tsx";

/** A field of a form: what may be typed in it, and what may not, with what is said then. */
export type TriedField = {
  readonly box: Locator;
  readonly good: string;
  readonly bad: readonly (readonly [typed: string, says: string | RegExp])[];
};

/** What is said of a field that must be filled in. */
export const needed = "Input cannot be empty";

/** What a screen reader hears of a field that is wrong: its box has the focus, is marked and carries the text. */
export async function expectFault(box: Locator, says: string | RegExp): Promise<void> {
  await expect.element(box, patience).toHaveAccessibleDescription(says);
  await expect.element(box, patience).toHaveAttribute("aria-invalid", "true");
  await expect.element(box, patience).toHaveFocus();
}

/**
 * Sends a form with each of its fields wrong in turn: the field is marked and has the focus and its text, what was typed stays in all
 * of them, and a right value takes the text away. The form is left filled with what may be typed, and not sent with it.
 */
export async function tryFields(fields: readonly TriedField[], send: Locator): Promise<void> {
  for (const { box, good } of fields) await box.fill(good);
  for (const field of fields) {
    for (const [typed, says] of field.bad) {
      await field.box.fill(typed);
      await send.click();
      await expectFault(field.box, says);
      for (const { box, good } of fields) await expect.element(box).toHaveValue(box === field.box ? typed : good);
    }
    await field.box.fill(field.good);
    await expect.element(field.box, patience).not.toHaveAttribute("aria-invalid");
  }
}

/** Moves the focus to a control with the Tab key alone. */
export async function tabTo(control: Locator): Promise<void> {
  await expect.element(control, patience).toBeVisible();
  for (let press = 0; press < 80 && document.activeElement !== control.element(); press += 1) await userEvent.tab();
  await expect.element(control).toHaveFocus();
}

/** Fills a box that the focus is moved to with the Tab key alone. */
export async function typeInto(box: Locator, text: string): Promise<void> {
  await tabTo(box);
  await box.fill(text);
}

/** What a form is refused for is read out, above it. */
export async function expectAlert(form: Locator, says: string): Promise<void> {
  await expect.element(form.getByRole("alert"), patience).toMatchTextContent(says);
}
