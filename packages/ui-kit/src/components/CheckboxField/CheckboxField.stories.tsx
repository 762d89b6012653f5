import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Link } from "../Link/Link.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta: Meta<typeof CheckboxField> = {
  title: "Forms/CheckboxField",
  component: CheckboxField,
  args: {
    label: (
      <>
        I agree to <Link href="/terms">the terms</Link>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Error: Story = { args: { error: "Please agree to go on" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: { label: hardTexts.long, error: hardTexts.long } };

export const RightToLeft: Story = { args: { label: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
