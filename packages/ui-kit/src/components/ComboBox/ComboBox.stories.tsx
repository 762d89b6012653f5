import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { ComboBox } from "./ComboBox.tsx";

const countries = [
  "Việt Nam",
  "ประเทศไทย",
  "Indonesia",
  "Philippines",
  "Malaysia",
  "Singapore",
  "Cambodia",
  "Laos",
  "Myanmar",
  "Japan",
  "Korea",
  "India",
].map((label) => ({ value: label, label }));

const show: NonNullable<Story["play"]> = async ({ userEvent }) => {
  await userEvent.tab();
  await screen.findAllByRole("option");
};

const meta: Meta<typeof ComboBox> = {
  title: "Forms/ComboBox",
  component: ComboBox,
  args: { label: "Country", value: "Indonesia", none: "No country has this name", options: countries },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minBlockSize: 420 }}>
        <ComboBox {...args} value={value} onChange={setValue} />
      </div>
    );
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Empty: Story = { args: { value: "", placeholder: "Where do you live?" } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant");
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("viet{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Việt Nam");
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("zz");
    await expect(screen.getByText("No country has this name")).toBeVisible();
  },
};

export const Error: Story = { args: { value: "", error: "Choose a country" } };

export const Disabled: Story = { args: { disabled: true } };

export const Hover: Story = { parameters: { hover: "input" } };

export const LongText: Story = {
  args: {
    options: [
      { value: "a", label: hardTexts.unbroken },
      { value: "b", label: hardTexts.marks },
      { value: "c", label: hardTexts.rightToLeft },
    ],
    value: "a",
  },
  play: show,
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, play: show };
