import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Deposit",
  component: AppPage,
  args: { path: "/member/depositv2", visitor: "member" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

/** Chunks may take a while on a busy machine. */
const soon = { timeout: 20_000 };

export const Default: PageStory = { tags: ["test"] };

export const Bonus: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    // WL-06: nothing is chosen for the member; a choice shows bonus and wagering before the payment.
    await expect(await body.findByRole("radio", { name: "No bonus" }, soon)).not.toBeChecked();
    await userEvent.click(body.getByRole("button", { name: "₫500,000" }));
    await userEvent.click(body.getByRole("radio", { name: "Daily Top-up" }));
    await expect(body.getByText("Added to your bonus wallet").nextElementSibling).toHaveTextContent("50,000.00");
    await expect(body.getByText("To be staked for it").nextElementSibling).toHaveTextContent("250,000.00");
  },
};

export const Order: PageStory = { args: { path: "/member/depositv2?order=D261121HARBOUR77" }, tags: ["test"] };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };

export const LongNames: PageStory = { globals: { names: "unbroken" } };
