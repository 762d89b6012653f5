import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Formik } from "formik";
import { Button } from "../Button/Button.tsx";
import { Form, FormPasswordField, FormTextField } from "./Form.tsx";

const meta: Meta<typeof Form> = { title: "Forms/Form", component: Form };

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  render: () => (
    <Formik initialValues={{ username: "", password: "" }} onSubmit={() => undefined}>
      <Form label="Log in">
        <FormTextField name="username" label="Username" autoComplete="username" required />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" required />
        <Button type="submit" look="primary" wide>
          Log in
        </Button>
      </Form>
    </Formik>
  ),
};

export const Refused: Story = {
  render: () => (
    <Formik
      initialValues={{ username: "" }}
      validate={() => ({ username: "Enter a username" })}
      onSubmit={() => undefined}
    >
      <Form label="Log in">
        <FormTextField name="username" label="Username" required />
        <Button type="submit">Log in</Button>
      </Form>
    </Formik>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("Enter a username")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
