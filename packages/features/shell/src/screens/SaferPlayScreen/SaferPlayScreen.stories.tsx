import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Safer play",
  component: AppPage,
  args: { path: "/safer-play" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
