import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Inbox",
  component: AppPage,
  args: { path: "/member/messageV2", visitor: "member" },
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
    // MC-13: what is unread says so in words, and a press opens the text.
    const message = await body.findByRole("button", { name: /^Your deposit has arrived.*New$/ }, soon);
    await expect(message).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(message);
    const text = await body.findByRole("region", { name: /^Your deposit has arrived/ }, soon);
    await expect(text).toHaveTextContent("is now in your balance");
    await userEvent.click(body.getByRole("button", { name: /^Delete: / }));
    // What fades in is not visible at once.
    const question = await body.findByRole("alertdialog", { name: "Delete this message?" }, soon);
    await expect(question).toHaveTextContent("Your deposit has arrived");
  },
};

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" }, tags: ["test"] };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
