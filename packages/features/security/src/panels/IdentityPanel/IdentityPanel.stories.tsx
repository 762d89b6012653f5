import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Identity",
  component: AppPage,
  args: { path: "/member/identity", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const centre = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", {}, { timeout: 20_000 }));
    await expect(await centre.findByRole("form", { name: "Send documents" }, { timeout: 20_000 })).toBeVisible();
  },
};

export const Loading: PageStory = { args: { situation: "loading" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
