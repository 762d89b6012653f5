import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { SelectField } from "./SelectField.tsx";

const meta: Meta<typeof SelectField> = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Country",
    options: [
      { value: "VN", label: "Vietnam" },
      { value: "TH", label: "Thailand" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = { args: { error: "Choose a country" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "select" } };

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "TH");
    await expect(canvas.getByRole("combobox")).toHaveValue("TH");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: hardTexts.long, options: [{ value: "a", label: hardTexts.unbroken }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
