import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./SelectField.tsx";

const meta: Meta<typeof SelectField> = { title: "Forms/SelectField", component: SelectField, args: { label: "Country", options: [{ value: "VN", label: "Vietnam" }, { value: "TH", label: "Thailand" }] } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = { args: { error: "Choose a country" } };
