import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";
import { brandSlots } from "virtual:marquee/slots";

const meta: PageMeta = {
  title: "Brands/Slots shown",
  component: AppPage,
  args: { path: "/" },
  globals: { brand: Object.keys(brandSlots)[0] ?? "" },
  parameters: { layout: "fullscreen" },
};

export default meta;

/** The first page of a run may take a while. */
const patience = { timeout: 20_000 };

/** A brand with slots, on its own home page. */
export const Shown: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("button", { name: "Change theme" }, patience)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Light theme" })).toBeNull();
  },
};

/** The gates narrow what slots brought as they do all else: without its module an entry is gone. */
export const Narrowed: PageStory = {
  globals: { tree: "bare" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("link", { name: "Home" }, patience)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Change theme" })).toBeNull();
  },
};
