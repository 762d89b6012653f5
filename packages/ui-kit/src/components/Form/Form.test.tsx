import { Formik } from "formik";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Button } from "../Button/Button.tsx";
import { FormComboBox } from "../ComboBox/FormComboBox.tsx";
import { FormMoneyField } from "../MoneyField/FormMoneyField.tsx";
import { FormNumberField } from "../NumberField/FormNumberField.tsx";
import { FormRadioGroup } from "../RadioGroup/FormRadioGroup.tsx";
import { FormSlider } from "../Slider/FormSlider.tsx";
import { FormSwitch } from "../Switch/FormSwitch.tsx";
import { Form, FormCheckboxField, FormDateField, FormPasswordField, FormSelectField, FormTextField } from "./Form.tsx";

const send = vi.fn();

function Example(): ReactNode {
  return (
    <Formik
      initialValues={{ username: "", password: "", born: "", country: "VN", terms: true }}
      validate={({ username, password }) => ({
        ...(username ? {} : { username: "Enter a username" }),
        ...(password ? {} : { password: "Enter a password" }),
      })}
      onSubmit={(values) => {
        send(values);
      }}
    >
      <Form label="Register">
        <FormTextField name="username" label="Username" hint="4 to 16 letters" required autoComplete="username" />
        <FormPasswordField name="password" label="Password" required autoComplete="new-password" />
        <FormDateField name="born" label="Date of birth" />
        <FormSelectField
          name="country"
          label="Country"
          options={[
            { value: "VN", label: "Vietnam" },
            { value: "TH", label: "Thailand" },
          ]}
        />
        <FormCheckboxField name="terms" label="I agree" />
        <Button type="submit">Register</Button>
      </Form>
    </Formik>
  );
}

describe("Form", () => {
  it("shows errors under their fields and moves the focus to the first", async () => {
    const screen = await renderWithUiKit(<Example />);
    const username = screen.getByRole("textbox", { name: "Username" });
    await expect.element(username).toHaveAccessibleDescription("4 to 16 letters");
    await screen.getByRole("button", { name: "Register" }).click();
    await expect.element(username).toHaveAccessibleDescription("Enter a username");
    await expect.element(username).toHaveAttribute("aria-invalid", "true");
    await expect.poll(() => document.activeElement).toBe(username.element());
    expect(send).not.toHaveBeenCalled();
  });

  it("sends once on a double click, however quick the answer to the first press is, and again on a press after it", async () => {
    send.mockClear();
    const screen = await renderWithUiKit(<Example />);
    await screen.getByRole("textbox", { name: "Username" }).fill("moon");
    await screen.getByLabelText("Password", { exact: false }).first().fill("Marquee#2026");
    const button = screen.getByRole("button", { name: "Register" });
    await button.dblClick();
    await expect.poll(() => send.mock.calls.length).toBe(1);
    await button.click();
    await expect.poll(() => send.mock.calls.length).toBe(2);
  });

  it("sends by a press that leaves a field, although the field's text moves the button away", async () => {
    const screen = await renderWithUiKit(
      <Formik initialValues={{ code: "" }} validate={() => ({ code: "Enter a code" })} onSubmit={send}>
        {({ submitCount }) => (
          <Form label="Code">
            <FormTextField name="code" label="Code" />
            <Button type="submit" size="small">
              Send {submitCount}
            </Button>
          </Form>
        )}
      </Formik>,
    );
    const box = screen.getByRole("textbox", { name: "Code" });
    await box.click();
    await screen.getByRole("button", { name: "Send 0" }).click();
    await expect.element(screen.getByRole("button", { name: "Send 1" })).toBeVisible();
    await expect.element(box).toHaveAccessibleDescription("Enter a code");
  });

  it("says what is wrong with a field that is left by a key", async () => {
    const screen = await renderWithUiKit(<Example />);
    const username = screen.getByRole("textbox", { name: "Username" });
    await username.click();
    await userEvent.keyboard("{Tab}");
    await expect.element(username).toHaveAccessibleDescription("Enter a username");
  });

  it("hands over what was typed", async () => {
    const screen = await renderWithUiKit(<Example />);
    await screen.getByRole("textbox", { name: "Username" }).fill("koi");
    await screen.getByLabelText("Password", { exact: true }).fill("s3cret");
    await screen.getByLabelText("Date of birth").fill("1990-02-03");
    await screen.getByRole("combobox", { name: "Country" }).selectOptions("TH");
    await screen.getByRole("checkbox", { name: "I agree" }).click();
    await screen.getByRole("button", { name: "Register" }).click();
    await expect
      .poll(() => send.mock.lastCall)
      .toEqual([{ username: "koi", password: "s3cret", born: "1990-02-03", country: "TH", terms: false }]);
  });

  it("RG-14: a star marks what is required, for readers by its state", async () => {
    const screen = await renderWithUiKit(<Example />);
    expect(screen.getByText("*").elements()).toHaveLength(2);
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toBeRequired();
  });

  it("hands over what numbers, amounts, lists, choices, switches and sliders were set to", async () => {
    const screen = await renderWithUiKit(
      <Formik
        initialValues={{ tickets: "2", amount: "", country: "", way: "bank", news: false, minutes: 30 }}
        onSubmit={(values) => {
          send(values);
        }}
      >
        <Form label="Settings">
          <FormNumberField name="tickets" label="Tickets" words={{ less: "Less", more: "More" }} />
          <FormMoneyField name="amount" label="Amount" />
          <FormComboBox
            name="country"
            label="Country"
            options={[
              { value: "VN", label: "Việt Nam" },
              { value: "TH", label: "Thái Lan" },
            ]}
            none="None"
          />
          <FormRadioGroup
            name="way"
            label="Pay by"
            options={[
              { value: "bank", label: "Bank" },
              { value: "card", label: "Card" },
            ]}
          />
          <FormSwitch name="news" label="News" />
          <FormSlider name="minutes" label="Pause" min={0} max={60} step={10} />
          <Button type="submit">Save</Button>
        </Form>
      </Formik>,
    );
    await screen.getByRole("button", { name: "More" }).click();
    await screen.getByRole("textbox", { name: "Amount" }).fill("1,500.5");
    await screen.getByRole("combobox").click();
    await userEvent.keyboard("thai{Enter}");
    await screen.getByRole("radio", { name: "Card" }).click();
    await screen.getByRole("switch").click();
    screen.getByRole("slider").element().focus();
    await userEvent.keyboard("{End}");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => send.mock.lastCall)
      .toEqual([{ tickets: "3", amount: "1500.5", country: "TH", way: "card", news: true, minutes: 60 }]);
  });

  it("shows a group's error and moves the focus to its first choice", async () => {
    const screen = await renderWithUiKit(
      <Formik initialValues={{ way: "" }} validate={() => ({ way: "Choose one" })} onSubmit={() => undefined}>
        <Form label="Pay">
          <FormRadioGroup
            name="way"
            label="Pay by"
            options={[
              { value: "bank", label: "Bank" },
              { value: "card", label: "Card" },
            ]}
          />
          <Button type="submit">Save</Button>
        </Form>
      </Formik>,
    );
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Choose one");
    await expect.element(screen.getByRole("radio", { name: "Bank" })).toHaveFocus();
  });
});
