import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { SearchIcon, MaintenanceIcon } from "../Icon/icons.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta: Meta<typeof EmptyState> = { title: "States/EmptyState", component: EmptyState, args: { picture: SearchIcon, title: "No games found", children: "Try another name or another vendor." } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = { args: { action: <Button look="primary">Show popular games</Button> } };

export const AsPage: Story = { args: { level: 1, picture: MaintenanceIcon, title: "System maintenance", children: "We are back soon.", action: <Button look="primary">Contact us</Button> } };

export const LongText: Story = { args: { title: hardTexts.unbroken, children: hardTexts.long } };

export const RightToLeft: Story = { args: { title: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
