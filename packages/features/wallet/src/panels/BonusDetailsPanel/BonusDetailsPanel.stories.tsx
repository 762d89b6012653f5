import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Bonuses",
  component: AppPage,
  args: { path: "/member/bonusDetails", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

/** Chunks may take a while on a busy machine. */
const soon = { timeout: 20_000 };

export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    // MC-09: the bar says what is staked of what is required, and giving up says what is lost.
    const [bar] = await body.findAllByRole("progressbar", { name: "Staked so far" }, soon);
    await expect(bar).toHaveAttribute("aria-valuetext", "₫3,500,000.00 of ₫10,000,000.00");
    await userEvent.click(body.getByRole("button", { name: /^Give up bonus: / }));
    await expect(await body.findByRole("alertdialog", { name: "Give up this bonus?" })).toHaveTextContent("425,000.00");
  },
};

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" }, tags: ["test"] };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
