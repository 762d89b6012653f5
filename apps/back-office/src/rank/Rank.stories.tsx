import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleRankSettings } from "../stories/sampleRankSettings.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { PinLevelForm } from "./PinLevelForm.tsx";
import { RankSettingsForm } from "./RankSettingsForm.tsx";

const meta: Meta = { title: "Back office/VIP levels", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const Rules: Story = {
  render: () => <RankSettingsForm opened={sampleRankSettings} current={sampleRankSettings} onSaved={nothing} />,
};

export const Pin: Story = {
  render: () => (
    <PinLevelForm
      level={{
        memberId: "01900000-0000-7000-8000-000000000002",
        currency: "VND",
        level: 5,
        played: 3,
        pinned: 5,
        growth: "466000000.00",
        kept: "12500000.00",
        keepEndsAt: Date.parse("2027-01-19T17:00:00Z"),
        version: 1,
        gifts: [],
        history: [],
      }}
      onClose={nothing}
    />
  ),
};
