import type { Meta, StoryObj } from "@storybook/react-vite";
import { OfflineIcon } from "../Icon/icons.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta: Meta<typeof ErrorState> = { title: "States/ErrorState", component: ErrorState, args: { title: "The games did not load", children: "Check your connection and try again.", onRetry: () => undefined } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { picture: OfflineIcon, title: "You are offline" } };

export const Busy: Story = { args: { busy: true } };
