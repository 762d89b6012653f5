import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { logoutModal } from "../logoutModal.ts";

const meta: PageMeta = {
  title: "Screens/Log out",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: logoutModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
