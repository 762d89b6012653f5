import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/About",
  component: AppPage,
  args: { path: "/about" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
