import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePromotion, samplePromotionChoices, samplePromotionPage } from "../../stories/samplePromotions.ts";
import { loadTexts, withDesk } from "../../stories/withDesk.tsx";
import { CategoriesForm } from "./CategoriesForm.tsx";
import { PageForm } from "./PageForm.tsx";

const meta: Meta = { title: "Back office/Pages of promotions", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;
const categories = [{ category: "slots", names: { EN: "Slots", VI: "Máy quay" } }];
const rest = { categories, choices: samplePromotionChoices, promotions: [samplePromotion], onDone: nothing };

export const NewPage: Story = { render: () => <PageForm page={undefined} {...rest} /> };

export const ChangePage: Story = { render: () => <PageForm page={samplePromotionPage} {...rest} /> };

export const Categories: Story = { render: () => <CategoriesForm categories={categories} onDone={nothing} /> };
