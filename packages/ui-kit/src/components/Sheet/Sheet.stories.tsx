import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { Sheet } from "./Sheet.tsx";

const meta: Meta<typeof Sheet> = {
  title: "Dialogs/Sheet",
  component: Sheet,
  args: {
    title: "Deposit",
    open: true,
    onClose: fn(),
    actions: <Button look="primary">Continue</Button>,
    children: <MoneyField label="Amount" currency="₫" value="500000" onChange={() => undefined} />,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const LongText: Story = {
  args: { title: hardTexts.long, children: hardTexts.unbroken },
  globals: { viewport: { value: "w360" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
