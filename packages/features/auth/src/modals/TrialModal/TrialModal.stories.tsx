import { trialModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Real account needed",
  component: AppPage,
  args: { path: "/", visitor: "trial", modal: trialModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
