import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Affiliate",
  component: AppPage,
  args: { path: "/affiliate" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
