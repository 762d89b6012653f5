import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Log in",
  component: AppPage,
  args: { path: "/login" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
