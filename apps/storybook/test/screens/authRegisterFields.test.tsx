import { getRegisterRules, register, registerMobile } from "@marquee/contract";
import { breakOff, refusal, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failFirst, failures, inTurn } from "../answersInTurn.ts";
import { bar, codeSenderOf, number, numberOf, password, phoneOf } from "../authForms.ts";
import {
  ageBox,
  birthdayOf,
  dialog,
  fillRegistration,
  more,
  openMobile,
  openRegister,
  passwordBox,
  sender,
  toRule,
  welcome,
  withRules,
} from "../authRegister.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectAlert, expectFault, needed, tabTo, tryFields, typeInto } from "../formFields.ts";
import { openScreen, patience } from "../openScreen.tsx";

const again = dialog.getByLabelText("Confirm password");

describe("what is said beside the fields of the registration", () => {
  it("ER-07, VL-02, VL-07: by username: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openRegister("aurelune", [
      inTurn(
        refusal(register, "username.taken"),
        refusal(register, "fields", { fields: [{ name: "password", rule: "common" }] }),
        changedAnswer(register, {}),
      ),
      // The rules' own words, of a merchant.
      withRules({ password: toRule({ minLength: 6, maxLength: 12, type: "PASSWORD" }) }),
    ]);
    await more.click();
    await sender.click();
    const username = dialog.getByLabelText("Username");
    await expectFault(username, new RegExp(needed));
    await ageBox.click();
    await tryFields(
      [
        {
          box: username,
          good: "nightowl",
          bad: [
            ["", new RegExp(needed)],
            ["1x", /starting with a letter/],
            ["player0001", /This username is taken. Please choose another one.$/],
          ],
        },
        {
          box: passwordBox,
          good: password,
          bad: [
            ["", new RegExp(needed)],
            ["a!", /6-12 letters and digits/],
          ],
        },
        {
          box: again,
          good: password,
          bad: [
            ["", needed],
            [`${password}x`, "Confirmation password not correct"],
          ],
        },
        birthdayOf(dialog),
        { box: dialog.getByLabelText("Full name"), good: "Ann Other", bad: [["!", /A real name/]] },
        {
          box: dialog.getByLabelText("E-mail"),
          good: "owl@mail.example",
          bad: [["no mailbox", /A valid e-mail address/]],
        },
      ],
      sender,
    );
    expect(listCalls(register)).toHaveLength(1);
    // A password that the rules allow and that many people use.
    for (const box of [passwordBox, again]) await box.fill("P030710pe4o");
    await sender.click();
    await expectFault(passwordBox, /Many people use this password/);
    for (const box of [passwordBox, again]) {
      await expect.element(box).toHaveValue("P030710pe4o");
      await box.fill(password);
    }
    await sender.click();
    await expect.element(welcome, patience).toBeVisible();
    expect(takeFaults()).toEqual([]);
  });

  it("ER-07, VL-03, VL-04: by mobile: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openMobile("paperkite", refusal(registerMobile, "sms.code.invalid"));
    await expect.element(numberOf(dialog), patience).toBeVisible();
    await ageBox.click();
    await tryFields([...phoneOf(dialog), birthdayOf(dialog)], sender);
    expect(listCalls(registerMobile)).toHaveLength(1);
    await numberOf(dialog).fill("12");
    await codeSenderOf(dialog).click();
    await expectFault(numberOf(dialog), /9-10 digits/);
    await numberOf(dialog).fill(number);
    await expect.element(dialog.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
  });

  it("ER-07: a name that is taken is told under its field, once, until the name changes", async () => {
    await openRegister("aurelune", [refusal(register, "username.taken")]);
    await fillRegistration();
    await sender.click();
    const taken = dialog.getByText("This username is taken. Please choose another one.");
    const username = dialog.getByLabelText("Username");
    await expectFault(username, /This username is taken/);
    expect(taken.elements()).toHaveLength(1);
    await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
    await dialog.getByLabelText("Full name").fill("Ann Another");
    expect(taken.elements()).toHaveLength(1);
    await username.fill("nightowlx");
    await expect.element(taken, patience).not.toBeInTheDocument();
  });

  it("ER-12, ER-20, RG-01: by keyboard alone: a failing gateway is told, what was typed stays, and two presses are one call", async () => {
    const failing = failFirst(changedAnswer(register, {}));
    const { listCalls } = await openScreen({
      path: "/",
      brand: "saltlantern",
      answers: [failing, inTurn(breakOff(getRegisterRules), changedAnswer(getRegisterRules, {}))],
    });
    await tabTo(page.getByRole("banner").getByRole("button", { name: "Register" }));
    await userEvent.keyboard("{Enter}");
    // The form's rules did not come.
    await expectAlert(dialog, "Network link is abnormal");
    await tabTo(dialog.getByRole("button", { name: "Try again" }));
    await userEvent.keyboard("{Enter}");
    const boxes = [
      [dialog.getByLabelText("Username"), "nightowl"],
      [passwordBox, password],
      [again, password],
      [dialog.getByLabelText("Full name"), "Ann Other"],
      [dialog.getByLabelText("Birthday"), "1990-05-05"],
    ] as const;
    for (const [box, text] of boxes) await typeInto(box, text);
    await tabTo(ageBox);
    await userEvent.keyboard(" ");
    for (const [, said] of failures) {
      await tabTo(sender);
      await userEvent.keyboard("{Enter}");
      await expectAlert(dialog, said);
      for (const [box, text] of boxes) await expect.element(box).toHaveValue(text);
    }
    await tabTo(sender);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(register).length, patience).toBe(3);
    failing.release();
    await expect.element(welcome, patience).toBeVisible();
    expect(listCalls(register)).toHaveLength(3);
    await tabTo(page.getByRole("button", { name: "See the games" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog"), patience).not.toBeInTheDocument();
    await tabTo(bar);
  });
});
