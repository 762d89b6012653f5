import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Modal } from "./Modal.tsx";

const meta: Meta<typeof Modal> = {
  title: "Dialogs/Modal",
  component: Modal,
  args: {
    title: "Log in",
    open: true,
    onClose: () => undefined,
    children: <TextField label="Username" autoComplete="username" required />,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = { args: { actions: <Button look="primary">Log in</Button> } };

export const Locked: Story = { args: { locked: true, title: "Change your password" } };

export const Wide: Story = { args: { size: "wide" } };

export const LongText: Story = { args: { title: hardTexts.unbroken, children: `${hardTexts.long} `.repeat(40) } };

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const RightToLeft: Story = { args: { title: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
