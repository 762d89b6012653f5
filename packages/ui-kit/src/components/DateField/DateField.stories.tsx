import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./DateField.tsx";

const meta: Meta<typeof DateField> = { title: "Forms/DateField", component: DateField, args: { label: "Date of birth", autoComplete: "bday" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "1990-02-03" } };
