import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleDifferences, sampleRevenue, sampleRun } from "../stories/sampleRevenue.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { Differences } from "./reconciliation/Differences.tsx";
import { RevenueChart } from "./revenue/RevenueChart.tsx";
import { RevenueTotals } from "./revenue/RevenueTotals.tsx";

const meta: Meta = { title: "Back office/Reports", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

export const Totals: Story = { render: () => <RevenueTotals totals={sampleRevenue.totals} currency="VND" /> };

export const ByDayWithLosses: Story = { render: () => <RevenueChart revenue={sampleRevenue} figure="ggr" by="day" /> };

export const Nothing: Story = {
  render: () => <RevenueChart revenue={{ ...sampleRevenue, lines: [] }} figure="ggr" by="game" />,
};

export const TwoDifferences: Story = { render: () => <Differences run={sampleRun} differences={sampleDifferences} /> };

export const AllAgree: Story = {
  render: () => <Differences run={{ ...sampleRun, differences: 0 }} differences={[]} />,
};
