import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Preview of a draft",
  component: AppPage,
  args: { path: "/preview" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

/** Opened without the link: a story has no secret part in its address. */
export const Ended: PageStory = { tags: ["test"] };
