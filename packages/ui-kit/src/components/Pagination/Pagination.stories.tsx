import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./Pagination.tsx";

const meta: Meta<typeof Pagination> = { title: "Lists/Pagination", component: Pagination, args: { page: 10, count: 20, onPage: () => undefined } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 20 } };

export const Few: Story = { args: { page: 2, count: 3 } };
