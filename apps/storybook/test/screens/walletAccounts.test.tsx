import { addWithdrawalAccount, getWithdrawalOptions } from "@marquee/contract";
import { answer, Refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const form = centre.getByRole("form", { name: "New account" });
const number = form.getByLabelText("Account number", { exact: false }).first();

describe("an account to withdraw to", () => {
  it("MC-04, ER-07: what a number looks like is told before the call, and a fault without figures has none", async () => {
    const { listCalls } = await openScreen({
      path: "/member/withdraw",
      visitor: "member",
      answers: [
        changedAnswer(getWithdrawalOptions, { accounts: [], paymentPassword: null }),
        answer(addWithdrawalAccount, () => {
          throw new Refusal("fields", { fields: [{ name: "number", rule: "unknown" }] });
        }),
      ],
    });
    const add = form.getByRole("button", { name: "Add account" });
    await expect.element(number, patience).toBeVisible();
    for (const typed of ["12x", "1234567x"]) {
      await number.fill(typed);
      await add.click();
      await expect.element(number).toHaveAccessibleDescription(/6-20 digits/);
      await expect.element(number).toHaveValue(typed);
    }
    expect(listCalls(addWithdrawalAccount)).toEqual([]);
    await number.fill("0071-000 123.456");
    await add.click();
    await expect.element(number).toHaveAccessibleDescription(/This cannot be used\. Please check it\./);
    await expect.element(number).toHaveValue("0071-000 123.456");
    expect(listCalls(addWithdrawalAccount)).toHaveLength(1);
  });
});
