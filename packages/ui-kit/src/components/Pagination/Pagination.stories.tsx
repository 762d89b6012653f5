import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta: Meta<typeof Pagination> = {
  title: "Lists/Pagination",
  component: Pagination,
  args: { page: 10, count: 20, onPage: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 20 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const Pressed: Story = {
  args: { onPage: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onPage).toHaveBeenCalledWith(11);
  },
};

export const Huge: Story = { args: { page: 1_234_567, count: 9_999_999 } };

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
