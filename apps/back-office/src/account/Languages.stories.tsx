import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { LanguagesForm } from "./LanguagesForm.tsx";

const meta: Meta = { title: "Back office/Account", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

export const Languages: StoryObj = {
  render: () => <LanguagesForm />,
  play: async ({ canvas, userEvent }) => {
    // CS-04: who answers in which languages is said in the account; what cannot be saved stays chosen, with the fault.
    const box = canvas.getByRole("checkbox", { name: "Vietnamese" });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Save the languages" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(box).toBeChecked();
  },
};
