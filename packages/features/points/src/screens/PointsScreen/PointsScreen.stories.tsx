import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Points",
  component: AppPage,
  args: { path: "/points", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

/** Time for a page's chunk and the gateway's answers on a busy machine. */
const timeout = { timeout: 20_000 };

/** Shown to a member, because with all modules on guests are asked to log in first. */
export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: "Welcome to Points" }, timeout)).toBeVisible();
  },
};
