import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Contact",
  component: AppPage,
  args: { path: "/contact" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const InMaintenance: PageStory = { args: { status: "closed" }, tags: ["test"] };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
