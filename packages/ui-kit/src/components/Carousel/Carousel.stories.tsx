import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Carousel } from "./Carousel.tsx";

const meta: Meta<typeof Carousel> = {
  title: "Lobby/Carousel",
  component: Carousel,
  args: {
    label: "News",
    slides: ["One", "Two", "Three"].map((name) => ({
      key: name,
      content: (
        <Card aria-label={name} style={{ minBlockSize: 160 }}>
          {name}
        </Card>
      ),
    })),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { slides: [{ key: "one", content: <Card aria-label="One">One</Card> }] } };

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pause slides" }, { timeout: 5000 }));
    await expect(canvas.getByRole("button", { name: "Play slides" })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
