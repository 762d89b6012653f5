import { getCaptcha, login, logout, sendSmsCode, startPasskeyLogin, startSocialLogin } from "@marquee/contract";
import { type Answer, breakOff, refusal, takeFaults } from "@marquee/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failFirst, failures, hold, inTurn } from "../answersInTurn.ts";
import {
  bar,
  chooseVietnam,
  codeSenderOf,
  fillLogin,
  loginForm,
  loginPopup,
  number,
  numberOf,
  openLogin,
  openLoginPopup,
  password,
  phoneOf,
  senderOf,
  sentOf,
} from "../authForms.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { expectAlert, expectFault, needed, tabTo, tryFields, typeInto } from "../formFields.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

afterEach(() => void vi.restoreAllMocks());

const wrongPair = "The username or the password is not correct.";

describe("the login by password", () => {
  it("ER-07, VL-11: each field wrong in turn has the focus and its text; a wrong pair is read out, and what was typed stays", async () => {
    const { listCalls } = await openLogin("aurelune", refusal(login, "login.credentials.invalid"));
    const [name, word] = [loginForm.getByLabelText("Username"), loginForm.getByLabelText("Password", { exact: true })];
    const send = senderOf(loginForm);
    await send.click();
    await expectFault(name, needed);
    await tryFields(
      [
        {
          box: name,
          good: "player0211",
          bad: [
            ["", needed],
            ["  ", needed],
          ],
        },
        {
          box: word,
          good: password,
          bad: [
            ["", needed],
            ["  ", needed],
          ],
        },
      ],
      send,
    );
    expect(listCalls(login)).toHaveLength(0);
    await word.fill("Wrong#Wrong88");
    await send.click();
    await expectAlert(loginForm, wrongPair);
    await expect.element(name).toHaveValue("player0211");
    await expect.element(word).toHaveValue("Wrong#Wrong88");
    // It says nothing of another password.
    await word.fill(password);
    await expect.element(loginForm.getByRole("alert")).not.toBeInTheDocument();
    expect(takeFaults()).toEqual([]);
  });

  it("SH-24, ER-12, ER-20: a failing gateway is told, what was typed stays, and two presses are one call, all by keyboard alone", async () => {
    const failing = failFirst(changedAnswer(login, {}));
    const { listCalls } = await openScreen({ path: "/inhouse", brand: "saltlantern", answers: [failing] });
    await tabTo(page.getByRole("banner").getByRole("button", { name: "Log in" }));
    await userEvent.keyboard("{Enter}");
    const boxes = [
      [loginPopup.getByLabelText("Username"), "player0220"],
      [loginPopup.getByLabelText("Password", { exact: true }), password],
    ] as const;
    for (const [box, text] of boxes) await typeInto(box, text);
    const send = senderOf(loginPopup);
    for (const [, said] of failures) {
      await tabTo(send);
      await userEvent.keyboard("{Enter}");
      await expectAlert(loginPopup, said);
      for (const [box, text] of boxes) await expect.element(box).toHaveValue(text);
    }
    await tabTo(send);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(login).length, patience).toBe(3);
    failing.release();
    await expect.element(bar, patience).toBeVisible();
    expect(listCalls(login)).toHaveLength(3);
  });

  it("ER-20, ER-24: an unknown error has the reference of its call, and too many requests how long to wait", async () => {
    await openLoginPopup(
      "aurelune",
      inTurn(refusal(login, "unknown"), refusal(login, "rate.limited", { retryAfter: 300 })),
    );
    await fillLogin(loginPopup);
    await senderOf(loginPopup).click();
    await expectAlert(loginPopup, "Unknown error");
    await expect.element(loginPopup.getByRole("alert")).toMatchTextContent(/Reference: [\da-f-]{36}/);
    await senderOf(loginPopup).click();
    await expectAlert(loginPopup, "Too many requests. Please retry after 5 minutes.");
    await expect.element(loginPopup.getByRole("alert")).not.toMatchTextContent(/Reference/);
  });

  it("LG-04, CN-04: a captcha comes when it is asked for; five fast clicks ask for one picture", async () => {
    const { listCalls } = await openLoginPopup(
      "aurelune",
      refusal(login, "login.credentials.invalid", { value: { captcha: true } }),
    );
    const now = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
    await fillLogin(loginPopup);
    await senderOf(loginPopup).click();
    const picture = loginPopup.getByRole("button", { name: "Show another picture" });
    await expect.element(picture.getByRole("img"), patience).toBeVisible();
    await expect.element(loginPopup.getByLabelText("Username")).toHaveValue("player0220");
    const press = (): void => {
      const element = picture.element();
      for (let count = 0; count < 5; count += 1) if (element instanceof HTMLElement) element.click();
    };
    const first = listCalls(getCaptcha).length;
    ahead = 1_000;
    press();
    await expect.poll(() => listCalls(getCaptcha).length, patience).toBe(first + 1);
    ahead = 2_000;
    press();
    await expect.poll(() => listCalls(getCaptcha).length, patience).toBe(first + 2);
  });

  it("X-19: a form that cannot get an offer of passkeys says nothing of it, and logs in by password", async () => {
    const { listCalls } = await openLoginPopup("saltlantern", breakOff(startPasskeyLogin));
    await expect.poll(() => listCalls(startPasskeyLogin).length, patience).toBe(1);
    await fillLogin(loginPopup);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await senderOf(loginPopup).click();
    await expect.element(bar, patience).toBeVisible();
  });

  it("LG-12: a first login shows the welcome, and no other one", async () => {
    const welcome = page.getByRole("heading", { name: "Welcome to Saltlantern" });
    for (const firstTimeLogin of [true, false]) {
      await openLoginPopup("saltlantern", changedAnswer(login, { firstTimeLogin }));
      await fillLogin(loginPopup);
      await senderOf(loginPopup).click();
      await expect.element(bar, patience).toBeInTheDocument();
      if (firstTimeLogin) await expect.element(welcome, patience).toBeVisible();
      else await expect.element(welcome).not.toBeInTheDocument();
    }
  });

  it("LG-11: the only other way out of a forced change of the password is the logout", async () => {
    const { listCalls } = await openLoginPopup("saltlantern", changedAnswer(login, { forceChangePassword: true }));
    await fillLogin(loginPopup);
    await senderOf(loginPopup).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await expect.element(dialog.getByText(/^Please choose a password of your own/), patience).toBeVisible();
    await userEvent.keyboard("{Escape}");
    for (const name of ["Close", "Cancel"])
      await expect.element(dialog.getByRole("button", { name })).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Log out" }).click();
    await expect.element(dialog, patience).not.toBeInTheDocument();
    await expect.element(page.getByRole("banner").getByRole("button", { name: "Log in" }), patience).toBeVisible();
    expect(listCalls(logout)).toHaveLength(1);
  });

  it("X-75: a provider is asked once by two presses; with no way to it the form says so and stays", async () => {
    const held = hold(refusal(startSocialLogin, "social.unavailable"));
    const { listCalls } = await openLoginPopup("paperkite", inTurn(breakOff(startSocialLogin), held));
    const google = loginPopup.getByRole("button", { name: "Google" });
    await loginPopup.getByLabelText("Username").fill("typed before");
    await google.click();
    await expect.element(page.getByText(/network/i).first(), patience).toBeVisible();
    await expect.element(loginPopup.getByLabelText("Username")).toHaveValue("typed before");
    await pressTwice(google);
    await expect.poll(() => listCalls(startSocialLogin).length, patience).toBe(2);
    held.release();
    await expect.element(google, patience).not.toHaveAttribute("aria-busy", "true");
    expect(listCalls(startSocialLogin)).toHaveLength(2);
  });
});

describe("the second step of a login", () => {
  const asked = refusal(login, "login.second.factor.required", {
    value: { challengeId: "story", methods: ["TOTP"], reason: "TWO_FACTOR" },
  });
  const form = loginPopup.getByRole("form", { name: "Confirm your login" });
  const field = form.getByLabelText("Code from your authenticator app");
  const openStep = async (...answers: readonly Answer[]) => {
    const screen = await openLoginPopup("saltlantern", inTurn(asked, ...answers));
    await fillLogin(loginPopup);
    await senderOf(loginPopup).click();
    await expect.element(form, patience).toBeVisible();
    return screen;
  };

  it("LG-15, ER-12, ER-20: what was typed stays while the gateway fails, the failure is told, and two presses are one call", async () => {
    const failing = failFirst(changedAnswer(login, {}));
    const { listCalls } = await openStep(failing, failing, failing);
    await field.fill("123456");
    const send = senderOf(form);
    for (const [, said] of failures) {
      await send.click();
      await expectAlert(form, said);
      await expect.element(field).toHaveValue("123456");
      await expect.element(bar).not.toBeInTheDocument();
    }
    const before = listCalls(login).length;
    await tabTo(send);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(login).length, patience).toBe(before + 1);
    failing.release();
    await expect.element(bar, patience).toBeVisible();
    expect(listCalls(login)).toHaveLength(before + 1);
  });

  it("LG-15: a step that has expired, as after an answer that was lost, says that it has to start again, and leads to the first one", async () => {
    await openStep(breakOff(login), refusal(login, "login.second.factor.expired"), asked, changedAnswer(login, {}));
    await field.fill("123456");
    await senderOf(form).click();
    await expectAlert(form, "Network link is abnormal");
    await expect.element(field).toHaveValue("123456");
    await senderOf(form).click();
    await expectAlert(form, "Please log in again.");
    await form.getByRole("button", { name: "Start again" }).click();
    await fillLogin(loginPopup);
    await senderOf(loginPopup).click();
    await expect.element(field, patience).toHaveValue("");
    await field.fill("654321");
    await senderOf(form).click();
    await expect.element(bar, patience).toBeVisible();
  });
});

describe("the login by text message", () => {
  const openSms = async (...answers: readonly Answer[]) => {
    const screen = await openLogin("kickline", ...answers);
    await page.getByRole("main").getByRole("tab", { name: "By text message" }).click();
    await chooseVietnam(loginForm);
    return screen;
  };

  it("ER-07, VL-12: each field wrong in turn is marked, has the focus and its text, for Send code too", async () => {
    const { listCalls } = await openSms(refusal(login, "sms.code.invalid"));
    await tryFields(phoneOf(loginForm), senderOf(loginForm));
    expect(listCalls(login)).toHaveLength(1);
    for (const typed of ["", "0241 234 567"]) {
      await numberOf(loginForm).fill(typed);
      await codeSenderOf(loginForm).click();
      await expectFault(numberOf(loginForm), /./);
      await expect.element(sentOf(loginForm)).not.toBeInTheDocument();
    }
    expect(listCalls(sendSmsCode)).toHaveLength(0);
    await expect.element(loginForm.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
  });

  it("ER-12, ER-20, LG-02: while the gateway fails each step is told and can be made again, and two presses are one call", async () => {
    const sending = failFirst(changedAnswer(sendSmsCode, {}));
    const entering = failFirst(refusal(login, "sms.code.invalid"));
    const { listCalls } = await openSms(sending, entering);
    await numberOf(loginForm).fill(number);
    const now = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
    const warning = page.getByRole("alertdialog", { name: "Please check" });
    for (const [, said] of failures) {
      await codeSenderOf(loginForm).click();
      await expect.element(warning, patience).toMatchTextContent(said);
      await warning.getByRole("button", { name: "OK" }).click();
      await expect.element(warning, patience).not.toBeInTheDocument();
      await expect.element(numberOf(loginForm)).toHaveValue(number);
      // Codes are sent at most once a second (VL-17).
      ahead += 1_100;
    }
    await pressTwice(codeSenderOf(loginForm));
    await expect.poll(() => listCalls(sendSmsCode).length, patience).toBe(3);
    sending.release();
    await expect.element(sentOf(loginForm), patience).toBeVisible();
    expect(listCalls(sendSmsCode)).toHaveLength(3);
    const code = loginForm.getByLabelText("Verification code");
    await code.fill("123456");
    const send = senderOf(loginForm);
    for (const [, said] of failures) {
      await send.click();
      await expectAlert(loginForm, said);
      await expect.element(code).toHaveValue("123456");
    }
    await tabTo(send);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => listCalls(login).length, patience).toBe(3);
    entering.release();
    await expectFault(code, "Please enter a valid verification code.");
    expect(listCalls(login)).toHaveLength(3);
  });
});
