import {
  changePassword,
  closeAccount,
  getPreferences,
  getSecondFactor,
  listActivity,
  listPasskeys,
  listSessions,
  requestDataExport,
  sendContactCode,
  setPaymentPassword,
  startTotp,
  submitIdentity,
  updateMemberInfo,
  uploadPicture,
} from "@marquee/contract";
import { type Answer, breakOff, refusal, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { failFirst, failures, inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectAlert, tabTo, typeInto } from "../formFields.ts";
import { patience, pressTwice } from "../openScreen.tsx";
import { centre, openPanel, openSecurity, password } from "../securityCentre.ts";

/** A form of the security centre: what opens it, what is typed, what sends it, and what is seen when it has worked. */
type Tried = {
  readonly opener: string;
  readonly form?: string;
  readonly typed: readonly (readonly [label: string, text: string])[];
  readonly send: string;
  readonly call: Answer;
  readonly done: Locator;
};

const loginPassword = ["Login password", password] as const;

const tried: readonly Tried[] = [
  {
    opener: "Change nickname",
    typed: [["Nickname", "Night Owl"]],
    send: "Save",
    call: changedAnswer(updateMemberInfo, {}),
    done: page.getByText("Your nickname was changed."),
  },
  {
    opener: "Change password",
    typed: [
      ["Current password", password],
      ["New password", "HarbourNight88"],
      ["Repeat the new password", "HarbourNight88"],
    ],
    send: "Change password",
    call: changedAnswer(changePassword, {}),
    done: page.getByText("Your password was changed. All other devices were logged out."),
  },
  {
    opener: "Set up",
    form: "Set up an authenticator app",
    typed: [loginPassword],
    send: "Continue",
    call: changedAnswer(startTotp, {}),
    done: page.getByRole("img", { name: "Secret for your authenticator app" }),
  },
  {
    opener: "Set payment password",
    typed: [loginPassword, ["New payment password", "482915"], ["Repeat the new payment password", "482915"]],
    send: "Save",
    call: changedAnswer(setPaymentPassword, {}),
    done: page.getByText("Your payment password was set."),
  },
  {
    opener: "Add e-mail",
    typed: [["New e-mail", "owl@mail.example"]],
    send: "Send code",
    call: changedAnswer(sendContactCode, {}),
    done: page.getByLabelText(/^Code from/),
  },
  {
    opener: "Request my data",
    typed: [loginPassword],
    send: "Request my data",
    call: changedAnswer(requestDataExport, {}),
    done: centre.getByRole("button", { name: "Request my data" }),
  },
];

describe("the security centre while the gateway fails", () => {
  it.each(tried)(
    "ER-12, ER-20, MC-01: “$opener” by keyboard alone: a failing gateway is told, what was typed stays, and two presses are one call",
    async ({ opener, form: name = opener, typed, send, call, done }) => {
      const failing = failFirst(call);
      const { listCalls } = await openSecurity(failing);
      const button = centre.getByRole("button", { name: opener, exact: true });
      await expect.element(button, patience).toBeVisible();
      button.element().focus();
      await userEvent.keyboard("{Enter}");
      const form = centre.getByRole("form", { name });
      const boxOf = (label: string): Locator => form.getByLabelText(label, { exact: true });
      for (const [label, text] of typed) await typeInto(boxOf(label), text);
      const sender = form.getByRole("button", { name: send });
      for (const [, said] of failures) {
        await tabTo(sender);
        await userEvent.keyboard("{Enter}");
        await expectAlert(form, said);
        for (const [label, text] of typed) await expect.element(boxOf(label)).toHaveValue(text);
      }
      const before = listCalls(call.endpoint).length;
      await tabTo(sender);
      await userEvent.keyboard("{Enter}{Enter}");
      await expect.poll(() => listCalls(call.endpoint).length, patience).toBe(before + 1);
      failing.release();
      await expect.element(done, patience).toBeVisible();
      expect(listCalls(call.endpoint)).toHaveLength(before + 1);
      expect(takeFaults()).toEqual([]);
    },
  );

  /** What the panel asks for, and a line that is there when the answer has come. */
  const parts = [
    [getSecondFactor, "group", "Authenticator app", /second step/],
    [listPasskeys, "group", "Passkeys", /passkey/],
    [getPreferences, "group", "Privacy", /Others see you as/],
    [listSessions, "region", "Devices", /This device/],
    [listActivity, "region", "Recent activity", /Account registered/],
  ] as const;

  it("ER-12, MC-01: each part that does not come says so and comes by a press, without the others", async () => {
    let isBroken = true;
    const answers = parts.map(([endpoint]): Answer => {
      const [broken, good] = [breakOff(endpoint), changedAnswer<typeof endpoint>(endpoint, {})];
      return { endpoint, toValue: (query, body) => (isBroken ? broken : good).toValue(query, body) };
    });
    await openSecurity(...answers);
    await expect.element(centre.getByRole("group", { name: "Nickname" }), patience).toBeVisible();
    await expect.element(centre.getByRole("alert").first(), patience).toMatchTextContent(/^Network link is abnormal/);
    await expect.element(centre.getByRole("button", { name: "Request my data" })).toBeVisible();
    isBroken = false;
    const again = centre.getByRole("button", { name: "Try again" });
    // Messages, privacy and the display currency ask for the same, so one press brings all three.
    await expect.poll(() => again.elements().length, patience).toBe(parts.length + 2);
    for (let left = again.elements().length; left > 0; left = again.elements().length) {
      await again.first().click();
      await expect.poll(() => again.elements().length, patience).toBeLessThan(left);
    }
    for (const [, role, name, text] of parts)
      await expect.element(centre.getByRole(role, { name, exact: true })).toMatchTextContent(text);
    await expect.element(centre.getByRole("alert")).not.toBeInTheDocument();
  });

  it("ER-12, ER-20, X-17: identity documents: each step is told, what was given stays, and two presses are one call", async () => {
    const failing = failFirst(changedAnswer(submitIdentity, {}));
    const uploads = failures.flatMap(([fail]) => [fail(uploadPicture), changedAnswer(uploadPicture, {})]);
    const { listCalls } = await openPanel("identity", "Identity", [failing, inTurn(...uploads)]);
    const form = centre.getByRole("form", { name: "Send documents" });
    await expect.element(form, patience).toBeVisible();
    await form.getByRole("radio", { name: "Passport" }).click();
    await form.getByLabelText("Full name").fill("Zuzanna Owner");
    await form.getByLabelText("Document number").fill("AB 123456");
    for (const [index, [, said]] of failures.entries()) {
      const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], `${index}.png`, { type: "image/png" });
      const input = (): Element | undefined => [...form.element().querySelectorAll("input[type=file]")][index];
      await userEvent.upload(input() ?? form, picture);
      await expectAlert(form, said);
      await userEvent.upload(input() ?? form, picture);
      await expect.element(form.getByText(`Uploaded: ${index}.png`), patience).toBeVisible();
    }
    const send = form.getByRole("button", { name: "Send documents" });
    for (const [, said] of failures) {
      await send.click();
      await expectAlert(form, said);
      await expect.element(form.getByLabelText("Full name")).toHaveValue("Zuzanna Owner");
      await expect.element(form.getByLabelText("Document number")).toHaveValue("AB 123456");
      await expect.element(form.getByText("Uploaded: 1.png")).toBeVisible();
    }
    await pressTwice(send);
    await expect.poll(() => listCalls(submitIdentity).length, patience).toBe(3);
    failing.release();
    await expect.element(page.getByText("Your documents were sent."), patience).toBeVisible();
    expect(listCalls(submitIdentity)).toHaveLength(3);
  });

  it("ER-12, ER-20, X-78: the end of the account: it is told, what was chosen stays, and two presses are one call", async () => {
    const failing = failFirst(refusal(closeAccount, "account.balance.left"));
    const { listCalls } = await openSecurity(failing);
    const opener = centre.getByRole("button", { name: "Close account" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Close account" });
    const erase = dialog.getByRole("radio", { name: "Close it and delete my data" });
    const box = dialog.getByLabelText("Login password", { exact: true });
    await erase.click();
    await box.fill(password);
    const send = dialog.getByRole("button", { name: "Delete my account" });
    for (const [, said] of failures) {
      await send.click();
      await expectAlert(dialog, said);
      await expect.element(erase).toBeChecked();
      await expect.element(box).toHaveValue(password);
    }
    await pressTwice(send);
    await expect.poll(() => listCalls(closeAccount).length, patience).toBe(3);
    failing.release();
    await expectAlert(dialog, "There is still money in the account. Please take it out first.");
    expect(listCalls(closeAccount)).toHaveLength(3);
  });
});
