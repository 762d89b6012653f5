import { confirmPasswordReset, forgotPassword, resetPasswordBySms } from "@marquee/contract";
import { type Answer, refusal, takeFaults } from "@marquee/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { failFirst, failures, hold, inTurn } from "../answersInTurn.ts";
import { bar, chooseVietnam, openLogin, password, phoneOf } from "../authForms.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectAlert, expectFault, needed, tabTo, type TriedField, tryFields, typeInto } from "../formFields.ts";
import { openScreen, patience } from "../openScreen.tsx";

const dialog = page.getByRole("dialog", { name: "Forgot your password?" });

/** Opens what helps who forgot the password. */
async function openForgot(...answers: readonly Answer[]) {
  const screen = await openLogin("saltlantern", ...answers);
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  await expect.element(dialog.getByLabelText("Username"), patience).toBeVisible();
  return screen;
}

const newPasswordOf = (form: Locator): TriedField => ({
  box: form.getByLabelText("New password", { exact: true }),
  good: "HarbourNight88",
  bad: [
    ["", needed],
    ["short", /characters|letters/],
  ],
});

describe("a forgotten password by mail", () => {
  const form = dialog.getByRole("form", { name: "New password by e-mail" });
  const mail = form.getByRole("textbox", { name: "E-mail" });
  const send = form.getByRole("button", { name: "Send the link" });

  it("ER-07, VL-14: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openForgot();
    await tryFields(
      [
        {
          box: form.getByLabelText("Username"),
          good: "nightowl",
          bad: [
            ["", needed],
            ["  ", needed],
          ],
        },
        {
          box: mail,
          good: "owl@mail.example",
          bad: [
            ["", needed],
            ["no mailbox", "A valid e-mail address"],
          ],
        },
      ],
      send,
    );
    expect(listCalls(forgotPassword)).toHaveLength(0);
    expect(takeFaults()).toEqual([]);
  });

  it("ER-12, ER-20, LG-16: by keyboard alone: a failing gateway is told, what was typed stays, and two presses are one call", async () => {
    const failing = failFirst(changedAnswer(forgotPassword, {}));
    const { listCalls } = await openForgot(failing);
    const boxes = [
      [form.getByLabelText("Username"), "player0221"],
      [mail, "owl@mail.example"],
    ] as const;
    for (const [box, text] of boxes) await typeInto(box, text);
    for (const [, said] of failures) {
      await tabTo(send);
      await userEvent.keyboard("{Enter}");
      await expectAlert(form, said);
      for (const [box, text] of boxes) await expect.element(box).toHaveValue(text);
    }
    await tabTo(send);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(forgotPassword).length, patience).toBe(3);
    failing.release();
    await expect.element(dialog.getByText(/an e-mail with a link is on its way/), patience).toBeVisible();
    expect(listCalls(forgotPassword)).toHaveLength(3);
    await tabTo(dialog.getByRole("button", { name: "Close" }).last());
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog, patience).not.toBeInTheDocument();
  });
});

describe("a forgotten password by text message", () => {
  it("ER-07, VL-15: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openForgot(refusal(resetPasswordBySms, "sms.code.invalid"));
    await dialog.getByRole("tab", { name: "By text message" }).click();
    const form = dialog.getByRole("form", { name: "New password by text message" });
    await chooseVietnam(form);
    await tryFields(
      [...phoneOf(form), newPasswordOf(form)],
      form.getByRole("button", { name: "Set the password and log in" }),
    );
    expect(listCalls(resetPasswordBySms)).toHaveLength(1);
  });

  it("LG-17, LG-21: other ways of signing in are named after the code, by keyboard alone, and those of one number are not asked about for another", async () => {
    const asked = hold(
      refusal(resetPasswordBySms, "reset.choice.required", {
        value: {
          passkeys: [{ browser: "Safari", system: "iPhone" }],
          social: [{ provider: "GOOGLE", name: "Koi Player" }, { provider: "__proto__", name: 7 }, null],
        },
      }),
    );
    const { listCalls } = await openForgot(asked);
    await dialog.getByRole("tab", { name: "By text message" }).click();
    const form = dialog.getByRole("form", { name: "New password by text message" });
    await chooseVietnam(form);
    for (const { box, good } of [...phoneOf(form), newPasswordOf(form)]) await typeInto(box, good);
    const keep = form.getByRole("checkbox", { name: "I recognise them all and want to keep them" });
    await expect.element(keep).not.toBeInTheDocument();
    const send = form.getByRole("button", { name: "Set the password and log in" });
    await tabTo(send);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(resetPasswordBySms).length, patience).toBe(1);
    asked.release();
    await expectAlert(form, "Your code is right. Please choose below whether to keep your other ways of logging in.");
    expect(listCalls(resetPasswordBySms)).toHaveLength(1);
    await expect.element(form.getByText("Passkey: Safari, iPhone")).toBeVisible();
    await expect.element(form.getByText("Google: Koi Player")).toBeVisible();
    await expect.element(keep).not.toBeChecked();
    const [phone] = phoneOf(form);
    await phone?.box.fill("0912000111");
    await expect.element(keep).not.toBeInTheDocument();
  });
});

describe("the mail's link", () => {
  beforeEach(() => {
    const { pathname, search } = location;
    return () => history.replaceState(history.state, "", `${pathname}${search}`);
  });

  it("ER-07, ER-31, LG-16: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    history.replaceState(history.state, "", `#${"a".repeat(43)}`);
    const { listCalls } = await openScreen({
      path: "/reset-password",
      brand: "saltlantern",
      answers: [inTurn(refusal(confirmPasswordReset, "password.same"), changedAnswer(confirmPasswordReset, {}))],
    });
    const form = page.getByRole("form", { name: "New password" });
    await expect.element(form, patience).toBeVisible();
    // What ends with the old password is named, and ends unless the member says otherwise.
    await expect.element(form.getByText("Passkey: Safari, iPhone"), patience).toBeVisible();
    await expect.element(form.getByText("Google: Koi Player")).toBeVisible();
    await expect
      .element(form.getByRole("checkbox", { name: "I recognise them all and want to keep them" }))
      .not.toBeChecked();
    const send = form.getByRole("button", { name: "Set the password and log in" });
    const [fresh, again] = [newPasswordOf(form), form.getByLabelText("Repeat the new password")];
    await tryFields(
      [
        fresh,
        {
          box: again,
          good: "HarbourNight88",
          bad: [
            ["", needed],
            ["HarbourNight89", "Confirmation password not correct"],
          ],
        },
      ],
      send,
    );
    expect(listCalls(confirmPasswordReset)).toHaveLength(0);
    for (const box of [fresh.box, again]) await box.fill(password);
    await send.click();
    await expectFault(fresh.box, "The new password is the same as the current one.");
    for (const box of [fresh.box, again]) await box.fill("HarbourNight88");
    await send.click();
    await expect.element(bar, patience).toBeVisible();
  });
});
