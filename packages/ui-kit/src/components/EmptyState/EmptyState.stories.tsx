import type { Meta, StoryObj } from "@storybook/react-vite";
import { statePictures } from "../../styles/statePictures.ts";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta: Meta<typeof EmptyState> = {
  title: "States/EmptyState",
  component: EmptyState,
  args: { picture: "search", title: "No games found", children: "Try another name or another vendor." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every situation, in the pictures of the toolbar's brand. */
export const Situations: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))" }}>
      {statePictures.map((picture) => (
        <EmptyState key={picture} picture={picture} title={picture} />
      ))}
    </div>
  ),
};

export const WithAction: Story = { args: { action: <Button look="primary">Show popular games</Button> } };

export const AsPage: Story = {
  args: {
    level: 1,
    picture: "maintenance",
    title: "System maintenance",
    children: "We are back soon.",
    action: <Button look="primary">Contact us</Button>,
  },
};

export const LongText: Story = { args: { title: hardTexts.unbroken, children: hardTexts.long } };

export const RightToLeft: Story = { args: { title: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
