import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./DateField.tsx";

const meta: Meta<typeof DateField> = {
  title: "Forms/DateField",
  component: DateField,
  args: { label: "Date of birth", autoComplete: "bday" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "1990-02-03" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Error: Story = { args: { defaultValue: "2020-02-03", error: "You must be 18 or older" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "1990-02-03" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
