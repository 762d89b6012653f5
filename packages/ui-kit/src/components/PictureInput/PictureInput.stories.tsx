import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Badge } from "../Badge/Badge.tsx";
import { PictureInput } from "./PictureInput.tsx";

const meta: Meta<typeof PictureInput> = {
  title: "Forms/PictureInput",
  component: PictureInput,
  args: { label: "Front of your card", hint: "PNG or JPEG, at most 5 MB", onChoose: () => {} },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Uploaded: Story = { args: { done: <Badge tone="success">Uploaded: card.jpg</Badge> } };

export const Refused: Story = { args: { error: "The picture is larger than 5 MB." } };

export const Busy: Story = { args: { busy: true } };

export const RightToLeft: Story = { args: { label: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
