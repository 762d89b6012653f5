import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Download",
  component: AppPage,
  args: { path: "/down" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};

export const Nothing: PageStory = { args: { situation: "empty" } };
