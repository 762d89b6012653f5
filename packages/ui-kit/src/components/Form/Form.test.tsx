import { Formik } from "formik";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../testing/renderWithUiKit.tsx";
import { Button } from "../Button/Button.tsx";
import { Form, FormCheckboxField, FormDateField, FormPasswordField, FormSelectField, FormTextField } from "./Form.tsx";

const send = vi.fn();

function Example(): ReactNode {
  return (
    <Formik
      initialValues={{ username: "", password: "", born: "", country: "VN", terms: true }}
      validate={({ username, password }) => ({ ...(username ? {} : { username: "Enter a username" }), ...(password ? {} : { password: "Enter a password" }) })}
      onSubmit={(values) => { send(values); }}
    >
      <Form label="Register">
        <FormTextField name="username" label="Username" hint="4 to 16 letters" required autoComplete="username" />
        <FormPasswordField name="password" label="Password" required autoComplete="new-password" />
        <FormDateField name="born" label="Date of birth" />
        <FormSelectField name="country" label="Country" options={[{ value: "VN", label: "Vietnam" }, { value: "TH", label: "Thailand" }]} />
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

  it("hands over what was typed", async () => {
    const screen = await renderWithUiKit(<Example />);
    await screen.getByRole("textbox", { name: "Username" }).fill("koi");
    await screen.getByLabelText("Password", { exact: true }).fill("s3cret");
    await screen.getByLabelText("Date of birth").fill("1990-02-03");
    await screen.getByRole("combobox", { name: "Country" }).selectOptions("TH");
    await screen.getByRole("checkbox", { name: "I agree" }).click();
    await screen.getByRole("button", { name: "Register" }).click();
    await expect.poll(() => send.mock.lastCall).toEqual([{ username: "koi", password: "s3cret", born: "1990-02-03", country: "TH", terms: false }]);
  });

  it("RG-14: a star marks what is required, for readers by its state", async () => {
    const screen = await renderWithUiKit(<Example />);
    expect(screen.getByText("*").elements()).toHaveLength(2);
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toBeRequired();
  });
});
