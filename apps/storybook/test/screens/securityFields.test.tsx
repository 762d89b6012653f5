import {
  changeContact,
  changePassword,
  closeAccount,
  confirmTotp,
  type Endpoint,
  requestDataExport,
  sendContactCode,
  setPaymentPassword,
  startPasskey,
  startTotp,
  submitIdentity,
  updateMemberInfo,
  uploadPicture,
} from "@marquee/contract";
import { type Answer, refusal, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectAlert, expectFault, needed, type TriedField, tryFields } from "../formFields.ts";
import { patience } from "../openScreen.tsx";
import { centre, openForm, openPanel, openSecurity, password } from "../securityCentre.ts";

const mismatch = "Confirmation password not correct";

/** The gateway finds the password wrong, then goes on by the other answers. */
const wrongFirst = (endpoint: Endpoint<never, unknown>, ...then: readonly Answer[]): Answer =>
  inTurn(refusal(endpoint, "password.old.invalid"), ...then);

const passwordOf = (form: Locator, label = "Login password"): TriedField => ({
  box: form.getByLabelText(label, { exact: true }),
  good: password,
  bad: [
    ["", needed],
    ["Wrong#Wrong88", "The current password is not correct."],
  ],
});

describe("what is said beside the fields of the security centre", () => {
  it("ER-31, VL-13, LG-18: change of the password: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openSecurity(
      wrongFirst(
        changePassword,
        refusal(changePassword, "password.same"),
        refusal(changePassword, "fields", { fields: [{ name: "newPassword", rule: "common" }] }),
      ),
    );
    const form = await openForm("Change password");
    const fresh = form.getByLabelText("New password", { exact: true });
    const again = form.getByLabelText("Repeat the new password");
    const send = form.getByRole("button", { name: "Change password" });
    const current = passwordOf(form, "Current password");
    await tryFields(
      [
        current,
        {
          box: fresh,
          good: "HarbourNight88",
          bad: [
            ["", needed],
            ["short", /characters/],
          ],
        },
        {
          box: again,
          good: "HarbourNight88",
          bad: [
            ["", needed],
            ["HarbourNight89", mismatch],
          ],
        },
      ],
      send,
    );
    // What the form can see for itself is not sent.
    expect(listCalls(changePassword)).toHaveLength(1);
    for (const [text, says] of [
      [password, "The new password is the same as the current one."],
      ["P030710pe4o", /^Many people use this password/],
    ] as const) {
      for (const box of [fresh, again]) await box.fill(text);
      await send.click();
      await expectFault(fresh, says);
      await expect.element(again).toHaveValue(text);
      await expect.element(current.box).toHaveValue(password);
    }
    expect(takeFaults()).toEqual([]);
  });

  it("ER-07, VL-05: payment password: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async () => {
    const { listCalls } = await openSecurity(wrongFirst(setPaymentPassword));
    const form = await openForm("Set payment password");
    await tryFields(
      [
        passwordOf(form),
        {
          box: form.getByLabelText("New payment password", { exact: true }),
          good: "482915",
          bad: [
            ["", needed],
            ["48291", /6 digits/],
            ["abcdef", /6 digits/],
          ],
        },
        {
          box: form.getByLabelText("Repeat the new payment password"),
          good: "482915",
          bad: [
            ["", needed],
            ["482916", mismatch],
          ],
        },
      ],
      form.getByRole("button", { name: "Save" }),
    );
    expect(listCalls(setPaymentPassword)).toHaveLength(1);
  });

  it.each([
    {
      verb: "Add e-mail",
      label: "New e-mail",
      good: "owl@mail.example",
      bad: "no mailbox",
      refused: refusal(sendContactCode, "fields", { fields: [{ name: "value", rule: "pattern", patternId: 3 }] }),
      says: "A valid e-mail address",
    },
    {
      verb: "Add phone",
      label: "New phone number",
      good: "+84901234567",
      bad: "12",
      refused: refusal(sendContactCode, "mobile.invalid"),
      says: "Please enter a valid mobile number.",
    },
  ])(
    "ER-07, MC-01: $verb: each field of both steps wrong in turn is marked, has the focus and its text, and what was typed stays",
    async ({ verb, label, good, bad, refused, says }) => {
      await openSecurity(
        inTurn(refused, changedAnswer(sendContactCode, {})),
        wrongFirst(changeContact, refusal(changeContact, "fields", { fields: [{ name: "newCode", rule: "pattern" }] })),
      );
      const form = await openForm(verb);
      const send = form.getByRole("button", { name: "Send code" });
      const box = form.getByLabelText(label);
      await tryFields(
        [
          {
            box,
            good,
            bad: [
              ["", needed],
              [bad, says],
            ],
          },
        ],
        send,
      );
      await send.click();
      const code = form.getByLabelText(/^Code from/);
      await expect.element(code, patience).toBeVisible();
      const confirm = form.getByRole("button", { name: "Confirm" });
      await tryFields([{ box: code, good: "000000", bad: [["", needed]] }, passwordOf(form)], confirm);
      await confirm.click();
      await expectFault(code, /./);
      await expect.element(code).toHaveValue("000000");
      await expect.element(form.getByLabelText("Login password", { exact: true })).toHaveValue(password);
    },
  );

  it("ER-07, MC-01: nickname: a wrong one, or one that is taken, is marked, has the focus and its text, and stays", async () => {
    await openSecurity(refusal(updateMemberInfo, "nickname.taken"));
    const form = await openForm("Change nickname");
    await tryFields(
      [
        {
          box: form.getByLabelText("Nickname"),
          good: "Night Owl",
          bad: [
            ["", needed],
            ["x", /2 to 20 letters/],
            ["<b>bold</b>", /2 to 20 letters/],
            ["Day Owl", /This nickname is taken. Please choose another one.$/],
          ],
        },
      ],
      form.getByRole("button", { name: "Save" }),
    );
  });

  it("ER-07, X-19: authenticator app: a wrong password and a wrong code are marked, have the focus and their text, and stay", async () => {
    await openSecurity(wrongFirst(startTotp, changedAnswer(startTotp, {})), refusal(confirmTotp, "sms.code.invalid"));
    const first = await openForm("Set up", "Set up an authenticator app");
    const go = first.getByRole("button", { name: "Continue" });
    await tryFields([passwordOf(first)], go);
    await go.click();
    const second = centre.getByRole("form", { name: "Confirm your authenticator app" });
    await expect.element(second, patience).toBeVisible();
    await tryFields(
      [
        {
          box: second.getByLabelText("Code from your authenticator app"),
          good: "123",
          bad: [
            ["", needed],
            ["000000", "Please enter a valid verification code."],
          ],
        },
      ],
      second.getByRole("button", { name: "Confirm" }),
    );
  });

  it.each([
    { verb: "Request my data", send: "Request my data", endpoint: requestDataExport },
    { verb: "Add a passkey", send: "Continue", endpoint: startPasskey },
  ])(
    "ER-07: $verb: a wrong password is marked, has the focus and its text, and stays",
    async ({ verb, send, endpoint }) => {
      const { listCalls } = await openSecurity(wrongFirst(endpoint));
      const form = await openForm(verb);
      await tryFields([passwordOf(form)], form.getByRole("button", { name: send }));
      expect(listCalls(endpoint)).toHaveLength(1);
    },
  );

  it("ER-07, X-78: close account: a wrong password is marked, has the focus and its text, money left is read out, and what was chosen stays", async () => {
    const { listCalls } = await openSecurity(wrongFirst(closeAccount, refusal(closeAccount, "account.balance.left")));
    const opener = centre.getByRole("button", { name: "Close account" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Close account" });
    const erase = dialog.getByRole("radio", { name: "Close it and delete my data" });
    await erase.click();
    const send = dialog.getByRole("button", { name: "Delete my account" });
    await tryFields([passwordOf(dialog)], send);
    await send.click();
    await expectAlert(dialog, "There is still money in the account. Please take it out first.");
    await expect.element(erase).toBeChecked();
    await expect.element(dialog.getByLabelText("Login password", { exact: true })).toHaveValue(password);
    expect(listCalls(closeAccount)).toHaveLength(2);
  });

  it("ER-07, X-17: identity documents: each field missing in turn has the focus and its text, a file that is no picture is read out, and the others stay", async () => {
    const { listCalls } = await openPanel("identity", "Identity", [
      inTurn(
        refusal(uploadPicture, "upload.type"),
        changedAnswer(uploadPicture, {}),
        refusal(uploadPicture, "upload.type"),
        changedAnswer(uploadPicture, {}),
      ),
    ]);
    const form = centre.getByRole("form", { name: "Send documents" });
    await expect.element(form, patience).toBeVisible();
    const send = form.getByRole("button", { name: "Send documents" });
    const name = form.getByLabelText("Full name");
    const labels = ["Front side", "Back side", "Picture of you with the number"];
    const says = "Please choose a PNG or JPG picture.";
    const toFile = (fileName: string, type = "image/png"): File => new File(["bytes"], fileName, { type });
    await send.click();
    await expectFault(name, new RegExp(`${needed}$`));
    await name.fill("Zuzanna Owner");
    await send.click();
    const number = form.getByLabelText("Document number");
    await expectFault(number, new RegExp(`${needed}$`));
    await number.fill("AB 123456");
    for (const [index, label] of labels.entries()) {
      const button = form.getByRole("button", { name: label });
      const choose = async (file: File): Promise<void> => {
        const input = form.element().querySelectorAll("input[type=file]")[index];
        if (input) await userEvent.upload(input, file);
      };
      await send.click();
      await expect.element(button, patience).toHaveFocus();
      await expect.element(button).toHaveAccessibleDescription(new RegExp(`${needed}$`));
      await choose(toFile("words.txt", "text/plain"));
      await expect.element(form.getByRole("alert").filter({ hasText: says }), patience).toBeVisible();
      await expect.element(button).toHaveAccessibleDescription(new RegExp(says));
      if (index < 2) {
        // Its name says PNG; the gateway looks at its bytes.
        await choose(toFile("fake.png"));
        await expect.poll(() => listCalls(uploadPicture).length, patience).toBe(index * 2 + 1);
        await expect.element(button, patience).toHaveAccessibleDescription(new RegExp(says));
      }
      await choose(toFile(`${index}.png`));
      for (let before = 0; before <= index; before += 1)
        await expect.element(form.getByText(`Uploaded: ${before}.png`), patience).toBeVisible();
      await expect.element(name).toHaveValue("Zuzanna Owner");
    }
    await name.fill("");
    await send.click();
    await expectFault(name, new RegExp(needed));
    expect(listCalls(submitIdentity)).toHaveLength(0);
    await name.fill("Zuzanna Owner");
    await send.click();
    await expect.element(page.getByText("Your documents were sent."), patience).toBeVisible();
  });
});
