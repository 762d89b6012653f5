import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Privacy",
  component: AppPage,
  args: { path: "/privacy" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
