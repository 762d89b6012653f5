import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { RichHtml } from "./RichHtml.tsx";

const meta: Meta<typeof RichHtml> = {
  title: "Words/RichHtml",
  component: RichHtml,
  args: {
    html: "<h2>Weekend</h2><p>Play <b>Golden Koi</b> and <a href='https://news.example'>read more</a>.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>",
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Table: Story = {
  args: {
    html: "<table><thead><tr><th>Place</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>5,000</td></tr></tbody></table><blockquote>Good luck.</blockquote>",
  },
};

export const Empty: Story = { args: { html: "" } };

export const LongText: Story = { args: { html: `<p>${hardTexts.unbroken}</p><p>${hardTexts.marks}</p>` } };

export const RightToLeft: Story = { args: { html: `<p>${hardTexts.rightToLeft}</p>` }, globals: { direction: "rtl" } };
