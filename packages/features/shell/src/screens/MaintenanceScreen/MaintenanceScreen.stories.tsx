import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Maintenance",
  component: AppPage,
  args: { path: "/", status: "closed" },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
