import { afterLoginModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { entryModal } from "../entryModal.ts";

const meta: PageMeta = {
  title: "Screens/Popup notices",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: afterLoginModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const OnEntry: PageStory = { args: { visitor: "guest", modal: entryModal } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
