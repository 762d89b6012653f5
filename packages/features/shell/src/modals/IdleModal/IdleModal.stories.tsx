import { idleModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Still there",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: idleModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
