import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePromotion, samplePromotionPage } from "../../stories/samplePromotions.ts";
import { loadTexts, withDesk } from "../../stories/withDesk.tsx";
import { IssueCodesForm } from "./IssueCodesForm.tsx";
import { MakeCodesForm } from "./MakeCodesForm.tsx";
import { StopCodesForm } from "./StopCodesForm.tsx";

const meta: Meta = { title: "Back office/Promo codes", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;
const { activity } = samplePromotionPage;
const coded = { ...samplePromotionPage, activity: activity && { ...activity, trigger: "CODE" as const } };
const batch = {
  id: "0192f0c4-7c3e-7d2a-9b1f-00000000000c",
  pageId: coded.id,
  promotionId: null,
  title: "Win of the week",
  name: "Newsletter of November, for members of the Harbour club",
  word: null,
  count: 10_000,
  used: 1_234,
  madeBy: "Olga",
  createdAt: Date.UTC(2026, 10, 21, 9),
  issuedAt: null,
  stoppedAt: null,
};

export const NewCodes: Story = {
  render: () => <MakeCodesForm pages={[coded]} promotions={[{ ...samplePromotion, byCode: true }]} onClose={nothing} />,
};

export const NoPromotionByCodes: Story = {
  render: () => <MakeCodesForm pages={[samplePromotionPage]} promotions={[samplePromotion]} onClose={nothing} />,
};

export const Download: Story = { render: () => <IssueCodesForm batch={batch} onClose={nothing} /> };

export const Stop: Story = { render: () => <StopCodesForm batch={batch} onClose={nothing} /> };
