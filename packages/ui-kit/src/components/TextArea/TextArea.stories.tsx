import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { TextArea } from "./TextArea.tsx";

const meta: Meta<typeof TextArea> = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Your message" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Hint: Story = { args: { hint: "5 to 500 words", required: true } };

export const Error: Story = { args: { defaultValue: "Hello", error: "Write between 5 and 500 words." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Hello" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "textarea" } };

export const Typed: Story = { args: { defaultValue: Object.values(hardTexts).join("\n") } };
