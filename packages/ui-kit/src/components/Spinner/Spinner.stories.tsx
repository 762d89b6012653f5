import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta: Meta<typeof Spinner> = { title: "States/Spinner", component: Spinner };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
