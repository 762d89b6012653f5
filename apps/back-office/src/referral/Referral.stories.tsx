import type { ReferralPromotion } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { ReferralForm } from "./ReferralForm.tsx";
import { ReferralFacts } from "./ReferralPage.tsx";

const meta: Meta = { title: "Back office/Invitations", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

const stored: ReferralPromotion = {
  version: 2,
  isOn: true,
  startsAt: Date.UTC(2026, 10, 1),
  endsAt: null,
  isOpen: true,
  codes: 1_204,
  registrations: 3_981,
  recentRegistrations: 412,
};

export const OnOffer: Story = { render: () => <ReferralFacts stored={stored} /> };

export const Off: Story = {
  render: () => <ReferralFacts stored={{ ...stored, isOn: false, isOpen: false, startsAt: null }} />,
};

export const Change: Story = { render: () => <ReferralForm opened={stored} current={stored} onSaved={nothing} /> };

/** Somebody else has saved it since the form was opened. */
export const ChangedByOthers: Story = {
  render: () => <ReferralForm opened={stored} current={{ ...stored, version: 3, isOn: false }} onSaved={nothing} />,
};
