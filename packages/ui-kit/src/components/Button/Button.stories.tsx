import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlayIcon } from "../Icon/icons.ts";
import { Button } from "./Button.tsx";

const meta: Meta<typeof Button> = { title: "Actions/Button", component: Button, args: { children: "Register" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { look: "primary" } };

export const Accent: Story = { args: { look: "accent" } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { look: "quiet" } };

export const Danger: Story = { args: { look: "danger", children: "Log out" } };

export const Small: Story = { args: { look: "primary", size: "small" } };

export const Large: Story = { args: { look: "primary", size: "large", icon: <PlayIcon size="1em" /> } };

export const Wide: Story = { args: { look: "primary", wide: true } };

export const Disabled: Story = { args: { look: "primary", disabled: true } };

export const Busy: Story = { args: { look: "primary", busy: true } };

export const LongText: Story = { args: { look: "primary", children: "A name that needs much more room than anyone thought it would, in another language" } };
