import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Not found",
  component: AppPage,
  args: { path: "/no-such-page" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
