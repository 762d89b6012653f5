import { BalanceChip, Button, Drawer, MoneyField, RadioGroup, Sheet, Switch, Text, notify } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen } from "storybook/test";
import { styled } from "styled-components";

const Stack = styled.div`display: grid; gap: 20px;`;
const Quick = styled.div`display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; > button { padding-inline: 4px; }`;

const amounts = [
  ["100000", "100k"],
  ["200000", "200k"],
  ["500000", "500k"],
  ["1000000", "1M"],
] as const;
const ways = [
  { value: "bank", label: "Bank transfer", detail: "A few minutes" },
  { value: "qr", label: "QR payment", detail: "At once" },
  { value: "coin", label: "Coins", detail: "Not today", disabled: true },
];

/** A deposit as a sheet: from below on a phone, at the edge on a desk. */
function Cashier({ view }: { readonly view: "deposit" | "filters" }): ReactNode {
  const [amount, setAmount] = useState("");
  const [way, setWay] = useState("bank");
  const nothing = (): undefined => undefined;
  if (view === "filters")
    return (
      <Drawer title="Filters" open onClose={nothing} side="end" actions={<Button look="primary">Show 84 games</Button>}>
        <Switch label="Hot games only" />
        <Switch label="Free play" defaultChecked />
      </Drawer>
    );
  return (
    <Sheet
      title="Deposit"
      open
      onClose={nothing}
      actions={
        <Button
          look="primary"
          size="large"
          wide
          disabled={amount === ""}
          onClick={() => notify("On its way", { tone: "success" })}
        >
          Continue
        </Button>
      }
    >
      <Stack>
        <BalanceChip label="Balance" amount="1234567.5" currency="₫" onRefresh={nothing} />
        <div>
          <MoneyField
            label="Amount"
            currency="₫"
            value={amount}
            onChange={setAmount}
            limits={{ min: "50000", max: "100000000", toText: (min, max) => `From ${min} to ${max}` }}
          />
        </div>
        <Quick role="group" aria-label="Quick amounts">
          {amounts.map(([value, words]) => (
            <Button key={value} onClick={() => setAmount(value)} look={value === amount ? "primary" : "secondary"}>
              {words}
            </Button>
          ))}
        </Quick>
        <RadioGroup label="Pay by" options={ways} value={way} onChange={setWay} />
        <Text size="label" tone="muted">
          Deposits are free. You confirm the amount in the next step.
        </Text>
      </Stack>
    </Sheet>
  );
}

const meta: Meta<typeof Cashier> = {
  title: "Compositions/Cashier",
  component: Cashier,
  args: { view: "deposit" },
  parameters: { layout: "fullscreen" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "500k" }));
    await expect(screen.getByRole("textbox", { name: "Amount" })).toHaveValue("500,000");
    await expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const Filters: Story = { args: { view: "filters" } };
