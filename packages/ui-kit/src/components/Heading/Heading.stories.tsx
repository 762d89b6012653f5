import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Heading } from "./Heading.tsx";

const meta: Meta<typeof Heading> = {
  title: "Words/Heading",
  component: Heading,
  args: { children: "Weekend missions", level: 1 },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Level1: Story = {};

export const Level2: Story = { args: { level: 2 } };

export const Level3: Story = { args: { level: 3 } };

export const Display: Story = { args: { size: "display" } };

export const Vietnamese: Story = { args: { lang: "vi", children: "Nhiệm vụ cuối tuần thưởng lớn" } };

export const Thai: Story = { args: { lang: "th", children: "ภารกิจสุดสัปดาห์ที่ยิ่งใหญ่" } };

export const LongText: Story = { args: { children: hardTexts.long } };

export const Unbroken: Story = { args: { children: hardTexts.unbroken } };

export const Marks: Story = { args: { children: hardTexts.marks } };

export const RightToLeft: Story = { args: { children: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
