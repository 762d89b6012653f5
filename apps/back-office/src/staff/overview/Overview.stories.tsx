import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleOverview } from "../../stories/sampleOverview.ts";
import { loadTexts, withDesk } from "../../stories/withDesk.tsx";
import { DayChart } from "./DayChart.tsx";
import { FigureCards } from "./FigureCards.tsx";
import { HourChart } from "./HourChart.tsx";
import { WaitingList } from "./WaitingList.tsx";

const meta: Meta = { title: "Back office/Overview", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

export const Figures: Story = { render: () => <FigureCards overview={sampleOverview} /> };

export const ByHours: Story = { render: () => <HourChart overview={sampleOverview} figure="staked" /> };

export const ByDaysWithALoss: Story = { render: () => <DayChart overview={sampleOverview} figure="revenue" /> };

const empty = { ...sampleOverview, days: sampleOverview.days.map((day) => ({ ...day, revenue: "0.00" })) };

export const NothingYet: Story = { render: () => <DayChart overview={empty} figure="revenue" /> };

export const AsATable: Story = {
  render: () => <DayChart overview={sampleOverview} figure="revenue" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as a table" }));
    await canvas.findByText("Today so far");
  },
};

export const Waiting: Story = { render: () => <WaitingList waiting={sampleOverview.waiting} /> };
