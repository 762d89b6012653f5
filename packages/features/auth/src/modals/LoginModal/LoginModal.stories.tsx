import { loginPopupModal } from "@marquee/runtime";
import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";

const meta: PageMeta = {
  title: "Screens/Log in over a page",
  component: AppPage,
  args: { path: "/", modal: loginPopupModal },
  parameters: { layout: "fullscreen" },
};

export default meta;

export const Default: PageStory = {};
