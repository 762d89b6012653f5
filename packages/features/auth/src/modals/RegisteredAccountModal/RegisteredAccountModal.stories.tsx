import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { registeredAccountModal } from "../registeredAccountModal.ts";

const meta: PageMeta = {
  title: "Screens/Registered by mobile number",
  component: AppPage,
  args: { path: "/", visitor: "member", modal: registeredAccountModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
