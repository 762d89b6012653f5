import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleSettings } from "../stories/samplePointSettings.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { CorrectPointsForm } from "./CorrectPointsForm.tsx";
import { Obstacles } from "./Obstacles.tsx";
import { PointSettingsForm } from "./PointSettingsForm.tsx";

const meta: Meta = { title: "Back office/Points", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const SpeaksAgainst: Story = {
  render: () => (
    <Obstacles
      against={[
        { rule: "account.age", accounts: [], offers: [] },
        {
          rule: "linked.account",
          accounts: ["averyveryverylongusernamethatisallowed", "harbour70"],
          offers: ["Wireless headphones", "Lantern"],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    // each rule is named, with the accounts that it is about.
    await expect(canvas.getByText(/younger than the rules of points ask for/)).toBeVisible();
    await expect(canvas.getByText(/harbour70\. Redeemed there: Wireless headphones, Lantern\./)).toBeVisible();
  },
};

export const Rules: Story = {
  render: () => <PointSettingsForm opened={sampleSettings} current={sampleSettings} onSaved={nothing} />,
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole("textbox", { name: /How many days old/ });
    await userEvent.clear(days);
    await userEvent.type(days, "366");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Accounts of one person/ }), "Count as one");
    await userEvent.click(canvas.getByRole("button", { name: "Change the rules" }));
    await expect(days).toHaveAccessibleDescription(/A whole number from 0 to 365\./);
  },
};

export const Correction: Story = {
  render: () => (
    <CorrectPointsForm
      member={{ id: "01900000-0000-7000-8000-000000000002", username: "averyveryverylongusernamethatisallowed" }}
      onClose={nothing}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    // what is no number of points is told at its field before anything is sent.
    await userEvent.type(canvas.getByRole("textbox", { name: "Points" }), "1.5");
    await userEvent.type(canvas.getByRole("textbox", { name: "Why" }), "the round was lost");
    await userEvent.click(canvas.getByRole("button", { name: "Correct" }));
    await expect(canvas.getByRole("textbox", { name: "Points" })).toHaveAccessibleDescription(
      /A whole number such as 250/,
    );
  },
};
