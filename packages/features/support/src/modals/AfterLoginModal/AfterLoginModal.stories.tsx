import { afterLoginModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Notices after the login",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: afterLoginModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
