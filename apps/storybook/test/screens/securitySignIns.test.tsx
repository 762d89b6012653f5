import {
  getMemberInfo,
  getSecondFactor,
  listPasskeys,
  listSocialLinks,
  removePasskey,
  removeSocialLink,
  sendContactCode,
} from "@marquee/contract";
import { answer, refusal, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectFault } from "../formFields.ts";
import { patience } from "../openScreen.tsx";
import { centre, openSecurity, password } from "../securityCentre.ts";

const linked = answer(listSocialLinks, () => ({
  list: [{ provider: "GOOGLE" as const, name: "Koi Player", linkedAt: 1_790_000_000_000 }],
  providers: [],
}));
const mailbox = changedAnswer(getMemberInfo, {
  email: "k***@mail.example",
  emailConfirmed: true,
  mobileConfirmed: false,
});

describe("removing a way of signing in", () => {
  it("LG-21: a linked account takes a code sent to the confirmed mailbox and the password; a wrong code is said beside its field", async () => {
    const { listCalls } = await openSecurity(
      linked,
      mailbox,
      inTurn(
        refusal(removeSocialLink, "sms.code.invalid"),
        answer(removeSocialLink, () => ({})),
      ),
    );
    const remove = centre.getByRole("button", { name: "Remove Google" });
    await expect.element(remove, patience).toBeVisible();
    await remove.click();
    await expect.element(centre.getByText("k***@mail.example").first(), patience).toBeVisible();
    await centre.getByRole("button", { name: "Send code" }).click();
    const form = centre.getByRole("form", { name: "Remove Google" });
    const code = form.getByLabelText("Code");
    await expect.element(code, patience).toBeVisible();
    expect(listCalls(sendContactCode)).toHaveLength(1);
    await code.fill("111111");
    await form.getByLabelText("Login password").fill(password);
    await form.getByRole("button", { name: "Remove the sign-in" }).click();
    await expectFault(code, /code/i);
    await code.fill("222222");
    await form.getByRole("button", { name: "Remove the sign-in" }).click();
    await expect.element(form, patience).not.toBeInTheDocument();
    await expect.element(form).not.toBeInTheDocument();
    expect(listCalls(removeSocialLink)).toHaveLength(2);
    expect(takeFaults()).toEqual([]);
  });

  it("LG-21, X-19: an account with an authenticator app is asked for its code, of a passkey too", async () => {
    const { listCalls } = await openSecurity(
      changedAnswer(getSecondFactor, { since: 1_790_000_000_000, recoveryCodesLeft: 8 }),
      mailbox,
      answer(listPasskeys, () => ({
        list: [{ id: "one", browser: "Safari", system: "iPhone", createdAt: 1_790_000_000_000, usedAt: null }],
      })),
    );
    const line = centre.getByRole("group", { name: "Passkeys" });
    await expect.element(line.getByText("Safari, iPhone"), patience).toBeVisible();
    await line.getByRole("button", { name: "Remove" }).click();
    const form = centre.getByRole("form", { name: "Remove a passkey" });
    await form.getByLabelText("Login password").fill(password);
    await form.getByLabelText("Code from your authenticator app").fill("123456");
    await form.getByRole("button", { name: "Remove the passkey" }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(listCalls(sendContactCode)).toEqual([]);
    expect(listCalls(removePasskey)).toHaveLength(1);
    expect(takeFaults()).toEqual([]);
  });
});
