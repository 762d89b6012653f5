import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hero } from "./Hero.tsx";
import { SideHero } from "./SideHero.tsx";

const meta: Meta<typeof Hero> = {
  title: "Lobby/Hero",
  component: Hero,
  args: {
    label: "Offers",
    slides: [
      {
        key: "a",
        image: "/img/banners/0.svg",
        title: "Weekend missions",
        text: "Finish five and open the chest.",
        href: "/promotions",
      },
      { key: "b", image: "/img/banners/1.svg", title: "Own games, fair by proof" },
      { key: "c", image: "/img/banners/2.svg", title: "New this week" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  args: {
    slides: [
      {
        key: "b",
        image: "/img/banners/2.svg",
        title: "Own games, fair by proof",
        text: "Every spin can be checked afterwards.",
      },
    ],
  },
};

export const LongTitle: Story = {
  args: {
    slides: [
      {
        key: "b",
        image: "/img/banners/1.svg",
        title: "A headline that a translator could not make any shorter than this one here",
        text: "And a second sentence that says what it is about.",
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const Side: Story = { render: ({ label, slides }) => <SideHero label={label} slides={slides.slice(1)} /> };
