import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { registerSuccessModal } from "../registerSuccessModal.ts";

const meta: PageMeta = {
  title: "Screens/Registered",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: registerSuccessModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
