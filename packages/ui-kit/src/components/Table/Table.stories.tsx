import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { DateTime } from "../DateTime/DateTime.tsx";
import { Money } from "../Money/Money.tsx";
import { Table } from "./Table.tsx";

interface Line {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly amount: string;
}

const lines: readonly Line[] = [
  { id: "3", type: "Win", at: "2026-11-21T10:00:02Z", amount: "12.5" },
  { id: "2", type: "Bet", at: "2026-11-21T10:00:00Z", amount: "-5" },
  { id: "1", type: "Sign-up credit", at: "2026-11-20T09:12:44Z", amount: "100" },
];

const meta: Meta<typeof Table<Line>> = {
  title: "Lists/Table",
  component: Table<Line>,
  args: {
    caption: "Account record",
    rows: lines,
    toKey: ({ id }) => id,
    columns: [
      { key: "type", title: "Type", toCell: ({ type }) => type },
      { key: "at", title: "Time", toCell: ({ at }) => <DateTime instant={at} /> },
      { key: "amount", title: "Amount", align: "end", toCell: ({ amount }) => <Money amount={amount} change /> },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const Empty: Story = { args: { rows: [] } };

export const Sorted: Story = {
  args: {
    sort: { key: "at", direction: "descending" },
    onSort: fn(),
    columns: [
      { key: "at", title: "Time", sortable: true, toCell: ({ at }) => at },
      { key: "amount", title: "Amount", align: "end", sortable: true, toCell: ({ amount }) => amount },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Time" }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: "at", direction: "ascending" });
  },
};

export const LongText: Story = {
  args: { rows: [{ id: "1", type: hardTexts.unbroken, at: "2026-11-20T09:12:44Z", amount: "-1234567890123456.12" }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
