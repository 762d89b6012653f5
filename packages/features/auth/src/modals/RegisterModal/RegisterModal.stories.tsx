import { registerModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Register",
  component: AppPage,
  args: { path: "/", modal: registerModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
