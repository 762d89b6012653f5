import { getMemberInfo } from "@marquee/contract";
import type { Answer } from "@marquee/testing";
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { changedAnswer } from "./changedAnswer.ts";
import { openScreen, patience, toSetting } from "./openScreen.tsx";

/** The member centre, where it is open. */
export const centre = page.getByRole("dialog", { name: "Member centre" });

/** A login password: which one, the typed answers do not look at. */
export const password = "Marquee2026";

/** A member who has set nothing yet: no contacts, no payment password. */
const newMember = changedAnswer(getMemberInfo, {
  email: "",
  emailConfirmed: false,
  mobileNum: "",
  mobileConfirmed: false,
  hasPaymentPassword: false,
});

/** Opens a panel of a new member's centre, with every feature on. */
export async function openPanel(
  panel: string,
  heading: string,
  answers: readonly Answer[] = [],
): ReturnType<typeof openScreen> {
  const screen = await openScreen({
    path: `/member/${panel}`,
    visitor: "member",
    setting: toSetting(undefined, "full"),
    answers: [...answers, newMember],
  });
  await expect.element(centre.getByRole("heading", { level: 3, name: heading }), patience).toBeVisible();
  return screen;
}

/** Opens the security centre of a new member. */
export const openSecurity = (...answers: readonly Answer[]): ReturnType<typeof openScreen> =>
  openPanel("securityCenter", "Security", answers);

/** Opens a line's form by its button. */
export async function openForm(verb: string, name = verb): Promise<Locator> {
  const opener = centre.getByRole("button", { name: verb, exact: true });
  await expect.element(opener, patience).toBeVisible();
  await opener.click();
  return centre.getByRole("form", { name });
}
