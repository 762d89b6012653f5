import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichHtml } from "./RichHtml.tsx";

const meta: Meta<typeof RichHtml> = { title: "Words/RichHtml", component: RichHtml, args: { html: "<h2>Weekend</h2><p>Play <b>Golden Koi</b> and <a href='https://news.example'>read more</a>.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
