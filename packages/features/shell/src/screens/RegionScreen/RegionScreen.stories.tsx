import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Region",
  component: AppPage,
  args: { path: "/", status: "region" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
