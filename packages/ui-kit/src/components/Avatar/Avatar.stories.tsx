import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta: Meta<typeof Avatar> = { title: "Pictures/Avatar", component: Avatar };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: "/img/avatars/7.svg" } };

export const Large: Story = { args: { src: "/img/avatars/7.svg", size: "large" } };

export const Broken: Story = { args: { src: "/img/avatars/missing.svg" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
