import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBonuses, samplePromotion } from "../stories/samplePromotions.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { BonusTables } from "./BonusTables.tsx";
import { PromotionForm } from "./PromotionForm.tsx";

const meta: Meta = { title: "Back office/Promotions", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const NewPromotion: Story = {
  render: () => <PromotionForm promotion={undefined} list={[]} onClose={nothing} />,
};

export const ChangePromotion: Story = {
  render: () => <PromotionForm promotion={samplePromotion} list={[samplePromotion]} onClose={nothing} />,
};

/** Somebody else has saved another percentage since the form was opened. */
export const ChangedByOthers: Story = {
  render: () => (
    <PromotionForm
      promotion={samplePromotion}
      list={[{ ...samplePromotion, version: 3, percent: 50 }]}
      onClose={nothing}
    />
  ),
};

export const Bonuses: Story = { render: () => <BonusTables shown={sampleBonuses} onEnd={nothing} /> };

export const NoBonuses: Story = { render: () => <BonusTables shown={{ bonuses: [], promotions: [] }} /> };
