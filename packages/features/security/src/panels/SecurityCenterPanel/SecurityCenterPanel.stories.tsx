import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, userEvent, within } from "storybook/test";

const meta: PageMeta = {
  title: "Screens/Security centre",
  component: AppPage,
  args: { path: "/member/securityCenter", visitor: "member" },
  globals: { tree: "full" },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

/** The centre lies over the page, beside the story's own element; its chunks may take a while on a busy machine. */
const findCentre = async (canvas: HTMLElement) => {
  const centre = within(await within(canvas.ownerDocument.body).findByRole("dialog", {}, { timeout: 20_000 }));
  await expect(await centre.findByRole("heading", { level: 3, name: "Security" }, { timeout: 20_000 })).toBeVisible();
  return centre;
};

export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const centre = await findCentre(canvasElement);
    await expect(await centre.findByText("This device")).toBeVisible();
  },
};

export const PasswordForm: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const centre = await findCentre(canvasElement);
    await userEvent.click(await centre.findByRole("button", { name: "Change password" }));
    await expect(await centre.findByLabelText("New password")).toBeVisible();
  },
};

export const LongNames: PageStory = { globals: { names: "unbroken" } };

export const Empty: PageStory = { args: { situation: "empty" } };

export const Loading: PageStory = { args: { situation: "loading" } };

export const Refused: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
