import { sendRegisterCode } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { codeSenderOf, number, numberOf, sentOf } from "../authForms.ts";
import { dialog, openMobile, openRegister, passwordBox } from "../authRegister.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { patience, pressTwice } from "../openScreen.tsx";

const sendCode = codeSenderOf(dialog);
const box = numberOf(dialog);

describe("the registration by mobile number", () => {
  it("RG-03, RG-04: a tab for each way that is on, what was typed stays over a change; where one is off there are no tabs", async () => {
    await openRegister("paperkite");
    const tabs = dialog.getByRole("tab");
    expect(tabs.elements().map(({ textContent }) => textContent)).toEqual(["Name and password", "Mobile phone"]);
    await expect.element(dialog.getByLabelText("Username")).toBeVisible();
    const birthday = dialog.getByLabelText("Birthday");
    await birthday.fill("1990-05-05");
    await tabs.first().click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(box, patience).toBeVisible();
    await expect.element(dialog.getByLabelText("Username")).not.toBeInTheDocument();
    await expect.element(passwordBox).not.toBeInTheDocument();
    await expect.element(birthday).toHaveValue("1990-05-05");
    await openRegister("aurelune");
    await expect.element(dialog.getByLabelText("Username")).toBeVisible();
    await expect.element(tabs).not.toBeInTheDocument();
  });

  it("RG-26, EN-01: the picker opens on focus, finds by typing, shows flags, and closes after the focus has left", async () => {
    await openMobile("paperkite");
    const picker = dialog.getByRole("combobox", { name: "Country code" });
    await expect.element(picker, patience).toHaveValue("+84");
    picker.element().focus();
    const list = page.getByRole("listbox", { name: "Country code" });
    const options = list.getByRole("option");
    await expect.element(options.first(), patience).toHaveTextContent("Vietnam +84");
    await expect.element(options.first()).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("thai");
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent), patience)
      .toEqual(["Thailand +66"]);
    expect(options.element().querySelector("img")?.getAttribute("src")).toMatch(/\/art\/flags\/TH\.svg$/);
    await userEvent.keyboard("{Enter}");
    await expect.element(picker, patience).toHaveValue("+66");
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(list, patience).toBeVisible();
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await expect.element(list, patience).not.toBeInTheDocument();
  });

  it("VL-10, VL-17, ER-23: a number that is none makes no request, and two fast presses make one", async () => {
    const held = hold(changedAnswer(sendRegisterCode, {}));
    const { listCalls } = await openMobile("paperkite", held);
    await expect.element(sendCode, patience).toBeVisible();
    await sendCode.click();
    await expect.element(dialog.getByText("Please enter your mobile number."), patience).toBeVisible();
    await box.fill("0241 234 567");
    await sendCode.click();
    await expect.element(dialog.getByText("Please enter a valid mobile number."), patience).toBeVisible();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAttribute("aria-invalid", "true");
    expect(listCalls(sendRegisterCode)).toHaveLength(0);
    await box.fill(number);
    await pressTwice(sendCode);
    await expect.poll(() => listCalls(sendRegisterCode).length, patience).toBe(1);
    held.release();
    await expect
      .element(sentOf(dialog), patience)
      .toMatchTextContent(/^Code sent to \+84\*\*\*\d{3}\. You can ask for another one in \d:\d\d/);
    expect(listCalls(sendRegisterCode)).toHaveLength(1);
  });

  it("ER-27, ER-03: a merchant's codes of the day that are used up are told in a dialog, and what was typed stays", async () => {
    await openMobile("paperkite", refusal(sendRegisterCode, "sms.quota.insufficient"));
    await expect.element(sendCode, patience).toBeVisible();
    await box.fill(number);
    await sendCode.click();
    const warning = page.getByRole("alertdialog", { name: "Please check" });
    await expect.element(warning, patience).toMatchTextContent("No more codes can be sent today. Please contact us.");
    await userEvent.keyboard("{Escape}");
    await expect.element(warning, patience).not.toBeInTheDocument();
    await expect.element(box).toHaveValue(number);
    await expect.element(sendCode).toBeEnabled();
  });
});
