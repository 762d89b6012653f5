import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Terms",
  component: AppPage,
  args: { path: "/terms" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
