import type { Locator } from "@playwright/test";
import { numberOf } from "./registerPhone.ts";
import { expect } from "./site.ts";

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
  await expect(box).toHaveAccessibleDescription(says);
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toBeFocused();
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
      for (const { box, good } of fields) await expect(box).toHaveValue(box === field.box ? typed : good);
    }
    await field.box.fill(field.good);
    await expect(field.box).not.toHaveAttribute("aria-invalid");
  }
}

/** A number, and the code that goes to it. */
export const phoneOf = (form: Locator, number: string): readonly TriedField[] => [
  {
    box: numberOf(form),
    good: number,
    bad: [
      ["", needed],
      ["0241 234 567", "Please enter a valid mobile number."],
    ],
  },
  {
    box: form.getByLabel("Verification code"),
    good: "123456",
    bad: [
      ["", needed],
      // None was sent.
      ["000000", "Please enter a valid verification code."],
    ],
  },
];
