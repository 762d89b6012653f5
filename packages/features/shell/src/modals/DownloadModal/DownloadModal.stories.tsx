import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { downloadModal } from "../downloadModal.ts";

const meta: PageMeta = {
  title: "Screens/Download in a layer",
  component: AppPage,
  args: { path: "/", modal: downloadModal },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
